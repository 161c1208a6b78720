// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk;

import dev.workgate.sdk.model.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

/** The operations of the contract's tag Webhooks; see {@link WorkgateClient}. */
public final class WebhooksApi {
  private final Transport transport;

  WebhooksApi(Transport transport) {
    this.transport = transport;
  }

  /**
   * Create a webhook endpoint. The key needs the scope webhooks.manage.
   *
   * <p>Sends events by POST as they happen, signed as in [Standard Webhooks](https://www.standardwebhooks.com) (`webhook-id`, `webhook-timestamp`, `webhook-signature`): each at least once, with an id that stays the same. Answer 2xx within 5 seconds. Otherwise the event is sent again, 8 times over 28 hours; `Retry-After` is honoured. 410 switches the endpoint off, and so do five days without any delivery. Redirects are not followed. Order is not guaranteed: `sequence` gives it.  A tenant has 20 endpoints at most. The first event sent is the next one in the log.
   *
   * @param body see {@link WebhookEndpointCreateRequest}
   * @throws WorkgateException see its subclasses
   */
  public WebhookEndpointWithSecret create(WebhookEndpointCreateRequest body) {
    return create(body, CreateParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #create(WebhookEndpointCreateRequest)}, with parameters. */
  public WebhookEndpointWithSecret create(WebhookEndpointCreateRequest body, CreateParams params) {
    return create(body, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #create(WebhookEndpointCreateRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookEndpointWithSecret> create(WebhookEndpointCreateRequest body, CreateParams params, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/webhook-endpoints");
    request.body("application/json", body);
    request.header("Idempotency-Key", params.idempotencyKey);
    return transport.send(request, WebhookEndpointWithSecret.class, options);
  }

  /**
   * Delete a webhook endpoint. The key needs the scope webhooks.manage.
   *
   * <p>Stops sending and removes the secret and the deliveries. The log keeps its entries about it.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @throws WorkgateException see its subclasses
   */
  public WebhookEndpointDeleted delete(String webhookEndpointId) {
    return delete(webhookEndpointId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #delete(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookEndpointDeleted> delete(String webhookEndpointId, RequestOptions options) {
    Request request = new Request("DELETE", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}");
    request.path("webhook_endpoint_id", webhookEndpointId);
    return transport.send(request, WebhookEndpointDeleted.class, options);
  }

  /**
   * Get a webhook endpoint. The key needs the scope webhooks.manage.
   *
   * <p>Status, progress, and start of the current failures.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @throws WorkgateException see its subclasses
   */
  public WebhookEndpoint get(String webhookEndpointId) {
    return get(webhookEndpointId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #get(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookEndpoint> get(String webhookEndpointId, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}");
    request.path("webhook_endpoint_id", webhookEndpointId);
    return transport.send(request, WebhookEndpoint.class, options);
  }

  /**
   * List webhook endpoints. The key needs the scope webhooks.manage.
   *
   * <p>All endpoints, newest first.
   *
   * @throws WorkgateException see its subclasses
   */
  public WebhookEndpointPage list() {
    return list(RequestOptions.DEFAULT).data();
  }

  /** As {@link #list()}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookEndpointPage> list(RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/webhook-endpoints");
    return transport.send(request, WebhookEndpointPage.class, options);
  }

  /**
   * List deliveries. The key needs the scope webhooks.manage.
   *
   * <p>Deliveries to the endpoint, sent or pending, of the last 30 days, newest first.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @throws WorkgateException see its subclasses
   */
  public WebhookDeliveryPage listDeliveries(String webhookEndpointId) {
    return listDeliveries(webhookEndpointId, ListDeliveriesParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #listDeliveries(String)}, with parameters. */
  public WebhookDeliveryPage listDeliveries(String webhookEndpointId, ListDeliveriesParams params) {
    return listDeliveries(webhookEndpointId, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #listDeliveries(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookDeliveryPage> listDeliveries(String webhookEndpointId, ListDeliveriesParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries");
    request.path("webhook_endpoint_id", webhookEndpointId);
    request.query("status", params.status);
    request.query("limit", params.limit);
    request.query("page_token", params.pageToken);
    return transport.send(request, WebhookDeliveryPage.class, options);
  }

  /** The entries of all pages of {@link #listDeliveries(String)}. */
  public Pages<WebhookDelivery> allWebhookDeliveries(String webhookEndpointId) {
    return allWebhookDeliveries(webhookEndpointId, ListDeliveriesParams.NONE, RequestOptions.DEFAULT);
  }

  /** As {@link #allWebhookDeliveries(String)}, with parameters. */
  public Pages<WebhookDelivery> allWebhookDeliveries(String webhookEndpointId, ListDeliveriesParams params) {
    return allWebhookDeliveries(webhookEndpointId, params, RequestOptions.DEFAULT);
  }

  /** As {@link #allWebhookDeliveries(String)}, with parameters and options for the request of each page. */
  public Pages<WebhookDelivery> allWebhookDeliveries(String webhookEndpointId, ListDeliveriesParams params, RequestOptions options) {
    return new Pages<>(
        params.pageToken,
        token -> listDeliveries(webhookEndpointId, params.toBuilder().pageToken(token).build(), options).data(),
        WebhookDeliveryPage::webhookDeliveries,
        WebhookDeliveryPage::nextPageToken);
  }

  /**
   * Recover missed events. The key needs the scope webhooks.manage.
   *
   * <p>Sends matching events since a sequence again: those that failed, were cancelled, or were never sent because the endpoint was off; with `include_delivered` also those delivered. Runs in the background, with the same `webhook-id` as before. One recovery at a time; an endpoint that is not on is 409.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @param body see {@link WebhookRecoverRequest}
   * @throws WorkgateException see its subclasses
   */
  public WebhookRecovery recover(String webhookEndpointId, WebhookRecoverRequest body) {
    return recover(webhookEndpointId, body, RequestOptions.DEFAULT).data();
  }

  /** As {@link #recover(String, WebhookRecoverRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookRecovery> recover(String webhookEndpointId, WebhookRecoverRequest body, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/recover");
    request.path("webhook_endpoint_id", webhookEndpointId);
    request.body("application/json", body);
    request.repeatable(); // Receivers know what they have had by its `webhook-id`, and one recovery at a time goes on.
    return transport.send(request, WebhookRecovery.class, options);
  }

  /**
   * Send a delivery again. The key needs the scope webhooks.manage.
   *
   * <p>Sends the stored body with the same `webhook-id`, signed with the current secrets, as a new delivery with its own attempts. An endpoint that is not on is 409.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @param webhookDeliveryId Identifier of the delivery.
   * @throws WorkgateException see its subclasses
   */
  public WebhookDelivery replayDelivery(String webhookEndpointId, String webhookDeliveryId) {
    return replayDelivery(webhookEndpointId, webhookDeliveryId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #replayDelivery(String, String)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookDelivery> replayDelivery(String webhookEndpointId, String webhookDeliveryId, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}/replay");
    request.path("webhook_endpoint_id", webhookEndpointId);
    request.path("webhook_delivery_id", webhookDeliveryId);
    request.repeatable(); // The contract says so.
    return transport.send(request, WebhookDelivery.class, options);
  }

  /**
   * Rotate the signing secret. The key needs the scope webhooks.manage.
   *
   * <p>Signs requests with the new secret and, for `overlap_hours`, with the previous ones, so that receivers can change over. The secret is shown once. At most four previous secrets stay valid; beyond that it is 409.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @param body see {@link WebhookSecretRotateRequest}
   * @throws WorkgateException see its subclasses
   */
  public WebhookEndpointWithSecret rotateSecret(String webhookEndpointId, WebhookSecretRotateRequest body) {
    return rotateSecret(webhookEndpointId, body, RequestOptions.DEFAULT).data();
  }

  /** As {@link #rotateSecret(String, WebhookSecretRotateRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookEndpointWithSecret> rotateSecret(String webhookEndpointId, WebhookSecretRotateRequest body, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/rotate-secret");
    request.path("webhook_endpoint_id", webhookEndpointId);
    request.body("application/json", body);
    request.repeatable(); // A secret whose answer was lost is never used by a receiver, and ends with the next rotation.
    return transport.send(request, WebhookEndpointWithSecret.class, options);
  }

  /**
   * Send a test event. The key needs the scope webhooks.manage.
   *
   * <p>Logs `webhook_endpoint.tested`, sends it once to this endpoint alone, whatever its types and filter are, and answers with the outcome. Works for switched-off endpoints too.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @throws WorkgateException see its subclasses
   */
  public WebhookDelivery test(String webhookEndpointId) {
    return test(webhookEndpointId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #test(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookDelivery> test(String webhookEndpointId, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/test");
    request.path("webhook_endpoint_id", webhookEndpointId);
    request.repeatable(); // The contract says so.
    return transport.send(request, WebhookDelivery.class, options);
  }

  /**
   * Update a webhook endpoint. The key needs the scope webhooks.manage.
   *
   * <p>A JSON merge patch (RFC 7396). A new `url` also receives the waiting deliveries. Switching off cancels waiting deliveries; switching on again starts with events from then on.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @param body see {@link WebhookEndpointUpdateRequest}
   * @throws WorkgateException see its subclasses
   */
  public WebhookEndpoint update(String webhookEndpointId, WebhookEndpointUpdateRequest body) {
    return update(webhookEndpointId, body, UpdateParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #update(String, WebhookEndpointUpdateRequest)}, with parameters. */
  public WebhookEndpoint update(String webhookEndpointId, WebhookEndpointUpdateRequest body, UpdateParams params) {
    return update(webhookEndpointId, body, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #update(String, WebhookEndpointUpdateRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookEndpoint> update(String webhookEndpointId, WebhookEndpointUpdateRequest body, UpdateParams params, RequestOptions options) {
    Request request = new Request("PATCH", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}");
    request.path("webhook_endpoint_id", webhookEndpointId);
    request.body("application/merge-patch+json", body);
    request.header("If-Match", params.ifMatch);
    return transport.send(request, WebhookEndpoint.class, options);
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

  /** What {@code listDeliveries} can be given. What is not set is not sent. */
  public static final class ListDeliveriesParams {
    static final ListDeliveriesParams NONE = builder().build();

    private final @Nullable WebhookDeliveryStatus status;
    private final @Nullable Long limit;
    private final @Nullable String pageToken;

    private ListDeliveriesParams(Builder builder) {
      this.status = builder.status;
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
      builder.limit = limit;
      builder.pageToken = pageToken;
      return builder;
    }

    /** Builds {@link ListDeliveriesParams}. */
    public static final class Builder {
      private @Nullable WebhookDeliveryStatus status;
      private @Nullable Long limit;
      private @Nullable String pageToken;

      private Builder() {}

      /** Only deliveries in this state. */
      public Builder status(@Nullable WebhookDeliveryStatus status) {
        this.status = status;
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

      public ListDeliveriesParams build() {
        return new ListDeliveriesParams(this);
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

      /** Change the endpoint only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/\"3\"` or `\"3-gzip\"`. */
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
