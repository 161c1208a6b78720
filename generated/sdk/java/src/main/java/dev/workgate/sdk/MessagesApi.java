// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk;

import dev.workgate.sdk.model.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

/** The operations of the contract's tag Messages; see {@link WorkgateClient}. */
public final class MessagesApi {
  private final Transport transport;

  MessagesApi(Transport transport) {
    this.transport = transport;
  }

  /**
   * Append a message. The key needs the scope work.write.
   *
   * <p>Adds a follow-up message to a WorkItem. A `resolved`, `closed`, `cancelled`, `failed` or `rejected` WorkItem accepts no more messages (409 `invalid_state`).
   *
   * @param workItemId Identifier of the WorkItem.
   * @param body see {@link MessageAppendRequest}
   * @throws WorkgateException see its subclasses
   */
  public Message append(String workItemId, MessageAppendRequest body) {
    return append(workItemId, body, AppendParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #append(String, MessageAppendRequest)}, with parameters. */
  public Message append(String workItemId, MessageAppendRequest body, AppendParams params) {
    return append(workItemId, body, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #append(String, MessageAppendRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<Message> append(String workItemId, MessageAppendRequest body, AppendParams params, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/work-items/{work_item_id}/messages");
    request.path("work_item_id", workItemId);
    request.body("application/json", body);
    request.header("Idempotency-Key", params.idempotencyKey);
    return transport.send(request, Message.class, options);
  }

  /**
   * List the messages of a WorkItem. The key needs the scope work.read.
   *
   * <p>The conversation, oldest message first; any initial message leads.
   *
   * @param workItemId Identifier of the WorkItem.
   * @throws WorkgateException see its subclasses
   */
  public MessagePage list(String workItemId) {
    return list(workItemId, ListParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list(String)}, with parameters. */
  public MessagePage list(String workItemId, ListParams params) {
    return list(workItemId, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<MessagePage> list(String workItemId, ListParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/work-items/{work_item_id}/messages");
    request.path("work_item_id", workItemId);
    request.query("limit", params.limit);
    request.query("page_token", params.pageToken);
    return transport.send(request, MessagePage.class, options);
  }

  /** The entries of all pages of {@link #list(String)}. */
  public Pages<Message> allMessages(String workItemId) {
    return allMessages(workItemId, ListParams.NONE, RequestOptions.DEFAULT);
  }

  /** As {@link #allMessages(String)}, with parameters. */
  public Pages<Message> allMessages(String workItemId, ListParams params) {
    return allMessages(workItemId, params, RequestOptions.DEFAULT);
  }

  /** As {@link #allMessages(String)}, with parameters and options for the request of each page. */
  public Pages<Message> allMessages(String workItemId, ListParams params, RequestOptions options) {
    return new Pages<>(
        params.pageToken,
        token -> list(workItemId, params.toBuilder().pageToken(token).build(), options).data(),
        MessagePage::messages,
        MessagePage::nextPageToken);
  }

  /** What {@code append} can be given. What is not set is not sent. */
  public static final class AppendParams {
    static final AppendParams NONE = builder().build();

    private final @Nullable String idempotencyKey;

    private AppendParams(Builder builder) {
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

    /** Builds {@link AppendParams}. */
    public static final class Builder {
      private @Nullable String idempotencyKey;

      private Builder() {}

      /** A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; another payload is refused with 422. */
      public Builder idempotencyKey(@Nullable String idempotencyKey) {
        this.idempotencyKey = idempotencyKey;
        return this;
      }

      public AppendParams build() {
        return new AppendParams(this);
      }
    }
  }

  /** What {@code list} can be given. What is not set is not sent. */
  public static final class ListParams {
    static final ListParams NONE = builder().build();

    private final @Nullable Long limit;
    private final @Nullable String pageToken;

    private ListParams(Builder builder) {
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
      builder.limit = limit;
      builder.pageToken = pageToken;
      return builder;
    }

    /** Builds {@link ListParams}. */
    public static final class Builder {
      private @Nullable Long limit;
      private @Nullable String pageToken;

      private Builder() {}

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
}
