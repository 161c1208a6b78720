# Generated from the contract by openapi-generator; change contracts/ instead.


from __future__ import annotations

import datetime  # noqa: F401
from collections.abc import AsyncIterator, Iterator, Sequence

from typing_extensions import Unpack

from workgate import models
from workgate.pages import pages, pages_async
from workgate.transport import ApiResponse, AsyncTransport, CallOptions, OperationRequest, Transport


class DataApi:
    """Made by the client; see `Workgate`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get_entity(
        self,
        entity_type: models.DataEntityType,
        entity_id: str,
        view_key: str,
        *,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.DataEntity:
        """Read one entity of a data view.

        A group, an event or a participant, by its canonical identifier or by that of a source. If a source's
        identifier matches several entities, the answer is 409 and names the canonical ones.

        :param entity_type: Kind of the entity.
        :param entity_id: Identifier of the entity.
        :param view_key: Key of the view.
        :param if_none_match: Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
        :raises WorkgateError: see its subclasses
        """
        response = self.get_entity_with_response(
            entity_type,
            entity_id,
            view_key,
            if_none_match=if_none_match,
            **options,
        )
        return response.data

    def get_entity_with_response(
        self,
        entity_type: models.DataEntityType,
        entity_id: str,
        view_key: str,
        *,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.DataEntity]:
        """As `get_entity`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/data/entities/{entity_type}/{entity_id}",
                path_params={
                    "entity_type": entity_type,
                    "entity_id": entity_id,
                },
                query={
                    "view_key": view_key,
                },
                headers={
                    "If-None-Match": if_none_match,
                },
            ),
            models.DataEntity,
            options,
        )

    def get_source_health(
        self,
        source_key: str,
        view_key: str,
        *,
        date: datetime.date | None = None,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.DataSourceHealthReport:
        """Read the health of a data source.

        Freshness, problems and covered dates of a source. With `date`: 404 if the date lies outside the coverage. A
        source that never loaded is 503, like one that is not registered.

        :param source_key: Key of the source.
        :param view_key: Key of the view.
        :param date: A local date that the source should cover.
        :param if_none_match: Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
        :raises WorkgateError: see its subclasses
        """
        response = self.get_source_health_with_response(
            source_key,
            view_key,
            date=date,
            if_none_match=if_none_match,
            **options,
        )
        return response.data

    def get_source_health_with_response(
        self,
        source_key: str,
        view_key: str,
        *,
        date: datetime.date | None = None,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.DataSourceHealthReport]:
        """As `get_source_health`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/data/sources/{source_key}/health",
                path_params={
                    "source_key": source_key,
                },
                query={
                    "view_key": view_key,
                    "date": date,
                },
                headers={
                    "If-None-Match": if_none_match,
                },
            ),
            models.DataSourceHealthReport,
            options,
        )

    def get_view(
        self,
        view_key: str,
        *,
        limit: int | None = None,
        filter_key: models.DataFilterKey | None = None,
        date: datetime.date | None = None,
        timezone: str | None = None,
        cursor: str | None = None,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.DataView:
        """Read a data view.

        Whole groups, by their earliest event, then by `group_id`. A group is selected by its events, and always
        returned with all of them. `filter_key` and `date` both use `timezone`, including daylight saving, and both
        must hold: an event at 23:30 in Sydney is on another day in UTC.
        
        Pages show one state of the data: `next_cursor` keeps the revisions of the first page, as long as these are
        stored (the last three of each source), and the time of the first request.
        
        If a source fails, its last good data stays in place, and `health` says so. The `ETag` changes with the data,
        the selection and the health, not with ages.

        :param view_key: Key of the view.
        :param limit: Maximum groups per page. Values above 100 are read as 100.
        :param filter_key: Only groups of this kind; default `all`.
        :param date: Only groups with an event on this day in `timezone`.
        :param timezone: IANA name of the time zone of the request; default `UTC`.
        :param cursor: The unchanged `next_cursor` of the page before. It is bound to the tenant, the view and the filters; with
            others it is refused.
        :param if_none_match: Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
        :raises WorkgateError: see its subclasses
        """
        response = self.get_view_with_response(
            view_key,
            limit=limit,
            filter_key=filter_key,
            date=date,
            timezone=timezone,
            cursor=cursor,
            if_none_match=if_none_match,
            **options,
        )
        return response.data

    def get_view_with_response(
        self,
        view_key: str,
        *,
        limit: int | None = None,
        filter_key: models.DataFilterKey | None = None,
        date: datetime.date | None = None,
        timezone: str | None = None,
        cursor: str | None = None,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.DataView]:
        """As `get_view`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/data/views/{view_key}",
                path_params={
                    "view_key": view_key,
                },
                query={
                    "limit": limit,
                    "filter_key": filter_key,
                    "date": date,
                    "timezone": timezone,
                    "cursor": cursor,
                },
                headers={
                    "If-None-Match": if_none_match,
                },
            ),
            models.DataView,
            options,
        )

    def all_groups(
        self,
        view_key: str,
        *,
        limit: int | None = None,
        filter_key: models.DataFilterKey | None = None,
        date: datetime.date | None = None,
        timezone: str | None = None,
        cursor: str | None = None,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.DataGroup]:
        """Read a data view: all of them, page after page as they are asked for.

        Begins at `cursor` if that is given. See `get_view`.
        """

        def fetch(token: str | None) -> tuple[Sequence[models.DataGroup], str | None]:
            page = self.get_view(
                view_key,
                limit=limit,
                filter_key=filter_key,
                date=date,
                timezone=timezone,
                cursor=token,
                if_none_match=if_none_match,
                **options,
            )
            return page.groups, page.next_cursor

        return pages(cursor, fetch)


