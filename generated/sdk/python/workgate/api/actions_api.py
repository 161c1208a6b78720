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

        Cancels a proposal that has not been executed. Cancelling a cancelled proposal changes nothing; any other
        final state is 409 `invalid_state`. Only its proposer, the people accountable for it, and those who may
        approve it can cancel it; others get 403 `authorization_error`. The body is not read.

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

        Policy decides again, by its present rules and on the present payload. Then the action is executed, once:
        executing an executed proposal again returns the same action record.
        
        With `dry_run` it shows the outcome, in any state, and changes nothing: no side effect, no action record, no
        status. `outcome` says if it would be executed, needs people first, would be refused by the provider, or
        cannot be executed, and `next` what to do; none of these is an error. Only a payload that was changed in the
        database is `payload_mismatch`.
        
        Actions for workers (an integration of the kind `pull`) pass the same checks and then wait for a worker. The
        answer has the unchanged proposal, no `action`, and `next`. The proposal is `executing` once a worker has
        taken it (`claimOperation`); until then it can be cancelled.
        
        Errors of an execution: `policy_denied` (403, the proposal stays as it is), `payload_mismatch` (409, it is not
        what was approved), `execution_in_progress` (409, retryable), `invalid_state` (409: its state does not allow
        it, such as `pending_approval`, or the provider would refuse it), `approval_required` (409: it was approved
        but now needs more approvals; it returns to `pending_approval`).

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

        The current proposal, with the decisions of policy and people.

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

        Executed actions, newest first. An unknown WorkItem has none.

        :param work_item_id: Only actions of this WorkItem.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
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

        Newest first.

        :param work_item_id: Identifier of the WorkItem.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
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

        Submits a side effect for approval. Policy decides at once: the proposal is returned as `auto_approved`,
        `pending_approval`, or `denied`, with the reasons. Exactly what was approved is executed. A changed payload is
        a new proposal, which may name the one that it `supersedes`.
        
        The provider is asked too if it would do it, for three seconds at most; `check` holds its answer. If it would
        refuse, the proposal is still created, since a provider's answer may lag behind. But it is never approved
        without a person, and nobody can approve it until it is checked again (`recheck`).
        
        An unknown WorkItem is 404. An unknown `integration_id` or `supersedes` is 400 and named in `details`. A
        WorkItem whose work has ended takes no proposals (409). A proposal that waits for approval makes its WorkItem
        wait with it (`waiting_on_approval`) until the last one is settled.
        
        Open proposals, waiting or approved, are limited: 50 of each accountable person, and 1,000 of the tenant.
        Above that: 409 `too_many_pending`.

        :param work_item_id: Identifier of the WorkItem.
        :param idempotency_key: A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
            same key and payload has no second effect; another payload is refused with 422.
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

        Asks the provider again if it would do it, and stores the answer as `check` of the proposal. If the provider
        would refuse, nobody can approve the proposal until a recheck passes. If it would not, people may approve it
        then, never policy.
        
        409 `invalid_state` if the proposal is not open, or its integration is switched off or supports no checks. 503
        `unavailable` if the provider cannot be asked within three seconds: its earlier answer still counts. A
        proposal is checked once in five seconds; earlier requests get 429 with `Retry-After`. The body is not read.

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
        """Report the result of an action.

        For webhook receivers that answered 202, or whose answer was lost: reports the result of a request that they
        received. It needs an API key that carries the integration (`carries` of `getMe`), and the `result_token` that
        came with the request. For any other key the action does not exist.
        
        A result that the operation's `result_schema` does not allow is 400 and names each field; nothing is lost, and
        it can be reported again. Repeating a report returns the first answer; a different report is 409. So is a
        token of an attempt before the last, or an action that a person has settled; the log records these
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

        Cancels a proposal that has not been executed. Cancelling a cancelled proposal changes nothing; any other
        final state is 409 `invalid_state`. Only its proposer, the people accountable for it, and those who may
        approve it can cancel it; others get 403 `authorization_error`. The body is not read.

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

        Policy decides again, by its present rules and on the present payload. Then the action is executed, once:
        executing an executed proposal again returns the same action record.
        
        With `dry_run` it shows the outcome, in any state, and changes nothing: no side effect, no action record, no
        status. `outcome` says if it would be executed, needs people first, would be refused by the provider, or
        cannot be executed, and `next` what to do; none of these is an error. Only a payload that was changed in the
        database is `payload_mismatch`.
        
        Actions for workers (an integration of the kind `pull`) pass the same checks and then wait for a worker. The
        answer has the unchanged proposal, no `action`, and `next`. The proposal is `executing` once a worker has
        taken it (`claimOperation`); until then it can be cancelled.
        
        Errors of an execution: `policy_denied` (403, the proposal stays as it is), `payload_mismatch` (409, it is not
        what was approved), `execution_in_progress` (409, retryable), `invalid_state` (409: its state does not allow
        it, such as `pending_approval`, or the provider would refuse it), `approval_required` (409: it was approved
        but now needs more approvals; it returns to `pending_approval`).

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

        The current proposal, with the decisions of policy and people.

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

        Executed actions, newest first. An unknown WorkItem has none.

        :param work_item_id: Only actions of this WorkItem.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
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

        Newest first.

        :param work_item_id: Identifier of the WorkItem.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
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

        Submits a side effect for approval. Policy decides at once: the proposal is returned as `auto_approved`,
        `pending_approval`, or `denied`, with the reasons. Exactly what was approved is executed. A changed payload is
        a new proposal, which may name the one that it `supersedes`.
        
        The provider is asked too if it would do it, for three seconds at most; `check` holds its answer. If it would
        refuse, the proposal is still created, since a provider's answer may lag behind. But it is never approved
        without a person, and nobody can approve it until it is checked again (`recheck`).
        
        An unknown WorkItem is 404. An unknown `integration_id` or `supersedes` is 400 and named in `details`. A
        WorkItem whose work has ended takes no proposals (409). A proposal that waits for approval makes its WorkItem
        wait with it (`waiting_on_approval`) until the last one is settled.
        
        Open proposals, waiting or approved, are limited: 50 of each accountable person, and 1,000 of the tenant.
        Above that: 409 `too_many_pending`.

        :param work_item_id: Identifier of the WorkItem.
        :param idempotency_key: A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
            same key and payload has no second effect; another payload is refused with 422.
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

        Asks the provider again if it would do it, and stores the answer as `check` of the proposal. If the provider
        would refuse, nobody can approve the proposal until a recheck passes. If it would not, people may approve it
        then, never policy.
        
        409 `invalid_state` if the proposal is not open, or its integration is switched off or supports no checks. 503
        `unavailable` if the provider cannot be asked within three seconds: its earlier answer still counts. A
        proposal is checked once in five seconds; earlier requests get 429 with `Retry-After`. The body is not read.

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
        """Report the result of an action.

        For webhook receivers that answered 202, or whose answer was lost: reports the result of a request that they
        received. It needs an API key that carries the integration (`carries` of `getMe`), and the `result_token` that
        came with the request. For any other key the action does not exist.
        
        A result that the operation's `result_schema` does not allow is 400 and names each field; nothing is lost, and
        it can be reported again. Repeating a report returns the first answer; a different report is 409. So is a
        token of an attempt before the last, or an action that a person has settled; the log records these
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
