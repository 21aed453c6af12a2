"""What people keep here besides their devices, so that two devices can be merged without loss."""
