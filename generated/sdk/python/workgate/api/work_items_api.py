# Generated from the contract by openapi-generator; change contracts/ instead.


from __future__ import annotations

import datetime  # noqa: F401
from collections.abc import AsyncIterator, Iterator, Sequence

from typing_extensions import Unpack

from workgate import models
from workgate.pages import pages, pages_async
from workgate.transport import ApiResponse, AsyncTransport, CallOptions, OperationRequest, Transport


class WorkItemsApi:
    """Made by the client; see `Workgate`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        body: models.WorkItemCreateRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WorkItem:
        """Create a WorkItem.

        Opens a WorkItem with status `new`. An `initial_message` becomes the first message of its conversation, and
        its `external_message_id` the `source_reference` for finding the WorkItem again.

        :param idempotency_key: A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
            same key and payload has no second effect; another payload is refused with 422.
        :raises WorkgateError: see its subclasses
        """
        response = self.create_with_response(
            body,
            idempotency_key=idempotency_key,
            **options,
        )
        return response.data

    def create_with_response(
        self,
        body: models.WorkItemCreateRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WorkItem]:
        """As `create`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/work-items",
                headers={
                    "Idempotency-Key": idempotency_key,
                },
                content_type="application/json",
                body=body,
            ),
            models.WorkItem,
            options,
        )

    def get(
        self,
        work_item_id: str,
        *,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WorkItem:
        """Get a WorkItem.

        Answers 304 without a body if `If-None-Match` names the current version.

        :param work_item_id: Identifier of the WorkItem.
        :param if_none_match: Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
        :raises WorkgateError: see its subclasses
        """
        response = self.get_with_response(
            work_item_id,
            if_none_match=if_none_match,
            **options,
        )
        return response.data

    def get_with_response(
        self,
        work_item_id: str,
        *,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WorkItem]:
        """As `get`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/work-items/{work_item_id}",
                path_params={
                    "work_item_id": work_item_id,
                },
                headers={
                    "If-None-Match": if_none_match,
                },
            ),
            models.WorkItem,
            options,
        )

    def list(
        self,
        *,
        status: models.WorkItemStatusFilter | None = None,
        tag: str | None = None,
        channel: models.WorkItemChannel | None = None,
        priority: models.WorkItemPriority | None = None,
        contact_email: str | None = None,
        source_reference: str | None = None,
        pack_key: str | None = None,
        queue_key: str | None = None,
        assignee: str | None = None,
        updated_since: datetime.datetime | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WorkItemPage:
        """List WorkItems.

        Newest first (`created_at`, then `work_item_id`). With `updated_since`: in order of change, oldest change
        first, so that a client can follow. Pages stay stable while WorkItems are added.
        
        Besides `status` and `assignee`, at most one of `tag`, `channel`, `priority`, `contact_email`,
        `source_reference`, `pack_key` and `updated_since` may be given; `queue_key` with `pack_key` only.

        :param status: Only WorkItems in this state. The aliases `pending` and `waiting` (`waiting_on_customer`), `done`
            (`resolved`), `canceled` (`cancelled`) and `active` (`open`) are accepted too.
        :param tag: Only WorkItems that carry this tag.
        :param channel: Only WorkItems that came by this channel.
        :param priority: Only WorkItems of this priority.
        :param contact_email: Only WorkItems of the contact with this e-mail address. Case does not matter, nor if an international domain
            is in its ASCII form.
        :param source_reference: Only WorkItems whose initial message had this `external_message_id`.
        :param pack_key: Only WorkItems of this pack.
        :param queue_key: Only WorkItems of this queue of the pack that `pack_key` names.
        :param assignee: Only WorkItems that this member works on, or, with `none`, those that nobody works on.
        :param updated_since: Only WorkItems changed at or after this time (RFC 3339).
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = self.list_with_response(
            status=status,
            tag=tag,
            channel=channel,
            priority=priority,
            contact_email=contact_email,
            source_reference=source_reference,
            pack_key=pack_key,
            queue_key=queue_key,
            assignee=assignee,
            updated_since=updated_since,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    def list_with_response(
        self,
        *,
        status: models.WorkItemStatusFilter | None = None,
        tag: str | None = None,
        channel: models.WorkItemChannel | None = None,
        priority: models.WorkItemPriority | None = None,
        contact_email: str | None = None,
        source_reference: str | None = None,
        pack_key: str | None = None,
        queue_key: str | None = None,
        assignee: str | None = None,
        updated_since: datetime.datetime | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WorkItemPage]:
        """As `list`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/work-items",
                query={
                    "status": status,
                    "tag": tag,
                    "channel": channel,
                    "priority": priority,
                    "contact_email": contact_email,
                    "source_reference": source_reference,
                    "pack_key": pack_key,
                    "queue_key": queue_key,
                    "assignee": assignee,
                    "updated_since": updated_since,
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.WorkItemPage,
            options,
        )

    def all_work_items(
        self,
        *,
        status: models.WorkItemStatusFilter | None = None,
        tag: str | None = None,
        channel: models.WorkItemChannel | None = None,
        priority: models.WorkItemPriority | None = None,
        contact_email: str | None = None,
        source_reference: str | None = None,
        pack_key: str | None = None,
        queue_key: str | None = None,
        assignee: str | None = None,
        updated_since: datetime.datetime | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.WorkItem]:
        """List WorkItems: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list`.
        """

        def fetch(token: str | None) -> tuple[Sequence[models.WorkItem], str | None]:
            page = self.list(
                status=status,
                tag=tag,
                channel=channel,
                priority=priority,
                contact_email=contact_email,
                source_reference=source_reference,
                pack_key=pack_key,
                queue_key=queue_key,
                assignee=assignee,
                updated_since=updated_since,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.work_items, page.next_page_token

        return pages(page_token, fetch)

    def search(
        self,
        *,
        q: str | None = None,
        status: str | None = None,
        priority: str | None = None,
        channel: str | None = None,
        pack_key: str | None = None,
        queue_key: str | None = None,
        tag: str | None = None,
        contact_email: str | None = None,
        assignee: str | None = None,
        created_since: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        overdue: bool | None = None,
        due_before: datetime.datetime | None = None,
        order: models.WorkItemOrder | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.FoundWorkItemsPage:
        """Search WorkItems.

        WorkItems that match everything given, newest first unless `order` says otherwise. `q` is words that must all
        occur in the WorkItem: its subject, messages, contact, tags, ids and references; for keys with the scope
        `work.actions`, also its proposals. Case and diacritics are ignored. New text can be found within moments.
        
        A request scans a bounded number of WorkItems. So a page can hold less than `limit`, or nothing, and still be
        followed by more: go on with `next_page_token`. `searched_since` says how far the search has come.

        :param q: Words that must all occur; at least one letter or digit.
        :param status: Only these states, comma-separated.
        :param priority: Only these priorities, comma-separated.
        :param channel: Only these channels, comma-separated.
        :param pack_key: Only WorkItems of this pack.
        :param queue_key: Only WorkItems of this queue of the pack that `pack_key` names.
        :param tag: Only WorkItems that carry this tag.
        :param contact_email: Only WorkItems of the contact with this e-mail address. Case does not matter, nor if an international domain
            is in its ASCII form.
        :param assignee: Only WorkItems that this member works on, or, with `none`, those that nobody works on.
        :param created_since: Only WorkItems opened at or after this time (RFC 3339).
        :param created_before: Only WorkItems opened before this time (RFC 3339).
        :param overdue: `true` shows only WorkItems that are overdue and have not ended.
        :param due_before: Only WorkItems that are due before this time (RFC 3339) and have not ended.
        :param order: Sort order; `newest` if left out. `last_changed` and `due` cannot be combined with `q`.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = self.search_with_response(
            q=q,
            status=status,
            priority=priority,
            channel=channel,
            pack_key=pack_key,
            queue_key=queue_key,
            tag=tag,
            contact_email=contact_email,
            assignee=assignee,
            created_since=created_since,
            created_before=created_before,
            overdue=overdue,
            due_before=due_before,
            order=order,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    def search_with_response(
        self,
        *,
        q: str | None = None,
        status: str | None = None,
        priority: str | None = None,
        channel: str | None = None,
        pack_key: str | None = None,
        queue_key: str | None = None,
        tag: str | None = None,
        contact_email: str | None = None,
        assignee: str | None = None,
        created_since: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        overdue: bool | None = None,
        due_before: datetime.datetime | None = None,
        order: models.WorkItemOrder | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.FoundWorkItemsPage]:
        """As `search`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/work-items/search",
                query={
                    "q": q,
                    "status": status,
                    "priority": priority,
                    "channel": channel,
                    "pack_key": pack_key,
                    "queue_key": queue_key,
                    "tag": tag,
                    "contact_email": contact_email,
                    "assignee": assignee,
                    "created_since": created_since,
                    "created_before": created_before,
                    "overdue": overdue,
                    "due_before": due_before,
                    "order": order,
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.FoundWorkItemsPage,
            options,
        )

    def all_found(
        self,
        *,
        q: str | None = None,
        status: str | None = None,
        priority: str | None = None,
        channel: str | None = None,
        pack_key: str | None = None,
        queue_key: str | None = None,
        tag: str | None = None,
        contact_email: str | None = None,
        assignee: str | None = None,
        created_since: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        overdue: bool | None = None,
        due_before: datetime.datetime | None = None,
        order: models.WorkItemOrder | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.WorkItem]:
        """Search WorkItems: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `search`.
        """

        def fetch(token: str | None) -> tuple[Sequence[models.WorkItem], str | None]:
            page = self.search(
                q=q,
                status=status,
                priority=priority,
                channel=channel,
                pack_key=pack_key,
                queue_key=queue_key,
                tag=tag,
                contact_email=contact_email,
                assignee=assignee,
                created_since=created_since,
                created_before=created_before,
                overdue=overdue,
                due_before=due_before,
                order=order,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.found, page.next_page_token

        return pages(page_token, fetch)

    def update(
        self,
        work_item_id: str,
        body: models.WorkItemUpdateRequest,
        *,
        if_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WorkItem:
        """Update a WorkItem.

        A JSON merge patch (RFC 7396): absent fields stay, `null` fields are removed. A patch that changes nothing
        returns the WorkItem with its version unchanged.
        
        `new`, `open`, `in_progress` and `waiting_on_customer` can change to each other (never back to `new`) and to
        `resolved`, `cancelled`, `rejected` and `failed`; `resolved` only to `closed`. `waiting_on_approval` is set by
        action proposals, and left by them or for one of these four. Any other change is refused with 409
        `invalid_state`.
        
        Ended work has no more effects: the patch that ends it sets all its action proposals that are not being
        executed to `cancelled`. This is refused with 409 `invalid_state`, naming the proposal, if the key lacks the
        scope `work.actions`, or if the caller could not cancel an approved one.

        :param work_item_id: Identifier of the WorkItem.
        :param if_match: Change the WorkItem only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its
            weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/"3"` or
            `"3-gzip"`.
        :raises WorkgateError: see its subclasses
        """
        response = self.update_with_response(
            work_item_id,
            body,
            if_match=if_match,
            **options,
        )
        return response.data

    def update_with_response(
        self,
        work_item_id: str,
        body: models.WorkItemUpdateRequest,
        *,
        if_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WorkItem]:
        """As `update`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "PATCH",
                "/api/v1/public/work-items/{work_item_id}",
                path_params={
                    "work_item_id": work_item_id,
                },
                headers={
                    "If-Match": if_match,
                },
                content_type="application/merge-patch+json",
                body=body,
            ),
            models.WorkItem,
            options,
        )


