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

        Passes the gate again and writes the action record (`running`): from this answer on the effect is possible. Do
        it only after this answer, and only while the lease lasts. The lease begins anew. Again is no change.
        
        A lease that ends after this leaves an outcome that is not known: it is handed out again if the operation says
        that it is idempotent, and otherwise people settle it.
        
        What does not pass is not begun: 403 `policy_denied` or `authorization_error`, 409 `invalid_state` (its work
        has ended, its integration is switched off, the claim is over), `approval_required` or `payload_mismatch`. The
        claim is over then.

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
        """Take something to carry out.

        For workers in networks that nobody reaches: hands out something that was approved and executed
        (`executeActionProposal`) on an integration which the API key carries (`carries` of `getMe`). The answer waits
        for `wait_seconds` while there is nothing; then `claim` is null.
        
        What is handed out has passed the gate at that moment, and nobody else has it while the lease lasts. It is not
        to be done before `beginOperationClaim` has said so. A claim whose lease ends before that goes to the next
        worker.
        
        A key has 20 claims at a time, and a tenant 200: beyond that it is 409 `too_many_pending`. So many may wait at
        once in a tenant: beyond 50 in one process of the service it is 429.

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

        Says what came of it, once it was begun. A result that the operation's `result_schema` does not allow is 400
        and names the field; the claim goes on then. The same report again is answered as the first time; another one
        is 409.
        
        What comes after the claim was lost is 409, and the log tells of it.

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

        The lease begins anew, if it lasts still, and the claim passes the gate: with the refusals of
        `beginOperationClaim`. What is refused before it was begun is over; after that, the lease that there is goes
        on, and what was done is still reported. A claim is extended for 24 hours at most.

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

        Says that nothing was done, and whether it may be. `not_sent` gives back a claim, also one that was not begun;
        the other two are of what was begun. What may have been done is not to be reported here: let the lease end.
        
        A repetition (`attempt` above 1) that is refused tells nothing of the attempt before it: its outcome stays
        unknown.

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

        The operation at its newest version.

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

        What can be proposed at all, with the schemas of payloads and results: the operations that the service brings
        along, then the tenant's own, by name. Retired ones are listed as well. A page ends early where its schemas
        are large. `listIntegrations` says what can be proposed through which integration.

        :param limit: How many entries a page holds at most. Values above 200 are read as 200.
        :param page_token: The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other
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

        Passes the gate again and writes the action record (`running`): from this answer on the effect is possible. Do
        it only after this answer, and only while the lease lasts. The lease begins anew. Again is no change.
        
        A lease that ends after this leaves an outcome that is not known: it is handed out again if the operation says
        that it is idempotent, and otherwise people settle it.
        
        What does not pass is not begun: 403 `policy_denied` or `authorization_error`, 409 `invalid_state` (its work
        has ended, its integration is switched off, the claim is over), `approval_required` or `payload_mismatch`. The
        claim is over then.

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
        """Take something to carry out.

        For workers in networks that nobody reaches: hands out something that was approved and executed
        (`executeActionProposal`) on an integration which the API key carries (`carries` of `getMe`). The answer waits
        for `wait_seconds` while there is nothing; then `claim` is null.
        
        What is handed out has passed the gate at that moment, and nobody else has it while the lease lasts. It is not
        to be done before `beginOperationClaim` has said so. A claim whose lease ends before that goes to the next
        worker.
        
        A key has 20 claims at a time, and a tenant 200: beyond that it is 409 `too_many_pending`. So many may wait at
        once in a tenant: beyond 50 in one process of the service it is 429.

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

        Says what came of it, once it was begun. A result that the operation's `result_schema` does not allow is 400
        and names the field; the claim goes on then. The same report again is answered as the first time; another one
        is 409.
        
        What comes after the claim was lost is 409, and the log tells of it.

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

        The lease begins anew, if it lasts still, and the claim passes the gate: with the refusals of
        `beginOperationClaim`. What is refused before it was begun is over; after that, the lease that there is goes
        on, and what was done is still reported. A claim is extended for 24 hours at most.

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

        Says that nothing was done, and whether it may be. `not_sent` gives back a claim, also one that was not begun;
        the other two are of what was begun. What may have been done is not to be reported here: let the lease end.
        
        A repetition (`attempt` above 1) that is refused tells nothing of the attempt before it: its outcome stays
        unknown.

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

        The operation at its newest version.

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

        What can be proposed at all, with the schemas of payloads and results: the operations that the service brings
        along, then the tenant's own, by name. Retired ones are listed as well. A page ends early where its schemas
        are large. `listIntegrations` says what can be proposed through which integration.

        :param limit: How many entries a page holds at most. Values above 200 are read as 200.
        :param page_token: The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other
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
