"""What whoever runs the server wants: orders that are followed while it runs, and reports."""
