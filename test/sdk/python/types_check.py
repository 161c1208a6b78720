"""Code that mypy must accept, and lines that it must not: an unused `type: ignore` fails too. It is never run."""

from typing_extensions import assert_never, assert_type

from workgate import (
    ActionPayload,
    ActionProposal,
    ActionResult,
    ChatPostMessagePayload,
    ChatPostMessageResult,
    CommerceRefundResult,
    UnknownActionResult,
    Workgate,
    WorkItem,
    WorkItemCreateRequest,
    WorkItemUpdateRequest,
)


def outcome(result: ActionResult) -> str:
    """Handles every member of the union, including the one for kinds of later releases."""
    if isinstance(result, CommerceRefundResult):
        return result.refund_id
    if isinstance(result, ChatPostMessageResult):
        return result.ts
    if isinstance(result, UnknownActionResult):
        return result.type
    assert_never(result)


def contact_of(item: WorkItem) -> str | None:
    return item.contact.email  # type: ignore[union-attr]


def amount_of(proposal: ActionProposal) -> str:
    return proposal.payload.amount  # type: ignore[union-attr]


def everything(workgate: Workgate) -> None:
    for item in workgate.work_items.all_work_items():
        assert_type(item, WorkItem)
    workgate.work_items.list(priority="hihg")  # type: ignore[arg-type]
    workgate.work_items.get("wi_1", retries=3)  # type: ignore[call-arg]


create = WorkItemCreateRequest()  # type: ignore[call-arg]
misspelt = WorkItemUpdateRequest(subjct="One")  # type: ignore[call-arg]
payload: ActionPayload = ChatPostMessagePayload(channel_id="C0123456789", amount="1")  # type: ignore[call-arg]
