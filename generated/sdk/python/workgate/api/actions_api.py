# Generated from the contract by openapi-generator; change contracts/ instead.


from __future__ import annotations

import datetime  # noqa: F401
from collections.abc import AsyncIterator, Iterator, Sequence

from typing_extensions import Unpack

from workgate import models
from workgate.pages import pages, pages_async
from workgate.transport import ApiResponse, AsyncTransport, CallOptions, OperationRequest, Transport


class ActionsApi:
    """Made by the client; see `Workgate`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def cancel_proposal(
        self,
        proposal_id: str,
        **options: Unpack[CallOptions],
    ) -> models.ActionProposal:
        """Cancel a proposal.

        Takes back a proposal that has not been executed. Cancelling a cancelled proposal changes nothing; in every
        other final state it is 409 `invalid_state`. Only its proposer, the people who are accountable for it, and
        those who may approve it cancel a proposal: 403 `authorization_error` for others. The body is not read.

        :param proposal_id: Identifier of the proposal.
        :raises WorkgateError: see its subclasses
        """
        response = self.cancel_proposal_with_response(
            proposal_id,
            **options,
        )
        return response.data

    def cancel_proposal_with_response(
        self,
        proposal_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionProposal]:
        """As `cancel_proposal`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/action-proposals/{proposal_id}/cancel",
                path_params={
                    "proposal_id": proposal_id,
                },
                idempotent=True,
            ),
            models.ActionProposal,
            options,
        )

    def execute_proposal(
        self,
        proposal_id: str,
        body: models.ActionProposalExecuteRequest,
        **options: Unpack[CallOptions],
    ) -> models.ActionProposalExecution:
        """Execute a proposal.

        Policy is asked again, on what it says now and on the payload as it is now. Then the action is executed, once:
        executing an executed proposal again answers with the same action record.
        
        With `dry_run` it says what would happen, in any state, and changes nothing: no side effect, no action record,
        no status. `outcome` says whether it would be executed, needs people first, would be refused by the provider,
        or cannot be executed, and `next` what to do; none of these is an error. Only a payload that was changed in
        the database is `payload_mismatch`.
        
        What workers carry out (an integration of the kind `pull`) passes the same checks and then waits for one: the
        answer has the proposal as it is, no `action`, and `next`. It is `executing` once a worker has taken it
        (`claimOperation`); until then it can be cancelled.
        
        Errors of an execution: `policy_denied` (403, the proposal stays as it is), `payload_mismatch` (409, it is not
        what was approved), `execution_in_progress` (409, retryable), `invalid_state` (409: its state does not allow
        it, as where it is `pending_approval`, or the provider would refuse it), `approval_required` (409: it was
        approved, but by now needs more approvals; it is `pending_approval` from then on).

        :param proposal_id: Identifier of the proposal.
        :raises WorkgateError: see its subclasses
        """
        response = self.execute_proposal_with_response(
            proposal_id,
            body,
            **options,
        )
        return response.data

    def execute_proposal_with_response(
        self,
        proposal_id: str,
        body: models.ActionProposalExecuteRequest,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionProposalExecution]:
        """As `execute_proposal`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/action-proposals/{proposal_id}/execute",
                path_params={
                    "proposal_id": proposal_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.ActionProposalExecution,
            options,
        )

    def get(
        self,
        action_id: str,
        **options: Unpack[CallOptions],
    ) -> models.Action:
        """Get an action record.

        The record of one execution.

        :param action_id: Identifier of the action record.
        :raises WorkgateError: see its subclasses
        """
        response = self.get_with_response(
            action_id,
            **options,
        )
        return response.data

    def get_with_response(
        self,
        action_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Action]:
        """As `get`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/actions/{action_id}",
                path_params={
                    "action_id": action_id,
                },
            ),
            models.Action,
            options,
        )

    def get_proposal(
        self,
        proposal_id: str,
        **options: Unpack[CallOptions],
    ) -> models.ActionProposal:
        """Get a proposal.

        The proposal as it is now, with the decisions of policy and people.

        :param proposal_id: Identifier of the proposal.
        :raises WorkgateError: see its subclasses
        """
        response = self.get_proposal_with_response(
            proposal_id,
            **options,
        )
        return response.data

    def get_proposal_with_response(
        self,
        proposal_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionProposal]:
        """As `get_proposal`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/action-proposals/{proposal_id}",
                path_params={
                    "proposal_id": proposal_id,
                },
            ),
            models.ActionProposal,
            options,
        )

    def list(
        self,
        *,
        work_item_id: str | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ActionPage:
        """List action records.

        What was executed, the newest first. Of a WorkItem that is not there, nothing was.

        :param work_item_id: Only actions of this WorkItem.
        :param limit: How many entries a page holds at most. Values above 200 are read as 200.
        :param page_token: The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = self.list_with_response(
            work_item_id=work_item_id,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    def list_with_response(
        self,
        *,
        work_item_id: str | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionPage]:
        """As `list`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/actions",
                query={
                    "work_item_id": work_item_id,
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.ActionPage,
            options,
        )

    def all_actions(
        self,
        *,
        work_item_id: str | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.Action]:
        """List action records: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list`.
        """

        def fetch(token: str | None) -> tuple[Sequence[models.Action], str | None]:
            page = self.list(
                work_item_id=work_item_id,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.actions, page.next_page_token

        return pages(page_token, fetch)

    def list_proposals(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ActionProposalPage:
        """List the proposals of a WorkItem.

        The newest first.

        :param work_item_id: Identifier of the WorkItem.
        :param limit: How many entries a page holds at most. Values above 200 are read as 200.
        :param page_token: The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = self.list_proposals_with_response(
            work_item_id,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    def list_proposals_with_response(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionProposalPage]:
        """As `list_proposals`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/work-items/{work_item_id}/action-proposals",
                path_params={
                    "work_item_id": work_item_id,
                },
                query={
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.ActionProposalPage,
            options,
        )

    def all_action_proposals(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.ActionProposal]:
        """List the proposals of a WorkItem: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list_proposals`.
        """

        def fetch(token: str | None) -> tuple[Sequence[models.ActionProposal], str | None]:
            page = self.list_proposals(
                work_item_id,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.action_proposals, page.next_page_token

        return pages(page_token, fetch)

    def propose(
        self,
        work_item_id: str,
        body: models.ActionProposalCreateRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ActionProposal:
        """Propose an action.

        Hands in a side effect for approval. Policy is asked at once: the proposal comes back `auto_approved`,
        `pending_approval`, or `denied`, with the reasons. What was approved is what is executed: a changed payload is
        a new proposal, which may name the one that it `supersedes`.
        
        The provider is asked too whether it would do it, for three seconds at most, and `check` says what it
        answered. What it would refuse is made all the same, since what a provider finds may lag behind; but it is
        never approved without a person, and nobody can approve it before it was checked again (`recheck`).
        
        A WorkItem that is not there is 404; an `integration_id` or `supersedes` that is not there is 400 and named in
        `details`. A WorkItem whose work has ended takes no proposals (409). A proposal that waits for approval makes
        its WorkItem wait with it (`waiting_on_approval`) until the last one is settled.
        
        So many proposals may be open at once, waiting or approved: 50 of each accountable person, and 1,000 of the
        tenant. Beyond that it is 409 `too_many_pending`.

        :param work_item_id: Identifier of the WorkItem.
        :param idempotency_key: A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
            same key and payload has no second effect; with another payload it is refused with 422.
        :raises WorkgateError: see its subclasses
        """
        response = self.propose_with_response(
            work_item_id,
            body,
            idempotency_key=idempotency_key,
            **options,
        )
        return response.data

    def propose_with_response(
        self,
        work_item_id: str,
        body: models.ActionProposalCreateRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionProposal]:
        """As `propose`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/work-items/{work_item_id}/action-proposals",
                path_params={
                    "work_item_id": work_item_id,
                },
                headers={
                    "Idempotency-Key": idempotency_key,
                },
                content_type="application/json",
                body=body,
            ),
            models.ActionProposal,
            options,
        )

    def recheck_proposal(
        self,
        proposal_id: str,
        **options: Unpack[CallOptions],
    ) -> models.ActionProposal:
        """Check a proposal again.

        Asks the provider again whether it would do it, and keeps the answer as `check` of the proposal. What the
        provider would refuse cannot be approved until it says otherwise here; what it would do may be approved by
        people then, never by policy.
        
        Only an open proposal is checked: 409 `invalid_state` otherwise, where its integration is switched off, and
        where that has no way to be asked. A provider that cannot be asked within three seconds is 503 `unavailable`:
        what it said before still counts. A proposal is checked once in five seconds: 429 with `Retry-After` before.
        The body is not read.

        :param proposal_id: Identifier of the proposal.
        :raises WorkgateError: see its subclasses
        """
        response = self.recheck_proposal_with_response(
            proposal_id,
            **options,
        )
        return response.data

    def recheck_proposal_with_response(
        self,
        proposal_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionProposal]:
        """As `recheck_proposal`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/action-proposals/{proposal_id}/recheck",
                path_params={
                    "proposal_id": proposal_id,
                },
                idempotent=True,
            ),
            models.ActionProposal,
            options,
        )

    def report_result(
        self,
        action_id: str,
        body: models.ActionResultReport,
        **options: Unpack[CallOptions],
    ) -> models.Action:
        """Report what came of an action.

        For receivers of webhooks that have answered 202, or whose answer was lost: says what came of what they were
        sent. It takes an API key that carries the integration (`carries` of `getMe`), and the `result_token` that
        came with the request. For any other key there is no such action.
        
        A result that the operation's `result_schema` does not allow is 400 and names each field; nothing is lost by
        that, and it is reported again. The same report again is answered as the first time; another one is 409. So is
        one with the token of an attempt before the last, and one of what a person has settled: the log tells of these
        (`proposal.report_refused`).

        :param action_id: Identifier of the action record.
        :raises WorkgateError: see its subclasses
        """
        response = self.report_result_with_response(
            action_id,
            body,
            **options,
        )
        return response.data

    def report_result_with_response(
        self,
        action_id: str,
        body: models.ActionResultReport,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Action]:
        """As `report_result`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/actions/{action_id}/result",
                path_params={
                    "action_id": action_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.Action,
            options,
        )


