"""What is kept about ratings, as it is told."""

from renard.ratings.fixed import fixed_points, table_skill
from renard.ratings.results import SURE, Rating
from renard.ratings.skill import Skill, skill_alone, skill_at_tables
from renard.rules.sheet import Sheet
from renard.server.ratings.messages import (
    CurvePoint,
    RatingBot,
    RatingLine,
    RatingNow,
    SeatRated,
    SkillNow,
)
from renard.server.storage.ratings import RatedSeat, Standing


def rating_now(rating: Rating) -> RatingNow:
    return RatingNow(points=round(rating.points, 1), margin=round(rating.margin, 1))


def skill_now(skill: Skill | None) -> SkillNow | None:
    if skill is None:
        return None
    return SkillNow(
        lost=round(skill.lost, 5), margin=round(skill.margin, 5), decisions=skill.decisions
    )


def line(sheet: Sheet, standing: Standing, place: int, mine: bool) -> RatingLine:
    return RatingLine(
        place=place,
        name=standing.name,
        rating=rating_now(standing.rating),
        games=standing.games,
        mine=mine,
        table=skill_now(skill_at_tables(sheet, standing.table)),
        alone=skill_now(skill_alone(sheet, standing.alone)),
    )


def bots(sheet: Sheet) -> list[RatingBot]:
    """All bots of a game with their fixed ratings, the best first."""
    lost = table_skill(sheet)
    found = [
        RatingBot(
            bot=bot,
            rating=rating_now(rating),
            table=SkillNow(lost=lost[bot][0], margin=round(SURE * lost[bot][1], 5), decisions=0)
            if bot in lost
            else None,
        )
        for bot, rating in fixed_points(sheet, 2).items()
    ]
    return sorted(found, key=lambda bot: -bot.rating.points)


def seat_rated(seat: RatedSeat) -> SeatRated:
    return SeatRated(
        seat=seat.seat,
        bot=seat.bot,
        place=seat.place,
        points=seat.points,
        before=rating_now(seat.before),
        after=rating_now(seat.after),
        decisions=seat.decisions,
        lost=seat.lost,
    )


def curve_point(seat: RatedSeat) -> CurvePoint:
    return CurvePoint(
        table=seat.table, ended=seat.ended, place=seat.place, rating=rating_now(seat.after)
    )
