// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk;

import dev.workgate.sdk.model.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

/** The operations of the contract's tag Events; see {@link WorkgateClient}. */
public final class EventsApi {
  private final Transport transport;

  EventsApi(Transport transport) {
    this.transport = transport;
  }

  /**
   * Follow events. The key needs the scope events.read.
   *
   * <p>All events of the tenant, oldest first: the log of the tenant, without gaps, the same on every node, each event once. Start with `after=0` and go on with `next_after`; store it where you store your results of the events. With `wait_seconds` the answer waits for an event.  Events are thin: they name the change, and `url` gives the current state. `expand=data` adds the data from the log, for keys with the scope `work.actions`, and only to events of WorkItems.  One answer scans a bounded part of the log: `events` may be empty while `next_after` goes on. All is read when `next_after` is `head`. An `after` past the head is 400: it is not of this tenant's log.  Waiting requests are limited: beyond 20 of an API key, or 50 of a tenant, in one process of the service, the answer is 429.
   *
   * @throws WorkgateException see its subclasses
   */
  public EventPage list() {
    return list(ListParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list()}, with parameters. */
  public EventPage list(ListParams params) {
    return list(params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list()}, with options, and with status and headers of the answer. */
  public ApiResponse<EventPage> list(ListParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/events");
    request.query("after", params.after);
    request.query("types", params.types);
    request.query("work_item_id", params.workItemId);
    request.query("limit", params.limit);
    request.query("wait_seconds", params.waitSeconds);
    request.query("expand", params.expand);
    return transport.send(request, EventPage.class, options);
  }

  /** What {@code list} can be given. What is not set is not sent. */
  public static final class ListParams {
    static final ListParams NONE = builder().build();

    private final @Nullable Long after;
    private final @Nullable String types;
    private final @Nullable String workItemId;
    private final @Nullable Long limit;
    private final @Nullable Long waitSeconds;
    private final @Nullable String expand;

    private ListParams(Builder builder) {
      this.after = builder.after;
      this.types = builder.types;
      this.workItemId = builder.workItemId;
      this.limit = builder.limit;
      this.waitSeconds = builder.waitSeconds;
      this.expand = builder.expand;
    }

    /** A builder with nothing set. */
    public static Builder builder() {
      return new Builder();
    }

    /** A builder with what is set here. */
    public Builder toBuilder() {
      Builder builder = new Builder();
      builder.after = after;
      builder.types = types;
      builder.workItemId = workItemId;
      builder.limit = limit;
      builder.waitSeconds = waitSeconds;
      builder.expand = expand;
      return builder;
    }

    /** Builds {@link ListParams}. */
    public static final class Builder {
      private @Nullable Long after;
      private @Nullable String types;
      private @Nullable String workItemId;
      private @Nullable Long limit;
      private @Nullable Long waitSeconds;
      private @Nullable String expand;

      private Builder() {}

      /** Only events after this sequence: the `next_after` of the answer before, or 0 for the beginning. */
      public Builder after(long after) {
        this.after = after;
        return this;
      }

      /** Only these types, separated by commas; `proposal.*` is all of proposals. */
      public Builder types(@Nullable String types) {
        this.types = types;
        return this;
      }

      /** Only events of this WorkItem. */
      public Builder workItemId(@Nullable String workItemId) {
        this.workItemId = workItemId;
        return this;
      }

      /** Maximum entries per page. Values above 200 are read as 200. */
      public Builder limit(long limit) {
        this.limit = limit;
        return this;
      }

      /** Seconds to wait if there is no event; no wait if left out. */
      public Builder waitSeconds(long waitSeconds) {
        this.waitSeconds = waitSeconds;
        return this;
      }

      /** `data` adds the data from the log to events of WorkItems; it needs the scope `work.actions` too. */
      public Builder expand(@Nullable String expand) {
        this.expand = expand;
        return this;
      }

      public ListParams build() {
        return new ListParams(this);
      }
    }
  }
}
