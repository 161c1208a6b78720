"""Repairs generated requests where the contract has rules that schemas cannot express, and adds checks of our own.

A hook changes a request only if a rule beyond the schemas would refuse it for a reason that is not under test. Such a
refusal would hide everything behind the rule.
"""

import json
import os
import re
import uuid
import zlib
from datetime import datetime, timedelta, timezone

import requests
import schemathesis
from schemathesis.generation.meta import TestPhase

LIST_FILTERS = ("tag", "channel", "priority", "contact_email", "source_reference", "updated_since", "pack_key")
CHANNELS = ("api", "email", "web_form", "web_chat", "phone", "sms", "social", "chat", "agent", "other")
ENTITY_TAGS = re.compile(r'\*|(W/)?"[!#-~]*"(\s*,\s*(W/)?"[!#-~]*")*')
ADDRESS = os.environ["WORKGATE_FUZZ_ADDRESS"]

with open(os.environ["WORKGATE_FUZZ_AUTH"], encoding="utf-8") as auth_file:
    # The first entry is the identity that schemathesis.toml names as the user.
    AUTHENTICATION = {header["name"]: header["value"] for header in json.load(auth_file)["auth"][0]["fixedHeaders"]}

with open(os.environ["WORKGATE_FUZZ_SEEDS"], encoding="utf-8") as seeds_file:
    # Data of that user's tenant: integrations, proposals in different states, an executed action, sources.
    SEEDS = json.load(seeds_file)

# Decimals by currency. The schema of a payload lists neither the currencies nor their decimals.
CURRENCIES = {"EUR": 2, "JPY": 0, "KWD": 3}
# Valid time zones. A schema would have to list the whole IANA database.
TIMEZONES = ("UTC", "Australia/Sydney", "America/Chicago", "Europe/London", "Pacific/Apia")
MAX_CURSOR = 600
# Operations that the state of their resource may forbid (409).
STATEFUL = (
    "updateWorkItem",
    "appendWorkItemMessage",
    "createActionProposal",
    "cancelActionProposal",
    "recheckActionProposal",
    "executeActionProposal",
    # A tenant may have few endpoints, some are switched off, and an endpoint runs one recovery at a time.
    "createWebhookEndpoint",
    "updateWebhookEndpoint",
    "rotateWebhookSecret",
    "recoverWebhookEndpoint",
    "replayWebhookDelivery",
    # Two sources may use the same id for different entities.
    "getDataEntity",
)


ADDRESSES = ("ada@example.com", "o'neil+tag@mail.example.org", "ada@b\u00fccher.example", "ada@xn--bcher-kva.example")


def is_positive(case):
    return case.meta is not None and case.meta.generation.mode.is_positive


def parameter_under_test(case):
    return getattr(case.meta.phase.data, "parameter", None) if case.meta is not None else None


def one_in(share, value):
    """Returns True for one value in `share`, and always for the same values, so that replays see the same requests."""
    return zlib.crc32(repr(value).encode("utf-8", "surrogatepass")) % share == 0


@schemathesis.hook
def before_call(context, case, kwargs):
    repair_entity_tags(case)
    if isinstance(case.body, dict):
        agree_on_channel(case.body)
        wait_for_nothing(case.body)
    if isinstance(case.query, dict):
        keep_one_filter(case)
        ask_for_words(case)
        wait_for_nothing(case.query)
        for name in ("page_token", "cursor", "timezone"):
            if not is_positive(case) and parameter_under_test(case) not in (None, name):
                case.query.pop(name, None)
        shorten_cursor(case)
    name_a_source(case)
    if is_positive(case):
        refer_to_what_exists(case)
        put_addresses_in_order(case)
        if isinstance(case.body, dict) and "operations" in case.body:
            case.body["operations"] = ["x_close_account"]
        if isinstance(case.body, dict) and "result" in case.body:
            # The definition of the operation, not the contract, says which results are valid.
            case.body["result"] = {"closure_id": "cl_17"}
        if isinstance(case.body, dict) and "integration_id" in case.body:
            put_proposal_in_order(case.body)
        if isinstance(case.body, dict):
            put_endpoint_in_order(case.body)
            be_due_after_opening(case.body)


def put_addresses_in_order(case):
    """Uses valid addresses, because no pattern can express which international domains (IDNA) are valid."""
    if isinstance(case.query, dict) and isinstance(case.query.get("contact_email"), str):
        case.query["contact_email"] = one_of(ADDRESSES, case.query["contact_email"])
    contact = case.body.get("contact") if isinstance(case.body, dict) else None
    if isinstance(contact, dict) and isinstance(contact.get("email"), str):
        contact["email"] = one_of(ADDRESSES, contact["email"])


