// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import (
	"context"
	"net/http"
	"strings"
)

// DataAPI has the operations of the contract's tag Data. It is a field of [Client].
type DataAPI service

// GetDataEntityParams are what [DataAPI.GetEntity] can be given. What has its zero value is not sent.
type GetDataEntityParams struct {
	// Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
	IfNoneMatch string
}

// GetEntity: Read one entity of a data view. The key needs the scope catalog.read.
//
// A group, an event or a participant, by its canonical identifier or by that of a source. If a source's identifier matches several entities, the answer is 409 and names the canonical ones.
func (s *DataAPI) GetEntity(ctx context.Context, entityType DataEntityType, entityID string, viewKey string, params *GetDataEntityParams, options ...RequestOption) (*DataEntity, error) {
	if params == nil {
		params = &GetDataEntityParams{}
	}
	path := strings.NewReplacer("{entity_type}", pathSegment(entityType), "{entity_id}", pathSegment(entityID)).Replace("/api/v1/public/data/entities/{entity_type}/{entity_id}")
	r := newRequest(http.MethodGet, path)
	r.setQuery("view_key", viewKey)
	r.setHeader("If-None-Match", params.IfNoneMatch)
	return send[DataEntity](ctx, s.client, r, options)
}

// GetDataSourceHealthParams are what [DataAPI.GetSourceHealth] can be given. What has its zero value is not sent.
type GetDataSourceHealthParams struct {
	// A local date that the source should cover.
	Date string
	// Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
	IfNoneMatch string
}

// GetSourceHealth: Read the health of a data source. The key needs the scope source.read.
//
// Freshness, problems and covered dates of a source. With `date`: 404 if the date lies outside the coverage. A source that never loaded is 503, like one that is not registered.
func (s *DataAPI) GetSourceHealth(ctx context.Context, sourceKey string, viewKey string, params *GetDataSourceHealthParams, options ...RequestOption) (*DataSourceHealthReport, error) {
	if params == nil {
		params = &GetDataSourceHealthParams{}
	}
	path := strings.NewReplacer("{source_key}", pathSegment(sourceKey)).Replace("/api/v1/public/data/sources/{source_key}/health")
	r := newRequest(http.MethodGet, path)
	r.setQuery("view_key", viewKey)
	r.setQuery("date", params.Date)
	r.setHeader("If-None-Match", params.IfNoneMatch)
	return send[DataSourceHealthReport](ctx, s.client, r, options)
}

// GetDataViewParams are what [DataAPI.GetView] can be given. What has its zero value is not sent.
type GetDataViewParams struct {
	// Maximum groups per page. Values above 100 are read as 100.
	Limit int64
	// Only groups of this kind; default `all`.
	FilterKey DataFilterKey
	// Only groups with an event on this day in `timezone`.
	Date string
	// IANA name of the time zone of the request; default `UTC`.
	Timezone string
	// The unchanged `next_cursor` of the page before. It is bound to the tenant, the view and the filters; with others it is refused.
	Cursor string
	// Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
	IfNoneMatch string
}

// GetView: Read a data view. The key needs the scope catalog.read.
//
// Whole groups, by their earliest event, then by `group_id`. A group is selected by its events, and always returned with all of them. `filter_key` and `date` both use `timezone`, including daylight saving, and both must hold: an event at 23:30 in Sydney is on another day in UTC.  Pages show one state of the data: `next_cursor` keeps the revisions of the first page, as long as these are stored (the last three of each source), and the time of the first request.  If a source fails, its last good data stays in place, and `health` says so. The `ETag` changes with the data, the selection and the health, not with ages.
func (s *DataAPI) GetView(ctx context.Context, viewKey string, params *GetDataViewParams, options ...RequestOption) (*DataView, error) {
	if params == nil {
		params = &GetDataViewParams{}
	}
	path := strings.NewReplacer("{view_key}", pathSegment(viewKey)).Replace("/api/v1/public/data/views/{view_key}")
	r := newRequest(http.MethodGet, path)
	r.setQuery("limit", params.Limit)
	r.setQuery("filter_key", params.FilterKey)
	r.setQuery("date", params.Date)
	r.setQuery("timezone", params.Timezone)
	r.setQuery("cursor", params.Cursor)
	r.setHeader("If-None-Match", params.IfNoneMatch)
	return send[DataView](ctx, s.client, r, options)
}

// AllGroups goes over the entries of all pages of [DataAPI.GetView].
func (s *DataAPI) AllGroups(ctx context.Context, viewKey string, params *GetDataViewParams, options ...RequestOption) Iterator[DataGroup] {
	first := copied(params)
	return pages(first.Cursor, func(token string) ([]DataGroup, *string, error) {
		at := first
		at.Cursor = token
		page, err := s.GetView(ctx, viewKey, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Groups, page.NextCursor, nil
	})
}
