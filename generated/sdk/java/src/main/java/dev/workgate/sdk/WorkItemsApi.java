// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk;

import dev.workgate.sdk.model.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

/** The operations of the contract's tag WorkItems; see {@link WorkgateClient}. */
public final class WorkItemsApi {
  private final Transport transport;

  WorkItemsApi(Transport transport) {
    this.transport = transport;
  }

  /**
   * Create a WorkItem. The key needs the scope work.write.
   *
   * <p>Opens a WorkItem with status `new`. An `initial_message` becomes the first message of its conversation, and its `external_message_id` the `source_reference` for finding the WorkItem again.
   *
   * @param body see {@link WorkItemCreateRequest}
   * @throws WorkgateException see its subclasses
   */
  public WorkItem create(WorkItemCreateRequest body) {
    return create(body, CreateParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #create(WorkItemCreateRequest)}, with parameters. */
  public WorkItem create(WorkItemCreateRequest body, CreateParams params) {
    return create(body, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #create(WorkItemCreateRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<WorkItem> create(WorkItemCreateRequest body, CreateParams params, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/work-items");
    request.body("application/json", body);
    request.header("Idempotency-Key", params.idempotencyKey);
    return transport.send(request, WorkItem.class, options);
  }

  /**
   * Get a WorkItem. The key needs the scope work.read.
   *
   * <p>Answers 304 without a body if `If-None-Match` names the current version.
   *
   * @param workItemId Identifier of the WorkItem.
   * @throws WorkgateException see its subclasses
   */
  public WorkItem get(String workItemId) {
    return get(workItemId, GetParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #get(String)}, with parameters. */
  public WorkItem get(String workItemId, GetParams params) {
    return get(workItemId, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #get(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<WorkItem> get(String workItemId, GetParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/work-items/{work_item_id}");
    request.path("work_item_id", workItemId);
    request.header("If-None-Match", params.ifNoneMatch);
    return transport.send(request, WorkItem.class, options);
  }

  /**
   * List WorkItems. The key needs the scope work.read.
   *
   * <p>Newest first (`created_at`, then `work_item_id`). With `updated_since`: in order of change, oldest change first, so that a client can follow. Pages stay stable while WorkItems are added.  Besides `status` and `assignee`, at most one of `tag`, `channel`, `priority`, `contact_email`, `source_reference`, `pack_key` and `updated_since` may be given; `queue_key` with `pack_key` only.
   *
   * @throws WorkgateException see its subclasses
   */
  public WorkItemPage list() {
    return list(ListParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list()}, with parameters. */
  public WorkItemPage list(ListParams params) {
    return list(params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list()}, with options, and with status and headers of the answer. */
  public ApiResponse<WorkItemPage> list(ListParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/work-items");
    request.query("status", params.status);
    request.query("tag", params.tag);
    request.query("channel", params.channel);
    request.query("priority", params.priority);
    request.query("contact_email", params.contactEmail);
    request.query("source_reference", params.sourceReference);
    request.query("pack_key", params.packKey);
    request.query("queue_key", params.queueKey);
    request.query("assignee", params.assignee);
    request.query("updated_since", params.updatedSince);
    request.query("limit", params.limit);
    request.query("page_token", params.pageToken);
    return transport.send(request, WorkItemPage.class, options);
  }

  /** The entries of all pages of {@link #list()}. */
  public Pages<WorkItem> allWorkItems() {
    return allWorkItems(ListParams.NONE, RequestOptions.DEFAULT);
  }

  /** As {@link #allWorkItems()}, with parameters. */
  public Pages<WorkItem> allWorkItems(ListParams params) {
    return allWorkItems(params, RequestOptions.DEFAULT);
  }

  /** As {@link #allWorkItems()}, with parameters and options for the request of each page. */
  public Pages<WorkItem> allWorkItems(ListParams params, RequestOptions options) {
    return new Pages<>(
        params.pageToken,
        token -> list(params.toBuilder().pageToken(token).build(), options).data(),
        WorkItemPage::workItems,
        WorkItemPage::nextPageToken);
  }

  /**
   * Search WorkItems. The key needs the scope work.read.
   *
   * <p>WorkItems that match everything given, newest first unless `order` says otherwise. `q` is words that must all occur in the WorkItem: its subject, messages, contact, tags, ids and references; for keys with the scope `work.actions`, also its proposals. Case and diacritics are ignored. New text can be found within moments.  A request scans a bounded number of WorkItems. So a page can hold less than `limit`, or nothing, and still be followed by more: go on with `next_page_token`. `searched_since` says how far the search has come.
   *
   * @throws WorkgateException see its subclasses
   */
  public FoundWorkItemsPage search() {
    return search(SearchParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #search()}, with parameters. */
  public FoundWorkItemsPage search(SearchParams params) {
    return search(params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #search()}, with options, and with status and headers of the answer. */
  public ApiResponse<FoundWorkItemsPage> search(SearchParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/work-items/search");
    request.query("q", params.q);
    request.query("status", params.status);
    request.query("priority", params.priority);
    request.query("channel", params.channel);
    request.query("pack_key", params.packKey);
    request.query("queue_key", params.queueKey);
    request.query("tag", params.tag);
    request.query("contact_email", params.contactEmail);
    request.query("assignee", params.assignee);
    request.query("created_since", params.createdSince);
    request.query("created_before", params.createdBefore);
    request.query("overdue", params.overdue);
    request.query("due_before", params.dueBefore);
    request.query("order", params.order);
    request.query("limit", params.limit);
    request.query("page_token", params.pageToken);
    return transport.send(request, FoundWorkItemsPage.class, options);
  }

  /** The entries of all pages of {@link #search()}. */
  public Pages<WorkItem> allFound() {
    return allFound(SearchParams.NONE, RequestOptions.DEFAULT);
  }

  /** As {@link #allFound()}, with parameters. */
  public Pages<WorkItem> allFound(SearchParams params) {
    return allFound(params, RequestOptions.DEFAULT);
  }

  /** As {@link #allFound()}, with parameters and options for the request of each page. */
  public Pages<WorkItem> allFound(SearchParams params, RequestOptions options) {
    return new Pages<>(
        params.pageToken,
        token -> search(params.toBuilder().pageToken(token).build(), options).data(),
        FoundWorkItemsPage::found,
        FoundWorkItemsPage::nextPageToken);
  }

  /**
   * Update a WorkItem. The key needs the scope work.write.
   *
   * <p>A JSON merge patch (RFC 7396): absent fields stay, `null` fields are removed. A patch that changes nothing returns the WorkItem with its version unchanged.  `new`, `open`, `in_progress` and `waiting_on_customer` can change to each other (never back to `new`) and to `resolved`, `cancelled`, `rejected` and `failed`; `resolved` only to `closed`. `waiting_on_approval` is set by action proposals, and left by them or for one of these four. Any other change is refused with 409 `invalid_state`.  Ended work has no more effects: the patch that ends it sets all its action proposals that are not being executed to `cancelled`. This is refused with 409 `invalid_state`, naming the proposal, if the key lacks the scope `work.actions`, or if the caller could not cancel an approved one.
   *
   * @param workItemId Identifier of the WorkItem.
   * @param body see {@link WorkItemUpdateRequest}
   * @throws WorkgateException see its subclasses
   */
  public WorkItem update(String workItemId, WorkItemUpdateRequest body) {
    return update(workItemId, body, UpdateParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #update(String, WorkItemUpdateRequest)}, with parameters. */
  public WorkItem update(String workItemId, WorkItemUpdateRequest body, UpdateParams params) {
    return update(workItemId, body, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #update(String, WorkItemUpdateRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<WorkItem> update(String workItemId, WorkItemUpdateRequest body, UpdateParams params, RequestOptions options) {
    Request request = new Request("PATCH", "/api/v1/public/work-items/{work_item_id}");
    request.path("work_item_id", workItemId);
    request.body("application/merge-patch+json", body);
    request.header("If-Match", params.ifMatch);
    return transport.send(request, WorkItem.class, options);
  }

  /** What {@code create} can be given. What is not set is not sent. */
  public static final class CreateParams {
    static final CreateParams NONE = builder().build();

    private final @Nullable String idempotencyKey;

    private CreateParams(Builder builder) {
      this.idempotencyKey = builder.idempotencyKey;
    }

    /** A builder with nothing set. */
    public static Builder builder() {
      return new Builder();
    }

    /** A builder with what is set here. */
    public Builder toBuilder() {
      Builder builder = new Builder();
      builder.idempotencyKey = idempotencyKey;
      return builder;
    }

    /** Builds {@link CreateParams}. */
    public static final class Builder {
      private @Nullable String idempotencyKey;

      private Builder() {}

      /** A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; another payload is refused with 422. */
      public Builder idempotencyKey(@Nullable String idempotencyKey) {
        this.idempotencyKey = idempotencyKey;
        return this;
      }

      public CreateParams build() {
        return new CreateParams(this);
      }
    }
  }

  /** What {@code get} can be given. What is not set is not sent. */
  public static final class GetParams {
    static final GetParams NONE = builder().build();

    private final @Nullable String ifNoneMatch;

    private GetParams(Builder builder) {
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

    /** Builds {@link GetParams}. */
    public static final class Builder {
      private @Nullable String ifNoneMatch;

      private Builder() {}

      /** Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2). */
      public Builder ifNoneMatch(@Nullable String ifNoneMatch) {
        this.ifNoneMatch = ifNoneMatch;
        return this;
      }

      public GetParams build() {
        return new GetParams(this);
      }
    }
  }

  /** What {@code list} can be given. What is not set is not sent. */
  public static final class ListParams {
    static final ListParams NONE = builder().build();

    private final @Nullable WorkItemStatusFilter status;
    private final @Nullable String tag;
    private final @Nullable WorkItemChannel channel;
    private final @Nullable WorkItemPriority priority;
    private final @Nullable String contactEmail;
    private final @Nullable String sourceReference;
    private final @Nullable String packKey;
    private final @Nullable String queueKey;
    private final @Nullable String assignee;
    private final @Nullable OffsetDateTime updatedSince;
    private final @Nullable Long limit;
    private final @Nullable String pageToken;

    private ListParams(Builder builder) {
      this.status = builder.status;
      this.tag = builder.tag;
      this.channel = builder.channel;
      this.priority = builder.priority;
      this.contactEmail = builder.contactEmail;
      this.sourceReference = builder.sourceReference;
      this.packKey = builder.packKey;
      this.queueKey = builder.queueKey;
      this.assignee = builder.assignee;
      this.updatedSince = builder.updatedSince;
      this.limit = builder.limit;
      this.pageToken = builder.pageToken;
    }

    /** A builder with nothing set. */
    public static Builder builder() {
      return new Builder();
    }

    /** A builder with what is set here. */
    public Builder toBuilder() {
      Builder builder = new Builder();
      builder.status = status;
      builder.tag = tag;
      builder.channel = channel;
      builder.priority = priority;
      builder.contactEmail = contactEmail;
      builder.sourceReference = sourceReference;
      builder.packKey = packKey;
      builder.queueKey = queueKey;
      builder.assignee = assignee;
      builder.updatedSince = updatedSince;
      builder.limit = limit;
      builder.pageToken = pageToken;
      return builder;
    }

    /** Builds {@link ListParams}. */
    public static final class Builder {
      private @Nullable WorkItemStatusFilter status;
      private @Nullable String tag;
      private @Nullable WorkItemChannel channel;
      private @Nullable WorkItemPriority priority;
      private @Nullable String contactEmail;
      private @Nullable String sourceReference;
      private @Nullable String packKey;
      private @Nullable String queueKey;
      private @Nullable String assignee;
      private @Nullable OffsetDateTime updatedSince;
      private @Nullable Long limit;
      private @Nullable String pageToken;

      private Builder() {}

      /** Only WorkItems in this state. The aliases `pending` and `waiting` (`waiting_on_customer`), `done` (`resolved`), `canceled` (`cancelled`) and `active` (`open`) are accepted too. */
      public Builder status(@Nullable WorkItemStatusFilter status) {
        this.status = status;
        return this;
      }

      /** Only WorkItems that carry this tag. */
      public Builder tag(@Nullable String tag) {
        this.tag = tag;
        return this;
      }

      /** Only WorkItems that came by this channel. */
      public Builder channel(@Nullable WorkItemChannel channel) {
        this.channel = channel;
        return this;
      }

      /** Only WorkItems of this priority. */
      public Builder priority(@Nullable WorkItemPriority priority) {
        this.priority = priority;
        return this;
      }

      /** Only WorkItems of the contact with this e-mail address. Case does not matter, nor if an international domain is in its ASCII form. */
      public Builder contactEmail(@Nullable String contactEmail) {
        this.contactEmail = contactEmail;
        return this;
      }

      /** Only WorkItems whose initial message had this `external_message_id`. */
      public Builder sourceReference(@Nullable String sourceReference) {
        this.sourceReference = sourceReference;
        return this;
      }

      /** Only WorkItems of this pack. */
      public Builder packKey(@Nullable String packKey) {
        this.packKey = packKey;
        return this;
      }

      /** Only WorkItems of this queue of the pack that `pack_key` names. */
      public Builder queueKey(@Nullable String queueKey) {
        this.queueKey = queueKey;
        return this;
      }

      /** Only WorkItems that this member works on, or, with `none`, those that nobody works on. */
      public Builder assignee(@Nullable String assignee) {
        this.assignee = assignee;
        return this;
      }

      /** Only WorkItems changed at or after this time (RFC 3339). */
      public Builder updatedSince(@Nullable OffsetDateTime updatedSince) {
        this.updatedSince = updatedSince;
        return this;
      }

      /** Maximum entries per page. Values above 200 are read as 200. */
      public Builder limit(long limit) {
        this.limit = limit;
        return this;
      }

      /** The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused. */
      public Builder pageToken(@Nullable String pageToken) {
        this.pageToken = pageToken;
        return this;
      }

      public ListParams build() {
        return new ListParams(this);
      }
    }
  }

  /** What {@code search} can be given. What is not set is not sent. */
  public static final class SearchParams {
    static final SearchParams NONE = builder().build();

    private final @Nullable String q;
    private final @Nullable String status;
    private final @Nullable String priority;
    private final @Nullable String channel;
    private final @Nullable String packKey;
    private final @Nullable String queueKey;
    private final @Nullable String tag;
    private final @Nullable String contactEmail;
    private final @Nullable String assignee;
    private final @Nullable OffsetDateTime createdSince;
    private final @Nullable OffsetDateTime createdBefore;
    private final @Nullable Boolean overdue;
    private final @Nullable OffsetDateTime dueBefore;
    private final @Nullable WorkItemOrder order;
    private final @Nullable Long limit;
    private final @Nullable String pageToken;

    private SearchParams(Builder builder) {
      this.q = builder.q;
      this.status = builder.status;
      this.priority = builder.priority;
      this.channel = builder.channel;
      this.packKey = builder.packKey;
      this.queueKey = builder.queueKey;
      this.tag = builder.tag;
      this.contactEmail = builder.contactEmail;
      this.assignee = builder.assignee;
      this.createdSince = builder.createdSince;
      this.createdBefore = builder.createdBefore;
      this.overdue = builder.overdue;
      this.dueBefore = builder.dueBefore;
      this.order = builder.order;
      this.limit = builder.limit;
      this.pageToken = builder.pageToken;
    }

    /** A builder with nothing set. */
    public static Builder builder() {
      return new Builder();
    }

    /** A builder with what is set here. */
    public Builder toBuilder() {
      Builder builder = new Builder();
      builder.q = q;
      builder.status = status;
      builder.priority = priority;
      builder.channel = channel;
      builder.packKey = packKey;
      builder.queueKey = queueKey;
      builder.tag = tag;
      builder.contactEmail = contactEmail;
      builder.assignee = assignee;
      builder.createdSince = createdSince;
      builder.createdBefore = createdBefore;
      builder.overdue = overdue;
      builder.dueBefore = dueBefore;
      builder.order = order;
      builder.limit = limit;
      builder.pageToken = pageToken;
      return builder;
    }

    /** Builds {@link SearchParams}. */
    public static final class Builder {
      private @Nullable String q;
      private @Nullable String status;
      private @Nullable String priority;
      private @Nullable String channel;
      private @Nullable String packKey;
      private @Nullable String queueKey;
      private @Nullable String tag;
      private @Nullable String contactEmail;
      private @Nullable String assignee;
      private @Nullable OffsetDateTime createdSince;
      private @Nullable OffsetDateTime createdBefore;
      private @Nullable Boolean overdue;
      private @Nullable OffsetDateTime dueBefore;
      private @Nullable WorkItemOrder order;
      private @Nullable Long limit;
      private @Nullable String pageToken;

      private Builder() {}

      /** Words that must all occur; at least one letter or digit. */
      public Builder q(@Nullable String q) {
        this.q = q;
        return this;
      }

      /** Only these states, comma-separated. */
      public Builder status(@Nullable String status) {
        this.status = status;
        return this;
      }

      /** Only these priorities, comma-separated. */
      public Builder priority(@Nullable String priority) {
        this.priority = priority;
        return this;
      }

      /** Only these channels, comma-separated. */
      public Builder channel(@Nullable String channel) {
        this.channel = channel;
        return this;
      }

      /** Only WorkItems of this pack. */
      public Builder packKey(@Nullable String packKey) {
        this.packKey = packKey;
        return this;
      }

      /** Only WorkItems of this queue of the pack that `pack_key` names. */
      public Builder queueKey(@Nullable String queueKey) {
        this.queueKey = queueKey;
        return this;
      }

      /** Only WorkItems that carry this tag. */
      public Builder tag(@Nullable String tag) {
        this.tag = tag;
        return this;
      }

      /** Only WorkItems of the contact with this e-mail address. Case does not matter, nor if an international domain is in its ASCII form. */
      public Builder contactEmail(@Nullable String contactEmail) {
        this.contactEmail = contactEmail;
        return this;
      }

      /** Only WorkItems that this member works on, or, with `none`, those that nobody works on. */
      public Builder assignee(@Nullable String assignee) {
        this.assignee = assignee;
        return this;
      }

      /** Only WorkItems opened at or after this time (RFC 3339). */
      public Builder createdSince(@Nullable OffsetDateTime createdSince) {
        this.createdSince = createdSince;
        return this;
      }

      /** Only WorkItems opened before this time (RFC 3339). */
      public Builder createdBefore(@Nullable OffsetDateTime createdBefore) {
        this.createdBefore = createdBefore;
        return this;
      }

      /** `true` shows only WorkItems that are overdue and have not ended. */
      public Builder overdue(@Nullable Boolean overdue) {
        this.overdue = overdue;
        return this;
      }

      /** Only WorkItems that are due before this time (RFC 3339) and have not ended. */
      public Builder dueBefore(@Nullable OffsetDateTime dueBefore) {
        this.dueBefore = dueBefore;
        return this;
      }

      /** Sort order; `newest` if left out. `last_changed` and `due` cannot be combined with `q`. */
      public Builder order(@Nullable WorkItemOrder order) {
        this.order = order;
        return this;
      }

      /** Maximum entries per page. Values above 200 are read as 200. */
      public Builder limit(long limit) {
        this.limit = limit;
        return this;
      }

      /** The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused. */
      public Builder pageToken(@Nullable String pageToken) {
        this.pageToken = pageToken;
        return this;
      }

      public SearchParams build() {
        return new SearchParams(this);
      }
    }
  }

  /** What {@code update} can be given. What is not set is not sent. */
  public static final class UpdateParams {
    static final UpdateParams NONE = builder().build();

    private final @Nullable String ifMatch;

    private UpdateParams(Builder builder) {
      this.ifMatch = builder.ifMatch;
    }

    /** A builder with nothing set. */
    public static Builder builder() {
      return new Builder();
    }

    /** A builder with what is set here. */
    public Builder toBuilder() {
      Builder builder = new Builder();
      builder.ifMatch = ifMatch;
      return builder;
    }

    /** Builds {@link UpdateParams}. */
    public static final class Builder {
      private @Nullable String ifMatch;

      private Builder() {}

      /** Change the WorkItem only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/\"3\"` or `\"3-gzip\"`. */
      public Builder ifMatch(@Nullable String ifMatch) {
        this.ifMatch = ifMatch;
        return this;
      }

      public UpdateParams build() {
        return new UpdateParams(this);
      }
    }
  }
}
