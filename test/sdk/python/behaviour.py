"""Tests retries, timeouts, cancellation and models against a server whose responses the test sets."""

from __future__ import annotations

import asyncio
import datetime
import email.utils
import json
import threading
import time
import unittest
from collections.abc import Callable, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pydantic

from workgate import (
    ActionProposalCreateRequest,
    ActionProposalExecuteRequest,
    ApiError,
    AsyncWorkgate,
    CommerceRefundPayload,
    InternalError,
    InvalidResponseError,
    NetworkError,
    NotModifiedError,
    RequestTimeoutError,
    UnavailableError,
    Workgate,
    WorkgateError,
    WorkItemContactPatch,
    WorkItemCreateRequest,
    WorkItemPriority,
    WorkItemStatus,
    WorkItemUpdateRequest,
)


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.answers: list[Answer] = []
        self.arrivals: list[tuple[str, Mapping[str, str]]] = []


class Handler(BaseHTTPRequestHandler):
    server: Server

    def _serve(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length", "0")))
        self.server.arrivals.append((self.path, dict(self.headers)))
        self.server.answers.pop(0)(self)
        self.close_connection = True

    do_GET = do_POST = do_PATCH = _serve

    def log_message(self, format: str, *args: object) -> None:
        pass


Answer = Callable[[Handler], None]


def answer(status: int, text: str, kind: str = "application/json", **headers: str) -> Answer:
    def send(handler: Handler) -> None:
        handler.send_response(status)
        handler.send_header("Content-Type", kind)
        for name, value in headers.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.end_headers()
        handler.wfile.write(text.encode())

    return send


def refusal(status: int, **headers: str) -> Answer:
    kind = "rate_limited" if status == 429 else "unavailable"
    error = {"type": kind, "code": kind, "message": "Not now.", "correlation_id": "", "retryable": True}
    return answer(status, json.dumps({"error": error}), **headers)


def broken(handler: Handler) -> None:
    pass


def silent(handler: Handler) -> None:
    time.sleep(1)


NOW = {"Retry_After": "0"}
EMPTY = answer(200, '{"work_items": [], "next_page_token": null}')
ITEM = answer(
    200,
    json.dumps(
        {
            "work_item_id": "wi_1",
            "subject": "One",
            "status": "new",
            "priority": "low",
            "channel": "api",
            "channel_id": None,
            "tags": [],
            "contact": None,
            "source_reference": None,
            "pack_key": "customer_support",
            "queue_key": "general",
            "assignee": None,
            "thread_id": "thr_1",
            "message_count": 0,
            "created_at": "2026-03-01T09:30:00.000Z",
            "updated_at": "2026-03-01T09:30:00.000Z",
            "due_at": None,
            "version": 1,
        }
    ),
)


class Behaviour(unittest.TestCase):
    def setUp(self) -> None:
        self.server = Server()
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/a/path/"
        self.workgate = Workgate(api_key="wg_test_key", base_url=self.address)

    def tearDown(self) -> None:
        self.workgate.close()
        self.server.shutdown()
        self.server.server_close()

    def answers(self, *answers: Answer) -> None:
        self.server.answers = list(answers)
        self.server.arrivals = []

    @property
    def arrived(self) -> int:
        return len(self.server.arrivals)

    def test_the_path_of_the_base_url_is_kept_and_queries_are_encoded(self) -> None:
        self.answers(EMPTY)
        zone = datetime.timezone(datetime.timedelta(hours=1))
        since = datetime.datetime(2026, 3, 1, 10, 30, tzinfo=zone)
        self.workgate.work_items.list(tag="a b&c", updated_since=since, priority=WorkItemPriority.LOW)
        path, headers = self.server.arrivals[0]
        query = "tag=a%20b%26c&priority=low&updated_since=2026-03-01T10%3A30%3A00%2B01%3A00"
        self.assertEqual(path.replace("+", "%20"), f"/a/path/api/v1/public/work-items?{query}")
        self.assertRegex(headers["User-Agent"], r"^workgate-python/\d")

    def test_identifiers_cannot_change_the_path(self) -> None:
        self.answers(ITEM)
        self.workgate.work_items.get("../x?y{z}")
        self.assertEqual(self.server.arrivals[0][0], "/a/path/api/v1/public/work-items/..%2Fx%3Fy%7Bz%7D")
        for identifier in ("", ".", ".."):
            self.assertRaises(ValueError, self.workgate.work_items.get, identifier)

    def test_the_callers_own_idempotency_key_is_used_for_every_attempt(self) -> None:
        self.answers(refusal(503, **NOW), ITEM)
        self.workgate.work_items.create(WorkItemCreateRequest(subject="One"), idempotency_key="mine")
        self.assertEqual([headers["Idempotency-Key"] for _, headers in self.server.arrivals], ["mine", "mine"])

    def test_retry_after_may_be_a_date(self) -> None:
        self.answers(refusal(503, Retry_After=email.utils.formatdate(time.time() + 1.1, usegmt=True)), EMPTY)
        self.workgate.work_items.list()
        self.assertEqual(self.arrived, 2)

    def test_without_retry_after_the_sdk_chooses_the_delay_and_gives_up_after_two_retries(self) -> None:
        self.answers(refusal(503), refusal(503, **NOW), refusal(503, **NOW), EMPTY)
        self.assertRaises(UnavailableError, self.workgate.work_items.list)
        self.assertEqual(self.arrived, 3)

    def test_a_retry_after_of_an_hour_is_not_waited_for(self) -> None:
        self.answers(refusal(429, Retry_After="3600"), EMPTY)
        with self.assertRaises(ApiError) as caught:
            self.workgate.work_items.list()
        self.assertEqual(caught.exception.retry_after, 3600)
        self.assertEqual(self.arrived, 1)

    def test_a_patch_is_retried_after_429_and_not_after_503(self) -> None:
        patch = WorkItemUpdateRequest(priority=WorkItemPriority.LOW)
        self.answers(refusal(429, **NOW), ITEM, refusal(503, **NOW))
        self.workgate.work_items.update("wi_1", patch, if_match='"1"')
        self.assertRaises(UnavailableError, self.workgate.work_items.update, "wi_1", patch)
        self.assertEqual(self.arrived, 3)

    def test_a_header_does_not_make_a_patch_repeatable(self) -> None:
        patch = WorkItemUpdateRequest(priority=WorkItemPriority.LOW)
        self.answers(refusal(503, **NOW), ITEM)
        with self.assertRaises(UnavailableError):
            self.workgate.work_items.update("wi_1", patch, extra_headers={"Idempotency-Key": "mine"})

    def test_executing_a_proposal_is_retried_without_an_idempotency_key(self) -> None:
        self.answers(refusal(503, **NOW), answer(200, "{}"))
        request = ActionProposalExecuteRequest(dry_run=False)
        self.assertRaises(InvalidResponseError, self.workgate.actions.execute_proposal, "prop_1", request)
        self.assertEqual(self.arrived, 2)
        self.assertNotIn("Idempotency-Key", self.server.arrivals[1][1])

    def test_a_broken_connection_is_retried_and_finally_raises_network_error(self) -> None:
        self.answers(broken, EMPTY, broken)
        self.workgate.work_items.list()
        with self.assertRaises(NetworkError) as caught:
            self.workgate.work_items.list(max_retries=0)
        self.assertIsNotNone(caught.exception.__cause__)

    def test_a_timeout_is_retried_if_this_has_no_second_effect_and_finally_raises_its_own_error(self) -> None:
        patch = WorkItemUpdateRequest(priority=WorkItemPriority.LOW)
        self.answers(silent, EMPTY, silent, silent)
        self.workgate.work_items.list(timeout=0.2)
        self.assertEqual(self.arrived, 2)
        with self.assertRaises(RequestTimeoutError):
            self.workgate.work_items.update("wi_1", patch, timeout=0.05)
        with self.assertRaises(RequestTimeoutError):
            self.workgate.work_items.list(timeout=0.05, max_retries=0)
        self.assertEqual(self.arrived, 4)

    def test_the_total_timeout_limits_the_attempts_and_the_delays_between_them(self) -> None:
        self.answers(silent, silent, silent)
        with self.assertRaises(RequestTimeoutError) as late:
            self.workgate.work_items.list(total_timeout=0.1, max_retries=10)
        self.answers(refusal(503, Retry_After="30"), EMPTY)
        with self.assertRaises(UnavailableError) as busy:
            self.workgate.work_items.list(total_timeout=10)
        self.assertEqual((late.exception.attempts, busy.exception.attempts), (1, 1))

    def test_retryable_errors_are_retried_and_others_are_not(self) -> None:
        def refused(status: int, retryable: bool) -> Answer:
            error = {"type": "conflict", "code": "conflict", "message": "No.", "correlation_id": "", "retryable": retryable}
            return answer(status, json.dumps({"error": error}))

        request = WorkItemCreateRequest(subject="One")
        self.answers(refused(408, False), refused(409, True), refused(500, True), ITEM)
        self.workgate.work_items.create(request, max_retries=3)
        self.assertEqual(len({headers["Idempotency-Key"] for _, headers in self.server.arrivals}), 1)
        for status in (409, 422, 500, 503):
            self.answers(refused(status, False), ITEM)
            self.assertRaises(ApiError, self.workgate.work_items.create, request)
            self.assertEqual(self.arrived, 1)

    def test_errors_contain_the_idempotency_key_the_request_id_and_the_attempts(self) -> None:
        self.answers(answer(201, '"nonsense"'), broken, refusal(429, **NOW), refusal(503))
        with self.assertRaises(WorkgateError) as unreadable:
            self.workgate.work_items.create(WorkItemCreateRequest(subject="One"), idempotency_key="mine")
        self.assertEqual(unreadable.exception.idempotency_key, "mine")
        self.assertEqual(unreadable.exception.request_id, self.server.arrivals[0][1]["X-Request-Id"])
        parent = {"traceparent": "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"}
        with self.assertRaises(WorkgateError) as unanswered:
            self.workgate.work_items.list(extra_headers=parent, max_retries=0)
        self.assertEqual(unanswered.exception.request_id, "4bf92f3577b34da6a3ce929d0e0e4736")
        self.assertIsNone(unanswered.exception.idempotency_key)
        with self.assertRaises(WorkgateError) as busy:
            self.workgate.work_items.list(max_retries=1)
        self.assertEqual((unanswered.exception.attempts, busy.exception.attempts), (1, 2))

    def test_cancelling_a_task_cancels_the_delay_between_attempts(self) -> None:
        async def story() -> None:
            async with AsyncWorkgate(api_key="wg_test_key", base_url=self.address) as workgate:
                listing = asyncio.create_task(workgate.work_items.list())
                while self.arrived == 0:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.2)
                listing.cancel()
                await listing

        self.answers(refusal(503, Retry_After="30"), EMPTY)
        self.assertRaises(asyncio.CancelledError, asyncio.run, story())
        self.assertEqual(self.arrived, 1)

    def test_the_asyncio_client_retries_too(self) -> None:
        async def story() -> None:
            async with AsyncWorkgate(api_key="wg_test_key", base_url=self.address) as workgate:
                await workgate.work_items.create(WorkItemCreateRequest(subject="One"))

        self.answers(refusal(503, **NOW), refusal(429, **NOW), ITEM)
        asyncio.run(story())
        self.assertEqual(len({headers["Idempotency-Key"] for _, headers in self.server.arrivals}), 1)
        self.assertEqual(self.arrived, 3)

    def test_a_304_raises_not_modified_error(self) -> None:
        self.answers(answer(304, ""))
        with self.assertRaises(NotModifiedError):
            self.workgate.work_items.get("wi_1", if_none_match='"1"')

    def test_a_page_from_a_gateway_becomes_an_error(self) -> None:
        page = answer(200, "<h1>Portal</h1>", "text/html")
        self.answers(answer(500, "<h1>Oh</h1>", "text/html"), page, answer(302, "", Location="http://127.0.0.1:1/"))
        self.assertRaises(InternalError, self.workgate.work_items.list)
        self.assertRaises(InvalidResponseError, self.workgate.work_items.list)
        self.assertRaises(InvalidResponseError, self.workgate.work_items.list)

    def test_the_response_includes_its_headers_on_request(self) -> None:
        self.answers(answer(200, '{"work_items": [], "next_page_token": null}', X_Correlation_Id="abc"))
        response = self.workgate.work_items.list_with_response(extra_headers={"X-Request-Id": "mine"})
        self.assertEqual((response.status, response.headers["X-Correlation-Id"]), (200, "abc"))
        self.assertEqual(self.server.arrivals[0][1]["X-Request-Id"], "mine")

    def test_invalid_settings_are_refused_at_once(self) -> None:
        for wrong in (
            {"api_key": ""},
            {"api_key": "wg_test_key\n"},
            {"base_url": "work.acme.com"},
            {"base_url": "https://work.acme.com?"},
            {"base_url": "https://work.acme.com#"},
            {"max_retries": 11},
            {"total_timeout": 0},
            {"timeout": 0},
        ):
            settings: dict[str, object] = {"api_key": "wg_test_key", "base_url": self.address, **wrong}
            self.assertRaises(ValueError, Workgate, **settings)
        naive = datetime.datetime(2026, 3, 1)
        self.assertRaises(ValueError, self.workgate.work_items.list, updated_since=naive)


