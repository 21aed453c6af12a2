"""What can be wrong with a record."""


class Fault(ValueError):
    """What is wrong with a record, and at which event (from 1; 0: not at one)."""

    def __init__(self, event: int, reason: str) -> None:
        super().__init__(f"event {event}: {reason}" if event else reason)
        self.event = event
        self.reason = reason