class AsyncDataApi:
    """Made by the client; see `AsyncWorkgate`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get_entity(
        self,
        entity_type: models.DataEntityType,
        entity_id: str,
        view_key: str,
        *,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.DataEntity:
        """Read one entity of a data view.

        A group, an event or a participant, by its canonical identifier or by that of a source. If a source's
        identifier matches several entities, the answer is 409 and names the canonical ones.

        :param entity_type: Kind of the entity.
        :param entity_id: Identifier of the entity.
        :param view_key: Key of the view.
        :param if_none_match: Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
        :raises WorkgateError: see its subclasses
        """
        response = await self.get_entity_with_response(
            entity_type,
            entity_id,
            view_key,
            if_none_match=if_none_match,
            **options,
        )
        return response.data

    async def get_entity_with_response(
        self,
        entity_type: models.DataEntityType,
        entity_id: str,
        view_key: str,
        *,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.DataEntity]:
        """As `get_entity`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/data/entities/{entity_type}/{entity_id}",
                path_params={
                    "entity_type": entity_type,
                    "entity_id": entity_id,
                },
                query={
                    "view_key": view_key,
                },
                headers={
                    "If-None-Match": if_none_match,
                },
            ),
            models.DataEntity,
            options,
        )

    async def get_source_health(
        self,
        source_key: str,
        view_key: str,
        *,
        date: datetime.date | None = None,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.DataSourceHealthReport:
        """Read the health of a data source.

        Freshness, problems and covered dates of a source. With `date`: 404 if the date lies outside the coverage. A
        source that never loaded is 503, like one that is not registered.

        :param source_key: Key of the source.
        :param view_key: Key of the view.
        :param date: A local date that the source should cover.
        :param if_none_match: Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
        :raises WorkgateError: see its subclasses
        """
        response = await self.get_source_health_with_response(
            source_key,
            view_key,
            date=date,
            if_none_match=if_none_match,
            **options,
        )
        return response.data

    async def get_source_health_with_response(
        self,
        source_key: str,
        view_key: str,
        *,
        date: datetime.date | None = None,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.DataSourceHealthReport]:
        """As `get_source_health`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/data/sources/{source_key}/health",
                path_params={
                    "source_key": source_key,
                },
                query={
                    "view_key": view_key,
                    "date": date,
                },
                headers={
                    "If-None-Match": if_none_match,
                },
            ),
            models.DataSourceHealthReport,
            options,
        )

    async def get_view(
        self,
        view_key: str,
        *,
        limit: int | None = None,
        filter_key: models.DataFilterKey | None = None,
        date: datetime.date | None = None,
        timezone: str | None = None,
        cursor: str | None = None,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.DataView:
        """Read a data view.

        Whole groups, by their earliest event, then by `group_id`. A group is selected by its events, and always
        returned with all of them. `filter_key` and `date` both use `timezone`, including daylight saving, and both
        must hold: an event at 23:30 in Sydney is on another day in UTC.
        
        Pages show one state of the data: `next_cursor` keeps the revisions of the first page, as long as these are
        stored (the last three of each source), and the time of the first request.
        
        If a source fails, its last good data stays in place, and `health` says so. The `ETag` changes with the data,
        the selection and the health, not with ages.

        :param view_key: Key of the view.
        :param limit: Maximum groups per page. Values above 100 are read as 100.
        :param filter_key: Only groups of this kind; default `all`.
        :param date: Only groups with an event on this day in `timezone`.
        :param timezone: IANA name of the time zone of the request; default `UTC`.
        :param cursor: The unchanged `next_cursor` of the page before. It is bound to the tenant, the view and the filters; with
            others it is refused.
        :param if_none_match: Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
        :raises WorkgateError: see its subclasses
        """
        response = await self.get_view_with_response(
            view_key,
            limit=limit,
            filter_key=filter_key,
            date=date,
            timezone=timezone,
            cursor=cursor,
            if_none_match=if_none_match,
            **options,
        )
        return response.data

    async def get_view_with_response(
        self,
        view_key: str,
        *,
        limit: int | None = None,
        filter_key: models.DataFilterKey | None = None,
        date: datetime.date | None = None,
        timezone: str | None = None,
        cursor: str | None = None,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.DataView]:
        """As `get_view`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/data/views/{view_key}",
                path_params={
                    "view_key": view_key,
                },
                query={
                    "limit": limit,
                    "filter_key": filter_key,
                    "date": date,
                    "timezone": timezone,
                    "cursor": cursor,
                },
                headers={
                    "If-None-Match": if_none_match,
                },
            ),
            models.DataView,
            options,
        )

    def all_groups(
        self,
        view_key: str,
        *,
        limit: int | None = None,
        filter_key: models.DataFilterKey | None = None,
        date: datetime.date | None = None,
        timezone: str | None = None,
        cursor: str | None = None,
        if_none_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.DataGroup]:
        """Read a data view: all of them, page after page as they are asked for.

        Begins at `cursor` if that is given. See `get_view`.
        """

        async def fetch(token: str | None) -> tuple[Sequence[models.DataGroup], str | None]:
            page = await self.get_view(
                view_key,
                limit=limit,
                filter_key=filter_key,
                date=date,
                timezone=timezone,
                cursor=token,
                if_none_match=if_none_match,
                **options,
            )
            return page.groups, page.next_cursor

        return pages_async(cursor, fetch)
