"""What CPython finds when it looks back: records as JSON on the input, analyses on the output."""

import json
import sys

from renard.coach import analyse
from renard.coach.as_json import analysis_json
from renard.record.format import parse

asked = json.load(sys.stdin)
answers = []
for record in asked["records"]:
    analysis = analyse(parse(json.dumps(record)), throws=asked["throws"])
    answers.append(analysis_json(analysis, {found.seat: [] for found in analysis.seats}))
    for seat, found in zip(answers[-1]["seats"], analysis.seats, strict=True):
        seat["costliest"] = [one.event for one in found.costliest]
json.dump(answers, sys.stdout)
