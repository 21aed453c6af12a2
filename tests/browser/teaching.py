"""What there is to do in a lesson: its best choices, and its worst."""

from renard.coach.judge import Judge
from renard.table.position import sit_down


def events(course, lesson, texts):
    """What these texts say, as events."""
    game = sit_down(course.sheet, lesson.position).game
    found = []
    for text in texts:
        action = game.find(lesson.seat, text)
        found.append(game.event(lesson.seat, action))
        game.apply(lesson.seat, action)
    return found


def worst(course, lesson):
    """The first choice that loses most, as an event."""
    game = sit_down(course.sheet, lesson.position).game
    values = Judge(course.sheet, lesson.position.players).choices(game.states, lesson.seat)
    options = game.options(lesson.seat)
    entries = [action for action in values if "pick" in (options[action] or {})]
    return options[min(entries, key=lambda action: values[action])]