class Models(unittest.TestCase):
    def test_a_patch_distinguishes_null_from_absent(self) -> None:
        patch = WorkItemUpdateRequest(contact=None, subject=None)
        self.assertEqual(patch.to_dict(), {"contact": None})
        nested = WorkItemUpdateRequest(contact=WorkItemContactPatch(locale=None), tags=[])
        self.assertEqual(json.loads(nested.to_json()), {"contact": {"locale": None}, "tags": []})

    def test_a_payload_is_parsed_as_the_class_of_its_type(self) -> None:
        given = {"type": "commerce_refund", "order_id": "1", "amount": "25.00", "currency": "EUR", "reason": "other"}
        request = {
            "integration_id": "int_1",
            "approval_reason": "It came twice.",
            "resource_type": "order",
            "action_operation": "commerce_refund",
            "payload": given,
        }
        proposal = ActionProposalCreateRequest.model_validate(request)
        self.assertIsInstance(proposal.payload, CommerceRefundPayload)
        self.assertEqual(proposal.to_dict(), request)

    def test_an_unknown_label_is_kept(self) -> None:
        label = WorkItemStatus("asleep")
        self.assertEqual((label, str(label), label.is_known), ("asleep", "asleep", False))
        self.assertEqual(label, WorkItemStatus("asleep"))
        self.assertTrue(WorkItemStatus("new").is_known)
        self.assertIs(WorkItemStatus("new"), WorkItemStatus.NEW)

    def test_a_request_refuses_unknown_fields(self) -> None:
        with self.assertRaises(pydantic.ValidationError):
            WorkItemCreateRequest.model_validate({"subject": "One", "subjct": "Two"})


program = unittest.main(exit=False, argv=["behaviour"], verbosity=2)
if not program.result.wasSuccessful():
    raise SystemExit(1)
print(f"passed {program.result.testsRun}")
