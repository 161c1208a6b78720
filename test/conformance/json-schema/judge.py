"""Prints for each value of a corpus if it is valid for its schema: JSON Schema 2020-12 with formats, in Python."""

import json
import sys

from jsonschema import Draft202012Validator

cases = json.loads(open(json.loads(sys.argv[1])["corpus"], encoding="utf-8").read())
verdicts = []
for case in cases:
    Draft202012Validator.check_schema(case["schema"])
    validator = Draft202012Validator(case["schema"], format_checker=Draft202012Validator.FORMAT_CHECKER)
    verdicts.append([validator.is_valid(value) for value in case["values"]])
print(json.dumps(verdicts))