class AsyncActionsApi:
    """Made by the client; see `AsyncWorkgate`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def cancel_proposal(
        self,
        proposal_id: str,
        **options: Unpack[CallOptions],
    ) -> models.ActionProposal:
        """Cancel a proposal.

        Takes back a proposal that has not been executed. Cancelling a cancelled proposal changes nothing; in every
        other final state it is 409 `invalid_state`. Only its proposer, the people who are accountable for it, and
        those who may approve it cancel a proposal: 403 `authorization_error` for others. The body is not read.

        :param proposal_id: Identifier of the proposal.
        :raises WorkgateError: see its subclasses
        """
        response = await self.cancel_proposal_with_response(
            proposal_id,
            **options,
        )
        return response.data

    async def cancel_proposal_with_response(
        self,
        proposal_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionProposal]:
        """As `cancel_proposal`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/action-proposals/{proposal_id}/cancel",
                path_params={
                    "proposal_id": proposal_id,
                },
                idempotent=True,
            ),
            models.ActionProposal,
            options,
        )

    async def execute_proposal(
        self,
        proposal_id: str,
        body: models.ActionProposalExecuteRequest,
        **options: Unpack[CallOptions],
    ) -> models.ActionProposalExecution:
        """Execute a proposal.

        Policy is asked again, on what it says now and on the payload as it is now. Then the action is executed, once:
        executing an executed proposal again answers with the same action record.
        
        With `dry_run` it says what would happen, in any state, and changes nothing: no side effect, no action record,
        no status. `outcome` says whether it would be executed, needs people first, would be refused by the provider,
        or cannot be executed, and `next` what to do; none of these is an error. Only a payload that was changed in
        the database is `payload_mismatch`.
        
        What workers carry out (an integration of the kind `pull`) passes the same checks and then waits for one: the
        answer has the proposal as it is, no `action`, and `next`. It is `executing` once a worker has taken it
        (`claimOperation`); until then it can be cancelled.
        
        Errors of an execution: `policy_denied` (403, the proposal stays as it is), `payload_mismatch` (409, it is not
        what was approved), `execution_in_progress` (409, retryable), `invalid_state` (409: its state does not allow
        it, as where it is `pending_approval`, or the provider would refuse it), `approval_required` (409: it was
        approved, but by now needs more approvals; it is `pending_approval` from then on).

        :param proposal_id: Identifier of the proposal.
        :raises WorkgateError: see its subclasses
        """
        response = await self.execute_proposal_with_response(
            proposal_id,
            body,
            **options,
        )
        return response.data

    async def execute_proposal_with_response(
        self,
        proposal_id: str,
        body: models.ActionProposalExecuteRequest,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionProposalExecution]:
        """As `execute_proposal`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/action-proposals/{proposal_id}/execute",
                path_params={
                    "proposal_id": proposal_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.ActionProposalExecution,
            options,
        )

    async def get(
        self,
        action_id: str,
        **options: Unpack[CallOptions],
    ) -> models.Action:
        """Get an action record.

        The record of one execution.

        :param action_id: Identifier of the action record.
        :raises WorkgateError: see its subclasses
        """
        response = await self.get_with_response(
            action_id,
            **options,
        )
        return response.data

    async def get_with_response(
        self,
        action_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Action]:
        """As `get`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/actions/{action_id}",
                path_params={
                    "action_id": action_id,
                },
            ),
            models.Action,
            options,
        )

    async def get_proposal(
        self,
        proposal_id: str,
        **options: Unpack[CallOptions],
    ) -> models.ActionProposal:
        """Get a proposal.

        The proposal as it is now, with the decisions of policy and people.

        :param proposal_id: Identifier of the proposal.
        :raises WorkgateError: see its subclasses
        """
        response = await self.get_proposal_with_response(
            proposal_id,
            **options,
        )
        return response.data

    async def get_proposal_with_response(
        self,
        proposal_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionProposal]:
        """As `get_proposal`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/action-proposals/{proposal_id}",
                path_params={
                    "proposal_id": proposal_id,
                },
            ),
            models.ActionProposal,
            options,
        )

    async def list(
        self,
        *,
        work_item_id: str | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ActionPage:
        """List action records.

        What was executed, the newest first. Of a WorkItem that is not there, nothing was.

        :param work_item_id: Only actions of this WorkItem.
        :param limit: How many entries a page holds at most. Values above 200 are read as 200.
        :param page_token: The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = await self.list_with_response(
            work_item_id=work_item_id,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    async def list_with_response(
        self,
        *,
        work_item_id: str | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionPage]:
        """As `list`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/actions",
                query={
                    "work_item_id": work_item_id,
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.ActionPage,
            options,
        )

    def all_actions(
        self,
        *,
        work_item_id: str | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.Action]:
        """List action records: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list`.
        """

        async def fetch(token: str | None) -> tuple[Sequence[models.Action], str | None]:
            page = await self.list(
                work_item_id=work_item_id,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.actions, page.next_page_token

        return pages_async(page_token, fetch)

    async def list_proposals(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ActionProposalPage:
        """List the proposals of a WorkItem.

        The newest first.

        :param work_item_id: Identifier of the WorkItem.
        :param limit: How many entries a page holds at most. Values above 200 are read as 200.
        :param page_token: The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = await self.list_proposals_with_response(
            work_item_id,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    async def list_proposals_with_response(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionProposalPage]:
        """As `list_proposals`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/work-items/{work_item_id}/action-proposals",
                path_params={
                    "work_item_id": work_item_id,
                },
                query={
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.ActionProposalPage,
            options,
        )

    def all_action_proposals(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.ActionProposal]:
        """List the proposals of a WorkItem: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list_proposals`.
        """

        async def fetch(token: str | None) -> tuple[Sequence[models.ActionProposal], str | None]:
            page = await self.list_proposals(
                work_item_id,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.action_proposals, page.next_page_token

        return pages_async(page_token, fetch)

    async def propose(
        self,
        work_item_id: str,
        body: models.ActionProposalCreateRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.ActionProposal:
        """Propose an action.

        Hands in a side effect for approval. Policy is asked at once: the proposal comes back `auto_approved`,
        `pending_approval`, or `denied`, with the reasons. What was approved is what is executed: a changed payload is
        a new proposal, which may name the one that it `supersedes`.
        
        The provider is asked too whether it would do it, for three seconds at most, and `check` says what it
        answered. What it would refuse is made all the same, since what a provider finds may lag behind; but it is
        never approved without a person, and nobody can approve it before it was checked again (`recheck`).
        
        A WorkItem that is not there is 404; an `integration_id` or `supersedes` that is not there is 400 and named in
        `details`. A WorkItem whose work has ended takes no proposals (409). A proposal that waits for approval makes
        its WorkItem wait with it (`waiting_on_approval`) until the last one is settled.
        
        So many proposals may be open at once, waiting or approved: 50 of each accountable person, and 1,000 of the
        tenant. Beyond that it is 409 `too_many_pending`.

        :param work_item_id: Identifier of the WorkItem.
        :param idempotency_key: A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
            same key and payload has no second effect; with another payload it is refused with 422.
        :raises WorkgateError: see its subclasses
        """
        response = await self.propose_with_response(
            work_item_id,
            body,
            idempotency_key=idempotency_key,
            **options,
        )
        return response.data

    async def propose_with_response(
        self,
        work_item_id: str,
        body: models.ActionProposalCreateRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionProposal]:
        """As `propose`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/work-items/{work_item_id}/action-proposals",
                path_params={
                    "work_item_id": work_item_id,
                },
                headers={
                    "Idempotency-Key": idempotency_key,
                },
                content_type="application/json",
                body=body,
            ),
            models.ActionProposal,
            options,
        )

    async def recheck_proposal(
        self,
        proposal_id: str,
        **options: Unpack[CallOptions],
    ) -> models.ActionProposal:
        """Check a proposal again.

        Asks the provider again whether it would do it, and keeps the answer as `check` of the proposal. What the
        provider would refuse cannot be approved until it says otherwise here; what it would do may be approved by
        people then, never by policy.
        
        Only an open proposal is checked: 409 `invalid_state` otherwise, where its integration is switched off, and
        where that has no way to be asked. A provider that cannot be asked within three seconds is 503 `unavailable`:
        what it said before still counts. A proposal is checked once in five seconds: 429 with `Retry-After` before.
        The body is not read.

        :param proposal_id: Identifier of the proposal.
        :raises WorkgateError: see its subclasses
        """
        response = await self.recheck_proposal_with_response(
            proposal_id,
            **options,
        )
        return response.data

    async def recheck_proposal_with_response(
        self,
        proposal_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.ActionProposal]:
        """As `recheck_proposal`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/action-proposals/{proposal_id}/recheck",
                path_params={
                    "proposal_id": proposal_id,
                },
                idempotent=True,
            ),
            models.ActionProposal,
            options,
        )

    async def report_result(
        self,
        action_id: str,
        body: models.ActionResultReport,
        **options: Unpack[CallOptions],
    ) -> models.Action:
        """Report what came of an action.

        For receivers of webhooks that have answered 202, or whose answer was lost: says what came of what they were
        sent. It takes an API key that carries the integration (`carries` of `getMe`), and the `result_token` that
        came with the request. For any other key there is no such action.
        
        A result that the operation's `result_schema` does not allow is 400 and names each field; nothing is lost by
        that, and it is reported again. The same report again is answered as the first time; another one is 409. So is
        one with the token of an attempt before the last, and one of what a person has settled: the log tells of these
        (`proposal.report_refused`).

        :param action_id: Identifier of the action record.
        :raises WorkgateError: see its subclasses
        """
        response = await self.report_result_with_response(
            action_id,
            body,
            **options,
        )
        return response.data

    async def report_result_with_response(
        self,
        action_id: str,
        body: models.ActionResultReport,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Action]:
        """As `report_result`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/actions/{action_id}/result",
                path_params={
                    "action_id": action_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.Action,
            options,
        )