def be_due_after_opening(body):
    """Sets due_at to tomorrow. It must be after the opening and within ten years, but a schema has no clock."""
    if isinstance(body.get("due_at"), str):
        body["due_at"] = (datetime.now(timezone.utc) + timedelta(days=1)).isoformat(timespec="seconds")


def shorten_cursor(case):
    """Shortens a cursor that would exceed the limit of all headers (431) when percent-encoded.

    This loses nothing, because no invented cursor is valid.
    """
    cursor = case.query.get("cursor")
    if isinstance(cursor, str) and len(cursor) > MAX_CURSOR:
        case.query["cursor"] = cursor[:MAX_CURSOR]


def name_a_source(case):
    """Names a registered source. Another source is unavailable (503), which schemathesis would report as a fault."""
    given = (case.path_parameters or {}).get("source_key")
    if given is not None and (is_positive(case) or parameter_under_test(case) != "source_key"):
        case.path_parameters["source_key"] = one_of(SEEDS["source_keys"], given)


def repair_entity_tags(case):
    """Replaces invalid entity tags that are not under test.

    In its coverage phase, schemathesis 4.32 generates no valid entity tag. It sends `0` while it tests something else.
    """
    for name in ("If-Match", "If-None-Match"):
        value = case.headers.get(name)
        tests_another = parameter_under_test(case) != name and not any_header_is_under_test(case)
        if value is not None and tests_another and not ENTITY_TAGS.fullmatch(str(value)):
            case.headers[name] = '"3"'


def any_header_is_under_test(case):
    """Returns True outside the coverage phase, where any header of a negative case may be invalid on purpose."""
    return case.meta is None or case.meta.phase.name != TestPhase.COVERAGE


def keep_one_filter(case):
    """Keeps one filter, because listWorkItems accepts at most one besides status and assignee."""
    given = [name for name in LIST_FILTERS if name in case.query]
    tested = parameter_under_test(case)
    if is_positive(case) and "pack_key" not in given:
        # queue_key needs pack_key, because a queue belongs to a pack.
        case.query.pop("queue_key", None)
    if len(given) < 2 or not (is_positive(case) or tested is not None):
        return
    index = zlib.crc32(repr(sorted(case.query)).encode()) % len(given)
    kept = tested if tested in given else given[index]
    for name in given:
        if name != kept:
            del case.query[name]
    if kept != "pack_key" and (is_positive(case) or tested != "queue_key"):
        case.query.pop("queue_key", None)


def ask_for_words(case):
    """Repairs searches: q needs letters or digits and an order by opening; created_since precedes created_before."""
    if not is_positive(case):
        return
    if "q" in case.query:
        case.query["q"] = "parcel 1234"
        if case.query.get("order") in ("last_changed", "due"):
            del case.query["order"]
    if "created_since" in case.query:
        case.query.pop("created_before", None)


def wait_for_nothing(members):
    """Removes long polling. Claims and events would wait up to 30 seconds for something that never happens here."""
    if isinstance(members.get("wait_seconds"), (int, float)) and 0 < members["wait_seconds"] <= 30:
        members["wait_seconds"] = 0


def follow_what_there_is(query):
    """Uses a position that the log has reached, and known event types. Others are refused, even if well formed."""
    if "after" in query:
        query["after"] = 0
    if "types" in query:
        query["types"] = "work_item.created,proposal.*"


def agree_on_channel(body):
    """Makes initial_message.channel equal to channel (default: api). Keeps values that are not channels."""
    initial = body.get("initial_message")
    channel = body.get("channel", "api")
    if isinstance(initial, dict) and initial.get("channel") in CHANNELS and channel in CHANNELS:
        initial["channel"] = channel


def refer_to_what_exists(case):
    """Replaces most invented ids, tokens and versions by existing ones. The others test that they are refused."""
    if "after" in case.query or "types" in case.query:
        follow_what_there_is(case.query)
    if "page_token" in case.query:
        give_genuine_page_token(case)
    if "timezone" in case.query:
        case.query["timezone"] = one_of(TIMEZONES, case.query["timezone"])
    if "cursor" in case.query:
        give_genuine_cursor(case)
    if "If-Match" in case.headers and not one_in(4, (case.headers["If-Match"], case.body)):
        give_present_version(case)
    for name, known in (("proposal_id", SEEDS["proposal_ids"]), ("action_id", [SEEDS["action_id"]])):
        given = (case.path_parameters or {}).get(name)
        if given is not None and case.meta.phase.name != TestPhase.STATEFUL and not one_in(4, given):
            case.path_parameters[name] = one_of(known, given)
    if "Idempotency-Key" in case.headers:
        # A replay may return a resource that was deleted since, which schemathesis would report as a lost creation.
        kept = case.meta.phase.name != TestPhase.STATEFUL and one_in(4, (case.headers["Idempotency-Key"], case.body))
        if not kept:
            case.headers["Idempotency-Key"] = str(uuid.uuid4())


