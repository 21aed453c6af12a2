"""Grid: cross a free box that shows the number."""
