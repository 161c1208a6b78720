"""The scenario of test/sdk/story.ts with the Python SDK, in part with its client for asyncio."""

from __future__ import annotations

import asyncio
import datetime
import json
import os
import uuid
from collections.abc import Callable

from workgate import (
    ActionProposalCreateRequest,
    ActionProposalExecuteRequest,
    ApiError,
    AsyncWorkgate,
    ChatPostMessagePayload,
    CommerceRefundPayload,
    CommerceRefundResult,
    InitialMessageInput,
    MessageAppendRequest,
    MessageInput,
    ProposedCommerceRefund,
    RefundReason,
    ResourceType,
    UnknownActionResult,
    UnknownProposedAction,
    ValidationError,
    Workgate,
    WorkgateError,
    WorkItem,
    WorkItemContactInput,
    WorkItemCreateRequest,
    WorkItemPriority,
    WorkItemStatus,
    WorkItemUpdateRequest,
    etag_of,
)
from workgate.models import ActionOperation

API_KEY = os.environ["WORKGATE_API_KEY"]
TAG = os.environ["WORKGATE_TAG"]


def tell(step: str, **facts: object) -> None:
    print(json.dumps({"step": step, **facts}), flush=True)


def utc(moment: datetime.datetime) -> str:
    return moment.astimezone(datetime.timezone.utc).isoformat()


def client(url: str, key: str = API_KEY) -> Workgate:
    return Workgate(api_key=key, base_url=url)


def intake(workgate: Workgate) -> WorkItem:
    item = workgate.work_items.create(
        WorkItemCreateRequest(
            subject="SDK story",
            priority=WorkItemPriority.HIGH,
            tags=[TAG],
            contact=WorkItemContactInput(name="Ada", email="ada@example.com"),
            initial_message=InitialMessageInput(content="It came twice."),
        )
    )
    assert item.contact is not None
    tell(
        "create",
        work_item_id=item.work_item_id,
        status=item.status,
        channel_id=item.channel_id,
        contact_email=item.contact.email,
        created_at=utc(item.created_at),
    )

    for number in range(1, 5):
        workgate.work_items.create(WorkItemCreateRequest(subject=f"SDK story, {number}", tags=[TAG]))
    tell("pages", ids=[one.work_item_id for one in workgate.work_items.all_work_items(tag=TAG, limit=2)])

    workgate.messages.append(
        item.work_item_id, MessageAppendRequest(message=MessageInput(content="The order number is 1234."))
    )
    tell("message", contents=[one.content for one in workgate.messages.all_messages(item.work_item_id)])

    item = workgate.work_items.get(item.work_item_id)
    updated = workgate.work_items.update(
        item.work_item_id,
        WorkItemUpdateRequest(status=WorkItemStatus.IN_PROGRESS, contact=None),
        if_match=etag_of(item),
    )
    tell("update", status=updated.status, contact=updated.contact, priority=updated.priority)

    workgate.work_items.update(item.work_item_id, WorkItemUpdateRequest(due_at=item.created_at))
    late = workgate.work_items.all_found(tag=TAG, overdue=True)
    tell("overdue", ids=[found.work_item_id for found in late])
    return item


def refund(workgate: Workgate, item: WorkItem) -> str:
    proposal = workgate.actions.propose(
        item.work_item_id,
        ActionProposalCreateRequest(
            integration_id=os.environ["WORKGATE_INTEGRATION_ID"],
            approval_reason="It came twice.",
            resource_type=ResourceType.ORDER,
            action_operation=ActionOperation.COMMERCE_REFUND,
            payload=CommerceRefundPayload(
                order_id=os.environ["WORKGATE_ORDER_ID"],
                amount="25.00",
                currency="EUR",
                reason=RefundReason.DUPLICATE,
            ),
        ),
    )
    assert isinstance(proposal.payload, ProposedCommerceRefund)
    tell(
        "propose",
        proposal_id=proposal.proposal_id,
        status=proposal.status,
        payload_type=proposal.payload.type,
        amount=proposal.payload.amount,
    )

    tried = workgate.actions.execute_proposal(proposal.proposal_id, ActionProposalExecuteRequest(dry_run=True))
    tell("dry_run", dry_run=tried.dry_run, action=tried.action)

    done = workgate.actions.execute_proposal(proposal.proposal_id, ActionProposalExecuteRequest(dry_run=False))
    assert done.action is not None
    assert isinstance(done.action.result, CommerceRefundResult)
    tell(
        "execute",
        proposal_status=done.proposal.status,
        action_id=done.action.action_id,
        action_status=done.action.status,
        refund_id=done.action.result.refund_id,
    )

    actions = workgate.actions.all_actions(work_item_id=item.work_item_id)
    tell("actions", ids=[one.action_id for one in actions])
    return proposal.proposal_id


def introduction(workgate: Workgate) -> None:
    me = workgate.identity.me()
    assert me.owner is not None
    tell(
        "me",
        key_id=me.key.key_id,
        scopes=me.key.scopes,
        owner_id=me.owner.person_id,
        integration_ids=[one.integration_id for one in workgate.integrations.all_integrations()],
    )


