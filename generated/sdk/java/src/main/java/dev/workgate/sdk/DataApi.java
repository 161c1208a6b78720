// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk;

import dev.workgate.sdk.model.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

/** The operations of the contract's tag Data; see {@link WorkgateClient}. */
public final class DataApi {
  private final Transport transport;

  DataApi(Transport transport) {
    this.transport = transport;
  }

  /**
   * Read one entity of a data view. The key needs the scope catalog.read.
   *
   * <p>A group, an event or a participant, by its canonical identifier or by that of a source. If a source's identifier matches several entities, the answer is 409 and names the canonical ones.
   *
   * @param entityType Kind of the entity.
   * @param entityId Identifier of the entity.
   * @param viewKey Key of the view.
   * @throws WorkgateException see its subclasses
   */
  public DataEntity getEntity(DataEntityType entityType, String entityId, String viewKey) {
    return getEntity(entityType, entityId, viewKey, GetEntityParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #getEntity(DataEntityType, String, String)}, with parameters. */
  public DataEntity getEntity(DataEntityType entityType, String entityId, String viewKey, GetEntityParams params) {
    return getEntity(entityType, entityId, viewKey, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #getEntity(DataEntityType, String, String)}, with options, and with status and headers of the answer. */
  public ApiResponse<DataEntity> getEntity(DataEntityType entityType, String entityId, String viewKey, GetEntityParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/data/entities/{entity_type}/{entity_id}");
    request.path("entity_type", entityType);
    request.path("entity_id", entityId);
    request.query("view_key", viewKey);
    request.header("If-None-Match", params.ifNoneMatch);
    return transport.send(request, DataEntity.class, options);
  }

  /**
   * Read the health of a data source. The key needs the scope source.read.
   *
   * <p>Freshness, problems and covered dates of a source. With `date`: 404 if the date lies outside the coverage. A source that never loaded is 503, like one that is not registered.
   *
   * @param sourceKey Key of the source.
   * @param viewKey Key of the view.
   * @throws WorkgateException see its subclasses
   */
  public DataSourceHealthReport getSourceHealth(String sourceKey, String viewKey) {
    return getSourceHealth(sourceKey, viewKey, GetSourceHealthParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #getSourceHealth(String, String)}, with parameters. */
  public DataSourceHealthReport getSourceHealth(String sourceKey, String viewKey, GetSourceHealthParams params) {
    return getSourceHealth(sourceKey, viewKey, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #getSourceHealth(String, String)}, with options, and with status and headers of the answer. */
  public ApiResponse<DataSourceHealthReport> getSourceHealth(String sourceKey, String viewKey, GetSourceHealthParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/data/sources/{source_key}/health");
    request.path("source_key", sourceKey);
    request.query("view_key", viewKey);
    request.query("date", params.date);
    request.header("If-None-Match", params.ifNoneMatch);
    return transport.send(request, DataSourceHealthReport.class, options);
  }

  /**
   * Read a data view. The key needs the scope catalog.read.
   *
   * <p>Whole groups, by their earliest event, then by `group_id`. A group is selected by its events, and always returned with all of them. `filter_key` and `date` both use `timezone`, including daylight saving, and both must hold: an event at 23:30 in Sydney is on another day in UTC.  Pages show one state of the data: `next_cursor` keeps the revisions of the first page, as long as these are stored (the last three of each source), and the time of the first request.  If a source fails, its last good data stays in place, and `health` says so. The `ETag` changes with the data, the selection and the health, not with ages.
   *
   * @param viewKey Key of the view.
   * @throws WorkgateException see its subclasses
   */
  public DataView getView(String viewKey) {
    return getView(viewKey, GetViewParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #getView(String)}, with parameters. */
  public DataView getView(String viewKey, GetViewParams params) {
    return getView(viewKey, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #getView(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<DataView> getView(String viewKey, GetViewParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/data/views/{view_key}");
    request.path("view_key", viewKey);
    request.query("limit", params.limit);
    request.query("filter_key", params.filterKey);
    request.query("date", params.date);
    request.query("timezone", params.timezone);
    request.query("cursor", params.cursor);
    request.header("If-None-Match", params.ifNoneMatch);
    return transport.send(request, DataView.class, options);
  }

  /** The entries of all pages of {@link #getView(String)}. */
  public Pages<DataGroup> allGroups(String viewKey) {
    return allGroups(viewKey, GetViewParams.NONE, RequestOptions.DEFAULT);
  }

  /** As {@link #allGroups(String)}, with parameters. */
  public Pages<DataGroup> allGroups(String viewKey, GetViewParams params) {
    return allGroups(viewKey, params, RequestOptions.DEFAULT);
  }

  /** As {@link #allGroups(String)}, with parameters and options for the request of each page. */
  public Pages<DataGroup> allGroups(String viewKey, GetViewParams params, RequestOptions options) {
    return new Pages<>(
        params.cursor,
        token -> getView(viewKey, params.toBuilder().cursor(token).build(), options).data(),
        DataView::groups,
        DataView::nextCursor);
  }

  /** What {@code getEntity} can be given. What is not set is not sent. */
  public static final class GetEntityParams {
    static final GetEntityParams NONE = builder().build();

    private final @Nullable String ifNoneMatch;

    private GetEntityParams(Builder builder) {
      this.ifNoneMatch = builder.ifNoneMatch;
    }

    /** A builder with nothing set. */
    public static Builder builder() {
      return new Builder();
    }

    /** A builder with what is set here. */
    public Builder toBuilder() {
      Builder builder = new Builder();
      builder.ifNoneMatch = ifNoneMatch;
      return builder;
    }

    /** Builds {@link GetEntityParams}. */
    public static final class Builder {
      private @Nullable String ifNoneMatch;

      private Builder() {}

      /** Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2). */
      public Builder ifNoneMatch(@Nullable String ifNoneMatch) {
        this.ifNoneMatch = ifNoneMatch;
        return this;
      }

      public GetEntityParams build() {
        return new GetEntityParams(this);
      }
    }
  }

  /** What {@code getSourceHealth} can be given. What is not set is not sent. */
  public static final class GetSourceHealthParams {
    static final GetSourceHealthParams NONE = builder().build();

    private final @Nullable LocalDate date;
    private final @Nullable String ifNoneMatch;

    private GetSourceHealthParams(Builder builder) {
      this.date = builder.date;
      this.ifNoneMatch = builder.ifNoneMatch;
    }

    /** A builder with nothing set. */
    public static Builder builder() {
      return new Builder();
    }

    /** A builder with what is set here. */
    public Builder toBuilder() {
      Builder builder = new Builder();
      builder.date = date;
      builder.ifNoneMatch = ifNoneMatch;
      return builder;
    }

    /** Builds {@link GetSourceHealthParams}. */
    public static final class Builder {
      private @Nullable LocalDate date;
      private @Nullable String ifNoneMatch;

      private Builder() {}

      /** A local date that the source should cover. */
      public Builder date(@Nullable LocalDate date) {
        this.date = date;
        return this;
      }

      /** Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2). */
      public Builder ifNoneMatch(@Nullable String ifNoneMatch) {
        this.ifNoneMatch = ifNoneMatch;
        return this;
      }

      public GetSourceHealthParams build() {
        return new GetSourceHealthParams(this);
      }
    }
  }

  /** What {@code getView} can be given. What is not set is not sent. */
  public static final class GetViewParams {
    static final GetViewParams NONE = builder().build();

    private final @Nullable Long limit;
    private final @Nullable DataFilterKey filterKey;
    private final @Nullable LocalDate date;
    private final @Nullable String timezone;
    private final @Nullable String cursor;
    private final @Nullable String ifNoneMatch;

    private GetViewParams(Builder builder) {
      this.limit = builder.limit;
      this.filterKey = builder.filterKey;
      this.date = builder.date;
      this.timezone = builder.timezone;
      this.cursor = builder.cursor;
      this.ifNoneMatch = builder.ifNoneMatch;
    }

    /** A builder with nothing set. */
    public static Builder builder() {
      return new Builder();
    }

    /** A builder with what is set here. */
    public Builder toBuilder() {
      Builder builder = new Builder();
      builder.limit = limit;
      builder.filterKey = filterKey;
      builder.date = date;
      builder.timezone = timezone;
      builder.cursor = cursor;
      builder.ifNoneMatch = ifNoneMatch;
      return builder;
    }

    /** Builds {@link GetViewParams}. */
    public static final class Builder {
      private @Nullable Long limit;
      private @Nullable DataFilterKey filterKey;
      private @Nullable LocalDate date;
      private @Nullable String timezone;
      private @Nullable String cursor;
      private @Nullable String ifNoneMatch;

      private Builder() {}

      /** Maximum groups per page. Values above 100 are read as 100. */
      public Builder limit(long limit) {
        this.limit = limit;
        return this;
      }

      /** Only groups of this kind; default `all`. */
      public Builder filterKey(@Nullable DataFilterKey filterKey) {
        this.filterKey = filterKey;
        return this;
      }

      /** Only groups with an event on this day in `timezone`. */
      public Builder date(@Nullable LocalDate date) {
        this.date = date;
        return this;
      }

      /** IANA name of the time zone of the request; default `UTC`. */
      public Builder timezone(@Nullable String timezone) {
        this.timezone = timezone;
        return this;
      }

      /** The unchanged `next_cursor` of the page before. It is bound to the tenant, the view and the filters; with others it is refused. */
      public Builder cursor(@Nullable String cursor) {
        this.cursor = cursor;
        return this;
      }

      /** Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2). */
      public Builder ifNoneMatch(@Nullable String ifNoneMatch) {
        this.ifNoneMatch = ifNoneMatch;
        return this;
      }

      public GetViewParams build() {
        return new GetViewParams(this);
      }
    }
  }
}
