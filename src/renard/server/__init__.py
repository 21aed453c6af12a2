"""Tables for people elsewhere: HTTP for tables, sheets and records, a WebSocket for play."""