def one_of(known, given):
    return known[zlib.crc32(repr(given).encode("utf-8", "surrogatepass")) % len(known)]


def give_genuine_cursor(case):
    """Asks the service for a cursor, because a cursor is valid only for its view and filters."""
    filters = {name: value for name, value in case.query.items() if name not in ("cursor", "limit")}
    page = requests.get(url_of(case), params={**filters, "limit": 1}, headers=AUTHENTICATION, timeout=10)
    cursor = page.json().get("next_cursor")
    if cursor is None:
        del case.query["cursor"]
    else:
        case.query["cursor"] = cursor


# By type of payload: the matching kind of resource, and the matching integration of the tenant.
OPERATIONS = {
    "commerce_refund": {"resource_type": "order", "integration_id": SEEDS["integration_id"]},
    "chat_post_message": {"resource_type": "chat_channel", "integration_id": SEEDS["chat_integration_id"]},
    "x_close_account": {"resource_type": "account", "integration_id": SEEDS["webhook_integration_id"]},
}


def put_proposal_in_order(body):
    """Sets members that match the payload's type, and an amount that its currency allows. Removes supersedes."""
    payload = body["payload"]
    if payload["type"].startswith("x_"):
        payload = body["payload"] = payload_that_the_tenant_defines(payload)
    body.update(OPERATIONS[payload["type"]], action_operation=payload["type"])
    body.pop("supersedes", None)
    if payload["type"] == "commerce_refund":
        put_amount_in_order(payload)


def payload_that_the_tenant_defines(payload):
    """Returns a valid payload of an operation that the tenant defined. The contract leaves its members open."""
    number = zlib.crc32(repr(payload).encode("utf-8", "surrogatepass"))
    reason = one_of(("requested_by_customer", "inactive", "fraud"), payload)
    return {"type": "x_close_account", "account_id": f"acc_{number:010}", "reason": reason, "closes_on": "2026-03-31"}


def put_endpoint_in_order(body):
    """Uses a permitted URL, known event types, and a position that the log has reached."""
    if "url" in body:
        body["url"] = "https://hooks.example.com/workgate"
    if body.get("types"):
        body["types"] = ["work_item.created", "proposal.*"]
    if "after_sequence" in body:
        body["after_sequence"] = 0


def put_amount_in_order(payload):
    names = sorted(CURRENCIES)
    payload["currency"] = names[zlib.crc32(payload["currency"].encode()) % len(names)]
    whole, _, decimals = payload["amount"].partition(".")
    decimals = decimals[: CURRENCIES[payload["currency"]]]
    # Larger amounts cannot be counted exactly in the minor unit of the currency.
    whole = whole[:12]
    amount = f"{whole}.{decimals}" if decimals else whole
    payload["amount"] = "1" if float(amount) == 0 else amount


def url_of(case):
    return ADDRESS + case.formatted_path


def give_genuine_page_token(case):
    """Asks the service for a page token, because a page token is valid only for its filters."""
    filters = {name: value for name, value in case.query.items() if name not in ("page_token", "limit")}
    page = requests.get(url_of(case), params={**filters, "limit": 1}, headers=AUTHENTICATION, timeout=10)
    token = page.json().get("next_page_token")
    if token is None:
        del case.query["page_token"]
    else:
        case.query["page_token"] = token


def give_present_version(case):
    item = requests.get(url_of(case), headers=AUTHENTICATION, timeout=10)
    if "ETag" in item.headers:
        case.headers["If-Match"] = item.headers["ETag"]


@schemathesis.check
def error_envelope(ctx, response, case):
    """Checks that every answer from 400 has the error envelope, also for routes and methods outside the contract."""
    if response.status_code < 400:
        return
    error = response.json()["error"]
    assert {"type", "message", "code", "correlation_id", "retryable"} <= error.keys(), error
    assert [error["correlation_id"]] == response.headers["x-correlation-id"], "the correlation ids differ"


@schemathesis.check
def justified_refusal(ctx, response, case):
    """Checks that 409, 412 and 422 have their one error code, and occur only where they are possible."""
    expected = {409: "invalid_state", 412: "precondition_failed", 422: "idempotency_key_reused"}
    status = response.status_code
    if status not in expected:
        return
    assert response.json()["error"]["code"] == expected[status], response.text
    if status == 409:
        assert case.operation.definition.raw["operationId"] in STATEFUL
    if status == 412:
        assert "If-Match" in case.headers, "412 without If-Match"
    if status == 422:
        assert "Idempotency-Key" in case.headers, "422 without Idempotency-Key"
