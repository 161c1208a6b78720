# Generated from the contract by openapi-generator; change contracts/ instead.


from __future__ import annotations

import datetime  # noqa: F401
from collections.abc import AsyncIterator, Iterator, Sequence

from typing_extensions import Unpack

from workgate import models
from workgate.pages import pages, pages_async
from workgate.transport import ApiResponse, AsyncTransport, CallOptions, OperationRequest, Transport


class OperationsApi:
    """Made by the client; see `Workgate`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def begin_claim(
        self,
        claim_id: str,
        body: models.OperationClaimProof,
        **options: Unpack[CallOptions],
    ) -> models.OperationClaimLease:
        """Begin to carry out a claim.

        Passes the gate again and writes the action record (`running`): from this answer on the effect is possible.
        Carry it out only after this answer, and only while the lease lasts. The lease is renewed. A repeat changes
        nothing.
        
        If the lease ends after this, the outcome is unknown: the action is handed out again if the operation is
        idempotent; otherwise people settle it.
        
        If the gate refuses, it is not begun: 403 `policy_denied` or `authorization_error`, 409 `invalid_state` (its
        work has ended, its integration is switched off, the claim is over), `approval_required` or
        `payload_mismatch`. The claim is over then.

        :param claim_id: Identifier of the claim.
        :raises WorkgateError: see its subclasses
        """
        response = self.begin_claim_with_response(
            claim_id,
            body,
            **options,
        )
        return response.data

    def begin_claim_with_response(
        self,
        claim_id: str,
        body: models.OperationClaimProof,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationClaimLease]:
        """As `begin_claim`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/operation-claims/{claim_id}/begin",
                path_params={
                    "claim_id": claim_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.OperationClaimLease,
            options,
        )

    def claim(
        self,
        body: models.OperationClaimCreateRequest,
        **options: Unpack[CallOptions],
    ) -> models.OperationClaimAnswer:
        """Claim an action to carry out.

        For workers in networks that cannot be reached: hands out an action that was approved and executed
        (`executeActionProposal`) on an integration which the API key carries (`carries` of `getMe`). The answer waits
        for `wait_seconds` if there is none; then `claim` is null.
        
        A claimed action passed the gate at that moment, and nobody else has it while the lease lasts. Do not carry it
        out before `beginOperationClaim` succeeds. If the lease ends before that, the claim goes to the next worker.
        
        A key has at most 20 claims at a time, a tenant 200: beyond that it is 409 `too_many_pending`. Waiting
        requests are limited: beyond 50 of a tenant in one process of the service it is 429.

        :raises WorkgateError: see its subclasses
        """
        response = self.claim_with_response(
            body,
            **options,
        )
        return response.data

    def claim_with_response(
        self,
        body: models.OperationClaimCreateRequest,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationClaimAnswer]:
        """As `claim`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/operation-claims",
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.OperationClaimAnswer,
            options,
        )

    def complete_claim(
        self,
        claim_id: str,
        body: models.OperationClaimCompleteRequest,
        **options: Unpack[CallOptions],
    ) -> models.OperationClaimEnd:
        """Report that a claim was carried out.

        Reports the result of a claim that was begun. A result that the operation's `result_schema` does not allow is
        400 and names the field; the claim continues. Repeating a report returns the first answer; a different report
        is 409.
        
        A report after the claim was lost is 409, and the log records it.

        :param claim_id: Identifier of the claim.
        :raises WorkgateError: see its subclasses
        """
        response = self.complete_claim_with_response(
            claim_id,
            body,
            **options,
        )
        return response.data

    def complete_claim_with_response(
        self,
        claim_id: str,
        body: models.OperationClaimCompleteRequest,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationClaimEnd]:
        """As `complete_claim`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/operation-claims/{claim_id}/complete",
                path_params={
                    "claim_id": claim_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.OperationClaimEnd,
            options,
        )

    def extend_claim(
        self,
        claim_id: str,
        body: models.OperationClaimProof,
        **options: Unpack[CallOptions],
    ) -> models.OperationClaimLease:
        """Extend a claim.

        Renews the lease, if it has not ended and the claim passes the gate, with the refusals of
        `beginOperationClaim`. A claim refused before it was begun is over; after that, the present lease goes on, and
        the outcome is still reported. A claim is extended for 24 hours at most.

        :param claim_id: Identifier of the claim.
        :raises WorkgateError: see its subclasses
        """
        response = self.extend_claim_with_response(
            claim_id,
            body,
            **options,
        )
        return response.data

    def extend_claim_with_response(
        self,
        claim_id: str,
        body: models.OperationClaimProof,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationClaimLease]:
        """As `extend_claim`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/operation-claims/{claim_id}/extend",
                path_params={
                    "claim_id": claim_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.OperationClaimLease,
            options,
        )

    def fail_claim(
        self,
        claim_id: str,
        body: models.OperationClaimFailRequest,
        **options: Unpack[CallOptions],
    ) -> models.OperationClaimEnd:
        """Report that a claim was not carried out.

        Reports that nothing was done, and if it may be. `not_sent` returns a claim, even one that was not begun; the
        other two need a begun claim. If the action may have been done, report nothing: let the lease end.
        
        A refused repetition (`attempt` above 1) says nothing about the attempt before it: its outcome stays unknown.

        :param claim_id: Identifier of the claim.
        :raises WorkgateError: see its subclasses
        """
        response = self.fail_claim_with_response(
            claim_id,
            body,
            **options,
        )
        return response.data

    def fail_claim_with_response(
        self,
        claim_id: str,
        body: models.OperationClaimFailRequest,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationClaimEnd]:
        """As `fail_claim`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/operation-claims/{claim_id}/fail",
                path_params={
                    "claim_id": claim_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.OperationClaimEnd,
            options,
        )

    def get(
        self,
        operation: str,
        **options: Unpack[CallOptions],
    ) -> models.Operation:
        """Get an operation.

        The newest version of the operation.

        :param operation: Name of the operation.
        :raises WorkgateError: see its subclasses
        """
        response = self.get_with_response(
            operation,
            **options,
        )
        return response.data

    def get_with_response(
        self,
        operation: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Operation]:
        """As `get`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/operations/{operation}",
                path_params={
                    "operation": operation,
                },
            ),
            models.Operation,
            options,
        )

    def list(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.OperationPage:
        """List operations.

        All operations that can be proposed, with the schemas of payloads and results: first those of the service,
        then those of the tenant, by name. Includes retired ones. A page ends early if its schemas are large.
        `listIntegrations` shows the operations of each integration.

        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = self.list_with_response(
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    def list_with_response(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationPage]:
        """As `list`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/operations",
                query={
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.OperationPage,
            options,
        )

    def all_operations(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.Operation]:
        """List operations: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list`.
        """

        def fetch(token: str | None) -> tuple[Sequence[models.Operation], str | None]:
            page = self.list(
                limit=limit,
                page_token=token,
                **options,
            )
            return page.operations, page.next_page_token

        return pages(page_token, fetch)


class AsyncOperationsApi:
    """Made by the client; see `AsyncWorkgate`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def begin_claim(
        self,
        claim_id: str,
        body: models.OperationClaimProof,
        **options: Unpack[CallOptions],
    ) -> models.OperationClaimLease:
        """Begin to carry out a claim.

        Passes the gate again and writes the action record (`running`): from this answer on the effect is possible.
        Carry it out only after this answer, and only while the lease lasts. The lease is renewed. A repeat changes
        nothing.
        
        If the lease ends after this, the outcome is unknown: the action is handed out again if the operation is
        idempotent; otherwise people settle it.
        
        If the gate refuses, it is not begun: 403 `policy_denied` or `authorization_error`, 409 `invalid_state` (its
        work has ended, its integration is switched off, the claim is over), `approval_required` or
        `payload_mismatch`. The claim is over then.

        :param claim_id: Identifier of the claim.
        :raises WorkgateError: see its subclasses
        """
        response = await self.begin_claim_with_response(
            claim_id,
            body,
            **options,
        )
        return response.data

    async def begin_claim_with_response(
        self,
        claim_id: str,
        body: models.OperationClaimProof,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationClaimLease]:
        """As `begin_claim`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/operation-claims/{claim_id}/begin",
                path_params={
                    "claim_id": claim_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.OperationClaimLease,
            options,
        )

    async def claim(
        self,
        body: models.OperationClaimCreateRequest,
        **options: Unpack[CallOptions],
    ) -> models.OperationClaimAnswer:
        """Claim an action to carry out.

        For workers in networks that cannot be reached: hands out an action that was approved and executed
        (`executeActionProposal`) on an integration which the API key carries (`carries` of `getMe`). The answer waits
        for `wait_seconds` if there is none; then `claim` is null.
        
        A claimed action passed the gate at that moment, and nobody else has it while the lease lasts. Do not carry it
        out before `beginOperationClaim` succeeds. If the lease ends before that, the claim goes to the next worker.
        
        A key has at most 20 claims at a time, a tenant 200: beyond that it is 409 `too_many_pending`. Waiting
        requests are limited: beyond 50 of a tenant in one process of the service it is 429.

        :raises WorkgateError: see its subclasses
        """
        response = await self.claim_with_response(
            body,
            **options,
        )
        return response.data

    async def claim_with_response(
        self,
        body: models.OperationClaimCreateRequest,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationClaimAnswer]:
        """As `claim`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/operation-claims",
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.OperationClaimAnswer,
            options,
        )

    async def complete_claim(
        self,
        claim_id: str,
        body: models.OperationClaimCompleteRequest,
        **options: Unpack[CallOptions],
    ) -> models.OperationClaimEnd:
        """Report that a claim was carried out.

        Reports the result of a claim that was begun. A result that the operation's `result_schema` does not allow is
        400 and names the field; the claim continues. Repeating a report returns the first answer; a different report
        is 409.
        
        A report after the claim was lost is 409, and the log records it.

        :param claim_id: Identifier of the claim.
        :raises WorkgateError: see its subclasses
        """
        response = await self.complete_claim_with_response(
            claim_id,
            body,
            **options,
        )
        return response.data

    async def complete_claim_with_response(
        self,
        claim_id: str,
        body: models.OperationClaimCompleteRequest,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationClaimEnd]:
        """As `complete_claim`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/operation-claims/{claim_id}/complete",
                path_params={
                    "claim_id": claim_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.OperationClaimEnd,
            options,
        )

    async def extend_claim(
        self,
        claim_id: str,
        body: models.OperationClaimProof,
        **options: Unpack[CallOptions],
    ) -> models.OperationClaimLease:
        """Extend a claim.

        Renews the lease, if it has not ended and the claim passes the gate, with the refusals of
        `beginOperationClaim`. A claim refused before it was begun is over; after that, the present lease goes on, and
        the outcome is still reported. A claim is extended for 24 hours at most.

        :param claim_id: Identifier of the claim.
        :raises WorkgateError: see its subclasses
        """
        response = await self.extend_claim_with_response(
            claim_id,
            body,
            **options,
        )
        return response.data

    async def extend_claim_with_response(
        self,
        claim_id: str,
        body: models.OperationClaimProof,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationClaimLease]:
        """As `extend_claim`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/operation-claims/{claim_id}/extend",
                path_params={
                    "claim_id": claim_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.OperationClaimLease,
            options,
        )

    async def fail_claim(
        self,
        claim_id: str,
        body: models.OperationClaimFailRequest,
        **options: Unpack[CallOptions],
    ) -> models.OperationClaimEnd:
        """Report that a claim was not carried out.

        Reports that nothing was done, and if it may be. `not_sent` returns a claim, even one that was not begun; the
        other two need a begun claim. If the action may have been done, report nothing: let the lease end.
        
        A refused repetition (`attempt` above 1) says nothing about the attempt before it: its outcome stays unknown.

        :param claim_id: Identifier of the claim.
        :raises WorkgateError: see its subclasses
        """
        response = await self.fail_claim_with_response(
            claim_id,
            body,
            **options,
        )
        return response.data

    async def fail_claim_with_response(
        self,
        claim_id: str,
        body: models.OperationClaimFailRequest,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationClaimEnd]:
        """As `fail_claim`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/operation-claims/{claim_id}/fail",
                path_params={
                    "claim_id": claim_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.OperationClaimEnd,
            options,
        )

    async def get(
        self,
        operation: str,
        **options: Unpack[CallOptions],
    ) -> models.Operation:
        """Get an operation.

        The newest version of the operation.

        :param operation: Name of the operation.
        :raises WorkgateError: see its subclasses
        """
        response = await self.get_with_response(
            operation,
            **options,
        )
        return response.data

    async def get_with_response(
        self,
        operation: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Operation]:
        """As `get`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/operations/{operation}",
                path_params={
                    "operation": operation,
                },
            ),
            models.Operation,
            options,
        )

    async def list(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.OperationPage:
        """List operations.

        All operations that can be proposed, with the schemas of payloads and results: first those of the service,
        then those of the tenant, by name. Includes retired ones. A page ends early if its schemas are large.
        `listIntegrations` shows the operations of each integration.

        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = await self.list_with_response(
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    async def list_with_response(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationPage]:
        """As `list`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/operations",
                query={
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.OperationPage,
            options,
        )

    def all_operations(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.Operation]:
        """List operations: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list`.
        """

        async def fetch(token: str | None) -> tuple[Sequence[models.Operation], str | None]:
            page = await self.list(
                limit=limit,
                page_token=token,
                **options,
            )
            return page.operations, page.next_page_token

        return pages_async(page_token, fetch)