def reading(workgate: Workgate, item: WorkItem) -> None:
    groups = list(workgate.data.all_groups("racing_catalog", limit=1))
    tell("view", group_ids=[one.group_id for one in groups], starts_at=utc(groups[0].events[0].starts_at))

    entries = list(workgate.evidence.all_entries(item.work_item_id, limit=2))
    packet = workgate.evidence.export_packet(item.work_item_id)
    tell("packet", entries=len(entries), payload_type=packet.to_dict()["payloadType"])


async def future(work_item_id: str, proposal_id: str) -> None:
    async with AsyncWorkgate(api_key=API_KEY, base_url=os.environ["WORKGATE_FUTURE_URL"]) as workgate:
        item = await workgate.work_items.get(work_item_id)
        actions = [one async for one in workgate.actions.all_actions(work_item_id=work_item_id)]
        proposal = await workgate.actions.get_proposal(proposal_id)
    assert item.status == "future_status"
    assert item.model_extra == {"future_field": {"nested": [1, 2]}}
    assert isinstance(proposal.payload, UnknownProposedAction)
    assert proposal.payload.type == "future_operation"
    assert isinstance(actions[0].result, UnknownActionResult)
    assert actions[0].result.model_extra == {"future_detail": {"of": "some kind"}}
    tell(
        "future",
        work_item_id=item.work_item_id,
        proposal_id=proposal.proposal_id,
        actions=len(actions),
        known=item.status.is_known,
    )


def retry() -> None:
    with client(os.environ["WORKGATE_BUSY_URL"]) as workgate:
        item = workgate.work_items.create(WorkItemCreateRequest(subject="Busy", tags=[TAG]))
        workgate.work_items.get(item.work_item_id)
    tell("retry", work_item_id=item.work_item_id)


def lost() -> None:
    url = os.environ["WORKGATE_LOST_URL"]
    for kind in ("timeout", "reset", "408", "409", "500"):
        with client(f"{url}/{kind}") as losing:
            item = losing.work_items.create(WorkItemCreateRequest(subject=f"Lost by {kind}"), timeout=2)
        tell("lost", kind=kind, work_item_id=item.work_item_id)
    given_up = WorkItemCreateRequest(subject="Given up")
    with client(f"{url}/given_up") as losing:
        try:
            losing.work_items.create(given_up, timeout=1, max_retries=0)
        except WorkgateError as error:
            key, request_id, attempts = error.idempotency_key, error.request_id, error.attempts
        item = losing.work_items.create(given_up, idempotency_key=key)
    tell("given_up", idempotency_key=key, request_id=request_id, attempts=attempts, work_item_id=item.work_item_id)


def fails(expected: str, action: Callable[[], object]) -> None:
    try:
        action()
    except ApiError as error:
        fields = [detail.field for detail in error.details] if isinstance(error, ValidationError) else []
        tell(
            "error",
            expected_code=expected,
            type=error.type,
            code=error.code,
            status=error.status,
            correlation_id=error.correlation_id,
            retryable=error.retryable,
            fields=fields,
            **{"class": type(error).__name__},
        )
    else:
        raise AssertionError(f"{expected} did not happen.")


def errors(workgate: Workgate) -> None:
    base, refusing = os.environ["WORKGATE_BASE_URL"], os.environ["WORKGATE_REFUSING_URL"]
    work_items = workgate.work_items
    item_id = work_items.create(WorkItemCreateRequest(subject="Errors", tags=[TAG])).work_item_id
    fails("validation_error", lambda: work_items.create(WorkItemCreateRequest(subject="")))
    with client(base, "wg_test_nonsense") as nobody:
        fails("authentication_error", nobody.work_items.list)
    with client(base, os.environ["WORKGATE_READ_ONLY_KEY"]) as reader:
        fails("authorization_error", lambda: reader.work_items.create(WorkItemCreateRequest(subject="Not mine")))
    fails("not_found", lambda: work_items.get("wi_01h455vb4pex5vsknk084sn02q"))
    closed = WorkItemUpdateRequest(status=WorkItemStatus.CLOSED)
    fails("invalid_state", lambda: work_items.update(item_id, closed))
    low = WorkItemUpdateRequest(priority=WorkItemPriority.LOW)
    fails("precondition_failed", lambda: work_items.update(item_id, low, if_match='"999"'))
    key = f"story-{uuid.uuid4()}"
    work_items.create(WorkItemCreateRequest(subject="One"), idempotency_key=key)
    fails(
        "idempotency_key_reused",
        lambda: work_items.create(WorkItemCreateRequest(subject="Two"), idempotency_key=key),
    )
    for code, status in (("rate_limited", 429), ("internal_error", 500), ("unavailable", 503)):
        with client(f"{refusing}/{status}") as refused:
            fails(code, refused.work_items.list)


def main() -> None:
    with client(os.environ["WORKGATE_BASE_URL"]) as workgate:
        introduction(workgate)
        item = intake(workgate)
        proposal_id = refund(workgate, item)
        payload = ChatPostMessagePayload(channel_id="C0123456789", text="Done.")
        tell("chat_payload", payload=payload.to_dict())
        reading(workgate, item)
        asyncio.run(future(item.work_item_id, proposal_id))
        retry()
        lost()
        errors(workgate)


main()