class AsyncWorkItemsApi:
    """Made by the client; see `AsyncWorkgate`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def create(
        self,
        body: models.WorkItemCreateRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WorkItem:
        """Create a WorkItem.

        Opens a WorkItem with status `new`. An `initial_message` becomes the first message of its conversation, and
        its `external_message_id` the `source_reference` for finding the WorkItem again.

        :param idempotency_key: A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
            same key and payload has no second effect; another payload is refused with 422.
        :raises WorkgateError: see its subclasses
        """
        response = await self.create_with_response(
            body,
            idempotency_key=idempotency_key,
            **options,
        )
        return response.data

    async def create_with_response(
        self,
        body: models.WorkItemCreateRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WorkItem]:
        """As `create`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/work-items",
                headers={
                    "Idempotency-Key": idempotency_key,
                },
                content_type="application/json",
                body=body,
            ),
            models.WorkItem,
            options,
        )

    async def get(
        self,
        work_item_id: str,
        *,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WorkItem:
        """Get a WorkItem.

        Answers 304 without a body if `If-None-Match` names the current version.

        :param work_item_id: Identifier of the WorkItem.
        :param if_none_match: Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
        :raises WorkgateError: see its subclasses
        """
        response = await self.get_with_response(
            work_item_id,
            if_none_match=if_none_match,
            **options,
        )
        return response.data

    async def get_with_response(
        self,
        work_item_id: str,
        *,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WorkItem]:
        """As `get`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/work-items/{work_item_id}",
                path_params={
                    "work_item_id": work_item_id,
                },
                headers={
                    "If-None-Match": if_none_match,
                },
            ),
            models.WorkItem,
            options,
        )

    async def list(
        self,
        *,
        status: models.WorkItemStatusFilter | None = None,
        tag: str | None = None,
        channel: models.WorkItemChannel | None = None,
        priority: models.WorkItemPriority | None = None,
        contact_email: str | None = None,
        source_reference: str | None = None,
        pack_key: str | None = None,
        queue_key: str | None = None,
        assignee: str | None = None,
        updated_since: datetime.datetime | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WorkItemPage:
        """List WorkItems.

        Newest first (`created_at`, then `work_item_id`). With `updated_since`: in order of change, oldest change
        first, so that a client can follow. Pages stay stable while WorkItems are added.
        
        Besides `status` and `assignee`, at most one of `tag`, `channel`, `priority`, `contact_email`,
        `source_reference`, `pack_key` and `updated_since` may be given; `queue_key` with `pack_key` only.

        :param status: Only WorkItems in this state. The aliases `pending` and `waiting` (`waiting_on_customer`), `done`
            (`resolved`), `canceled` (`cancelled`) and `active` (`open`) are accepted too.
        :param tag: Only WorkItems that carry this tag.
        :param channel: Only WorkItems that came by this channel.
        :param priority: Only WorkItems of this priority.
        :param contact_email: Only WorkItems of the contact with this e-mail address. Case does not matter, nor if an international domain
            is in its ASCII form.
        :param source_reference: Only WorkItems whose initial message had this `external_message_id`.
        :param pack_key: Only WorkItems of this pack.
        :param queue_key: Only WorkItems of this queue of the pack that `pack_key` names.
        :param assignee: Only WorkItems that this member works on, or, with `none`, those that nobody works on.
        :param updated_since: Only WorkItems changed at or after this time (RFC 3339).
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = await self.list_with_response(
            status=status,
            tag=tag,
            channel=channel,
            priority=priority,
            contact_email=contact_email,
            source_reference=source_reference,
            pack_key=pack_key,
            queue_key=queue_key,
            assignee=assignee,
            updated_since=updated_since,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    async def list_with_response(
        self,
        *,
        status: models.WorkItemStatusFilter | None = None,
        tag: str | None = None,
        channel: models.WorkItemChannel | None = None,
        priority: models.WorkItemPriority | None = None,
        contact_email: str | None = None,
        source_reference: str | None = None,
        pack_key: str | None = None,
        queue_key: str | None = None,
        assignee: str | None = None,
        updated_since: datetime.datetime | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WorkItemPage]:
        """As `list`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/work-items",
                query={
                    "status": status,
                    "tag": tag,
                    "channel": channel,
                    "priority": priority,
                    "contact_email": contact_email,
                    "source_reference": source_reference,
                    "pack_key": pack_key,
                    "queue_key": queue_key,
                    "assignee": assignee,
                    "updated_since": updated_since,
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.WorkItemPage,
            options,
        )

    def all_work_items(
        self,
        *,
        status: models.WorkItemStatusFilter | None = None,
        tag: str | None = None,
        channel: models.WorkItemChannel | None = None,
        priority: models.WorkItemPriority | None = None,
        contact_email: str | None = None,
        source_reference: str | None = None,
        pack_key: str | None = None,
        queue_key: str | None = None,
        assignee: str | None = None,
        updated_since: datetime.datetime | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.WorkItem]:
        """List WorkItems: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list`.
        """

        async def fetch(token: str | None) -> tuple[Sequence[models.WorkItem], str | None]:
            page = await self.list(
                status=status,
                tag=tag,
                channel=channel,
                priority=priority,
                contact_email=contact_email,
                source_reference=source_reference,
                pack_key=pack_key,
                queue_key=queue_key,
                assignee=assignee,
                updated_since=updated_since,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.work_items, page.next_page_token

        return pages_async(page_token, fetch)

    async def search(
        self,
        *,
        q: str | None = None,
        status: str | None = None,
        priority: str | None = None,
        channel: str | None = None,
        pack_key: str | None = None,
        queue_key: str | None = None,
        tag: str | None = None,
        contact_email: str | None = None,
        assignee: str | None = None,
        created_since: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        overdue: bool | None = None,
        due_before: datetime.datetime | None = None,
        order: models.WorkItemOrder | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.FoundWorkItemsPage:
        """Search WorkItems.

        WorkItems that match everything given, newest first unless `order` says otherwise. `q` is words that must all
        occur in the WorkItem: its subject, messages, contact, tags, ids and references; for keys with the scope
        `work.actions`, also its proposals. Case and diacritics are ignored. New text can be found within moments.
        
        A request scans a bounded number of WorkItems. So a page can hold less than `limit`, or nothing, and still be
        followed by more: go on with `next_page_token`. `searched_since` says how far the search has come.

        :param q: Words that must all occur; at least one letter or digit.
        :param status: Only these states, comma-separated.
        :param priority: Only these priorities, comma-separated.
        :param channel: Only these channels, comma-separated.
        :param pack_key: Only WorkItems of this pack.
        :param queue_key: Only WorkItems of this queue of the pack that `pack_key` names.
        :param tag: Only WorkItems that carry this tag.
        :param contact_email: Only WorkItems of the contact with this e-mail address. Case does not matter, nor if an international domain
            is in its ASCII form.
        :param assignee: Only WorkItems that this member works on, or, with `none`, those that nobody works on.
        :param created_since: Only WorkItems opened at or after this time (RFC 3339).
        :param created_before: Only WorkItems opened before this time (RFC 3339).
        :param overdue: `true` shows only WorkItems that are overdue and have not ended.
        :param due_before: Only WorkItems that are due before this time (RFC 3339) and have not ended.
        :param order: Sort order; `newest` if left out. `last_changed` and `due` cannot be combined with `q`.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = await self.search_with_response(
            q=q,
            status=status,
            priority=priority,
            channel=channel,
            pack_key=pack_key,
            queue_key=queue_key,
            tag=tag,
            contact_email=contact_email,
            assignee=assignee,
            created_since=created_since,
            created_before=created_before,
            overdue=overdue,
            due_before=due_before,
            order=order,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    async def search_with_response(
        self,
        *,
        q: str | None = None,
        status: str | None = None,
        priority: str | None = None,
        channel: str | None = None,
        pack_key: str | None = None,
        queue_key: str | None = None,
        tag: str | None = None,
        contact_email: str | None = None,
        assignee: str | None = None,
        created_since: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        overdue: bool | None = None,
        due_before: datetime.datetime | None = None,
        order: models.WorkItemOrder | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.FoundWorkItemsPage]:
        """As `search`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/work-items/search",
                query={
                    "q": q,
                    "status": status,
                    "priority": priority,
                    "channel": channel,
                    "pack_key": pack_key,
                    "queue_key": queue_key,
                    "tag": tag,
                    "contact_email": contact_email,
                    "assignee": assignee,
                    "created_since": created_since,
                    "created_before": created_before,
                    "overdue": overdue,
                    "due_before": due_before,
                    "order": order,
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.FoundWorkItemsPage,
            options,
        )

    def all_found(
        self,
        *,
        q: str | None = None,
        status: str | None = None,
        priority: str | None = None,
        channel: str | None = None,
        pack_key: str | None = None,
        queue_key: str | None = None,
        tag: str | None = None,
        contact_email: str | None = None,
        assignee: str | None = None,
        created_since: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        overdue: bool | None = None,
        due_before: datetime.datetime | None = None,
        order: models.WorkItemOrder | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.WorkItem]:
        """Search WorkItems: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `search`.
        """

        async def fetch(token: str | None) -> tuple[Sequence[models.WorkItem], str | None]:
            page = await self.search(
                q=q,
                status=status,
                priority=priority,
                channel=channel,
                pack_key=pack_key,
                queue_key=queue_key,
                tag=tag,
                contact_email=contact_email,
                assignee=assignee,
                created_since=created_since,
                created_before=created_before,
                overdue=overdue,
                due_before=due_before,
                order=order,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.found, page.next_page_token

        return pages_async(page_token, fetch)

    async def update(
        self,
        work_item_id: str,
        body: models.WorkItemUpdateRequest,
        *,
        if_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WorkItem:
        """Update a WorkItem.

        A JSON merge patch (RFC 7396): absent fields stay, `null` fields are removed. A patch that changes nothing
        returns the WorkItem with its version unchanged.
        
        `new`, `open`, `in_progress` and `waiting_on_customer` can change to each other (never back to `new`) and to
        `resolved`, `cancelled`, `rejected` and `failed`; `resolved` only to `closed`. `waiting_on_approval` is set by
        action proposals, and left by them or for one of these four. Any other change is refused with 409
        `invalid_state`.
        
        Ended work has no more effects: the patch that ends it sets all its action proposals that are not being
        executed to `cancelled`. This is refused with 409 `invalid_state`, naming the proposal, if the key lacks the
        scope `work.actions`, or if the caller could not cancel an approved one.

        :param work_item_id: Identifier of the WorkItem.
        :param if_match: Change the WorkItem only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its
            weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/"3"` or
            `"3-gzip"`.
        :raises WorkgateError: see its subclasses
        """
        response = await self.update_with_response(
            work_item_id,
            body,
            if_match=if_match,
            **options,
        )
        return response.data

    async def update_with_response(
        self,
        work_item_id: str,
        body: models.WorkItemUpdateRequest,
        *,
        if_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WorkItem]:
        """As `update`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "PATCH",
                "/api/v1/public/work-items/{work_item_id}",
                path_params={
                    "work_item_id": work_item_id,
                },
                headers={
                    "If-Match": if_match,
                },
                content_type="application/merge-patch+json",
                body=body,
            ),
            models.WorkItem,
            options,
        )
