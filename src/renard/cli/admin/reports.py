"""`renard admin reports`."""

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from renard.cli.admin.telling import SHORT, JsonOption, moment, with_json
from renard.cli.options import DatabaseOption

if TYPE_CHECKING:
    from renard.server.storage.orders import Report

ReportArgument = Annotated[str, typer.Argument(metavar="REPORT", help="A report's id.")]


def add_to(admin: typer.Typer) -> None:
    reports = typer.Typer(no_args_is_help=True, help="See what people report.")
    reports.command("list")(list_reports)
    reports.command("show")(show_report)
    reports.command("close")(close_report)
    admin.add_typer(reports, name="reports")


def list_reports(
    closed: Annotated[bool, typer.Option("--all", help="Also those that were closed.")] = False,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
) -> None:
    """List what people have reported, the latest first."""
    from renard.server.storage.administration import Administration

    found = Administration(database).reports(closed)
    with_json(as_json, [_told(one) for one in found], map(_line, found))


def _told(report: "Report") -> dict[str, Any]:
    told = {name: getattr(report, name) for name in report.__slots__}
    told["context"] = json.loads(report.context)
    return told


def _line(report: "Report") -> str:
    words = f" “{report.words}”" if report.words else ""
    outcome = f", closed: {report.outcome}" if report.closed else ""
    return (
        f"{report.id}  {moment(report.made)}  {report.why} of {report.name or '(no name)'}, "
        f"seat {report.seat} of {report.table_id}{words}{outcome}"
    )


def show_report(
    report: ReportArgument, as_json: JsonOption = False, database: DatabaseOption = None
) -> None:
    """Show a report with the table as it was then, and what can be done."""
    from renard.server.storage.administration import Administration

    found, context = Administration(database).report(report)
    lines = [_line(found), f"reported by {(found.reporter or 'nobody we know')[:SHORT]}"]
    if context:
        lines.append(f"{context['game']}, {context['pace']}, {context['version']} entries")
    for i, seat in enumerate(context.get("seats", [])):
        who = (seat["person"] or "nobody we know")[:SHORT]
        away = "" if seat["connected"] or seat["kind"] == "bot" else ", not connected"
        lines.append(f"seat {i}: {seat['name'] or seat['bot'] or '(open)'}  {who}{away}")
    entries = enumerate(context.get("entries", []), start=context.get("from", 1))
    lines += [f"{n:5}  {json.dumps(entry)}" for n, entry in entries]
    lines += ["", *_what_can_be_done(found)]
    with_json(as_json, _told(found), lines)


def _what_can_be_done(report: "Report") -> list[str]:
    table = report.table_id
    lines = [f"renard admin tables rename {table} {report.seat} NAME"]
    if report.person:
        person = report.person[:SHORT]
        lines = [f"renard admin people mute {person}", f"renard admin people ban {person} --days 7"]
    return [*lines, f"renard admin tables close {table}", f"renard admin reports close {report.id}"]


def close_report(
    report: ReportArgument,
    outcome: Annotated[str, typer.Option(help="What came of it.")] = "looked at",
    as_json: JsonOption = False,
    database: DatabaseOption = None,
) -> None:
    """Note that a report was dealt with."""
    from renard.server.storage.administration import Administration

    Administration(database).close_report(report, outcome)
    with_json(as_json, {"closed": report, "outcome": outcome}, [f"{report} closed: {outcome}"])
