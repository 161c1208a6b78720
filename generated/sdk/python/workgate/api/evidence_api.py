# Generated from the contract by openapi-generator; change contracts/ instead.


from __future__ import annotations

import datetime  # noqa: F401
from collections.abc import AsyncIterator, Iterator, Sequence

from typing_extensions import Unpack

from workgate import models
from workgate.pages import pages, pages_async
from workgate.transport import ApiResponse, AsyncTransport, CallOptions, OperationRequest, Transport


class EvidenceApi:
    """Made by the client; see `Workgate`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def export_packet(
        self,
        work_item_id: str,
        **options: Unpack[CallOptions],
    ) -> models.DsseEnvelope:
        """Export a WorkItem as a signed packet.

        A packet that anybody can check offline, without trusting this service again: the WorkItem, its messages, its
        evidence, a proof for each entry that the log holds it, and a signed checkpoint of the log. It is a DSSE
        envelope over an in-toto Statement v1, signed with Ed25519. `/.well-known/jwks.json` has the public keys;
        `workgate verify packet.json --jwks …` checks it and names anything altered.
        
        Each approval records for whom the approver and the accountable people spoke, and why (`voices`), so that
        anybody can recount if different people approved. Approvals of earlier releases lack it.
        
        A packet holds the contents in the clear, and the salts for checking the commitments of the log: handle it
        like the conversation itself.
        
        The export is logged (`evidence.exported`) before the packet is sent, and the packet holds that entry too.
        Repeating the request makes another packet and another entry; it needs no Idempotency-Key. The body is
        optional and must be an empty object.

        :param work_item_id: Identifier of the WorkItem.
        :raises WorkgateError: see its subclasses
        """
        response = self.export_packet_with_response(
            work_item_id,
            **options,
        )
        return response.data

    def export_packet_with_response(
        self,
        work_item_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.DsseEnvelope]:
        """As `export_packet`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/work-items/{work_item_id}/evidence-packets",
                path_params={
                    "work_item_id": work_item_id,
                },
                idempotent=True,
            ),
            models.DsseEnvelope,
            options,
        )

    def list(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.EvidencePage:
        """Read the evidence of a WorkItem.

        Log entries of a WorkItem, oldest first. They include everything acknowledged before this request. Entries are
        never changed and never removed; personal values are in them as salted commitments only. An exported packet
        carries the proofs that its entries are in the log.

        :param work_item_id: Identifier of the WorkItem.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = self.list_with_response(
            work_item_id,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    def list_with_response(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.EvidencePage]:
        """As `list`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/work-items/{work_item_id}/evidence",
                path_params={
                    "work_item_id": work_item_id,
                },
                query={
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.EvidencePage,
            options,
        )

    def all_entries(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.EvidenceEntry]:
        """Read the evidence of a WorkItem: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list`.
        """

        def fetch(token: str | None) -> tuple[Sequence[models.EvidenceEntry], str | None]:
            page = self.list(
                work_item_id,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.entries, page.next_page_token

        return pages(page_token, fetch)


class AsyncEvidenceApi:
    """Made by the client; see `AsyncWorkgate`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def export_packet(
        self,
        work_item_id: str,
        **options: Unpack[CallOptions],
    ) -> models.DsseEnvelope:
        """Export a WorkItem as a signed packet.

        A packet that anybody can check offline, without trusting this service again: the WorkItem, its messages, its
        evidence, a proof for each entry that the log holds it, and a signed checkpoint of the log. It is a DSSE
        envelope over an in-toto Statement v1, signed with Ed25519. `/.well-known/jwks.json` has the public keys;
        `workgate verify packet.json --jwks …` checks it and names anything altered.
        
        Each approval records for whom the approver and the accountable people spoke, and why (`voices`), so that
        anybody can recount if different people approved. Approvals of earlier releases lack it.
        
        A packet holds the contents in the clear, and the salts for checking the commitments of the log: handle it
        like the conversation itself.
        
        The export is logged (`evidence.exported`) before the packet is sent, and the packet holds that entry too.
        Repeating the request makes another packet and another entry; it needs no Idempotency-Key. The body is
        optional and must be an empty object.

        :param work_item_id: Identifier of the WorkItem.
        :raises WorkgateError: see its subclasses
        """
        response = await self.export_packet_with_response(
            work_item_id,
            **options,
        )
        return response.data

    async def export_packet_with_response(
        self,
        work_item_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.DsseEnvelope]:
        """As `export_packet`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/work-items/{work_item_id}/evidence-packets",
                path_params={
                    "work_item_id": work_item_id,
                },
                idempotent=True,
            ),
            models.DsseEnvelope,
            options,
        )

    async def list(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.EvidencePage:
        """Read the evidence of a WorkItem.

        Log entries of a WorkItem, oldest first. They include everything acknowledged before this request. Entries are
        never changed and never removed; personal values are in them as salted commitments only. An exported packet
        carries the proofs that its entries are in the log.

        :param work_item_id: Identifier of the WorkItem.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = await self.list_with_response(
            work_item_id,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    async def list_with_response(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.EvidencePage]:
        """As `list`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/work-items/{work_item_id}/evidence",
                path_params={
                    "work_item_id": work_item_id,
                },
                query={
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.EvidencePage,
            options,
        )

    def all_entries(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.EvidenceEntry]:
        """Read the evidence of a WorkItem: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list`.
        """

        async def fetch(token: str | None) -> tuple[Sequence[models.EvidenceEntry], str | None]:
            page = await self.list(
                work_item_id,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.entries, page.next_page_token

        return pages_async(page_token, fetch)
