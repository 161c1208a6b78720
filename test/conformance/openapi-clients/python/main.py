"""The client program for test/conformance/openapi-clients.ts, with openapi-python-client."""

import json
import os

from workgate_public_api_client.api.work_items import create_work_item, get_work_item, list_work_items
from workgate_public_api_client.client import AuthenticatedClient
from workgate_public_api_client.models import (
    ErrorResponse,
    WorkItem,
    WorkItemCreateRequest,
    WorkItemPage,
    WorkItemPriority,
)


def connect(url: str) -> AuthenticatedClient:
    return AuthenticatedClient(url, os.environ["WORKGATE_API_KEY"], prefix="", auth_header_name="X-Api-Key")


def tell(step: str, **facts: object) -> None:
    print(json.dumps({"step": step, **facts}))


def use(now: AuthenticatedClient, future: AuthenticatedClient) -> None:
    tag = os.environ["WORKGATE_TAG"]

    wanted = WorkItemCreateRequest("By a generated client", priority=WorkItemPriority.HIGH, tags=[tag])
    item = create_work_item.sync(client=now, body=wanted)
    assert isinstance(item, WorkItem)
    tell("create", work_item_id=item.work_item_id, status=item.status, priority=item.priority)

    page = list_work_items.sync(client=now, tag=tag)
    assert isinstance(page, WorkItemPage)
    tell("list", ids=[one.work_item_id for one in page.work_items])

    later = get_work_item.sync(item.work_item_id, client=future)
    assert isinstance(later, WorkItem)
    tell("future", status=later.status, priority=later.priority, channel=later.channel)

    refused = create_work_item.sync_detailed(client=now, body=WorkItemCreateRequest(""))
    assert isinstance(refused.parsed, ErrorResponse)
    error = refused.parsed.error
    fields = [detail.field for detail in error.details or []]
    tell("error", status=refused.status_code, type=error.type_, code=error.code, fields=fields)


with connect(os.environ["WORKGATE_BASE_URL"]) as now, connect(os.environ["WORKGATE_FUTURE_URL"]) as future:
    use(now, future)
