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
   * Have events sent to an address. The key needs the scope webhooks.manage.
   *
   * <p>Events are sent by POST as they happen, signed as [Standard Webhooks](https://www.standardwebhooks.com) say (`webhook-id`, `webhook-timestamp`, `webhook-signature`): each at least once, with an id that stays the same. Answer 2xx within 5 seconds. What is not answered so is sent again, 8 times over 28 hours; `Retry-After` is honoured. 410 switches the endpoint off, and so do five days without anything delivered. Nothing is redirected. Order is not promised: `sequence` says it.  A tenant has 20 endpoints at most. The first event sent is the next one in the log.
   *
   * @param webhookEndpointCreateRequest see {@link WebhookEndpointCreateRequest}
   * @throws WorkgateException see its subclasses
   */
  public WebhookEndpointWithSecret createWebhookEndpoint(WebhookEndpointCreateRequest webhookEndpointCreateRequest) {
    return createWebhookEndpoint(webhookEndpointCreateRequest, CreateWebhookEndpointParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #createWebhookEndpoint(WebhookEndpointCreateRequest)}, with parameters. */
  public WebhookEndpointWithSecret createWebhookEndpoint(WebhookEndpointCreateRequest webhookEndpointCreateRequest, CreateWebhookEndpointParams params) {
    return createWebhookEndpoint(webhookEndpointCreateRequest, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #createWebhookEndpoint(WebhookEndpointCreateRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookEndpointWithSecret> createWebhookEndpoint(WebhookEndpointCreateRequest webhookEndpointCreateRequest, CreateWebhookEndpointParams params, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/webhook-endpoints");
    request.body("application/json", webhookEndpointCreateRequest);
    request.header("Idempotency-Key", params.idempotencyKey);
    return transport.send(request, WebhookEndpointWithSecret.class, options);
  }

  /**
   * Delete an endpoint. The key needs the scope webhooks.manage.
   *
   * <p>Nothing more is sent to it, its secret and its deliveries are removed. The log goes on telling of it.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @throws WorkgateException see its subclasses
   */
  public WebhookEndpointDeleted deleteWebhookEndpoint(String webhookEndpointId) {
    return deleteWebhookEndpoint(webhookEndpointId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #deleteWebhookEndpoint(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookEndpointDeleted> deleteWebhookEndpoint(String webhookEndpointId, RequestOptions options) {
    Request request = new Request("DELETE", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}");
    request.path("webhook_endpoint_id", webhookEndpointId);
    return transport.send(request, WebhookEndpointDeleted.class, options);
  }

  /**
   * Read an endpoint. The key needs the scope webhooks.manage.
   *
   * <p>Whether it is on, how far it has come, and since when it fails.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @throws WorkgateException see its subclasses
   */
  public WebhookEndpoint getWebhookEndpoint(String webhookEndpointId) {
    return getWebhookEndpoint(webhookEndpointId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #getWebhookEndpoint(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookEndpoint> getWebhookEndpoint(String webhookEndpointId, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}");
    request.path("webhook_endpoint_id", webhookEndpointId);
    return transport.send(request, WebhookEndpoint.class, options);
  }

  /**
   * List what was sent. The key needs the scope webhooks.manage.
   *
   * <p>What was sent to the endpoint, or is to be, in the last 30 days, the newest first.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @throws WorkgateException see its subclasses
   */
  public WebhookDeliveryPage listWebhookDeliveries(String webhookEndpointId) {
    return listWebhookDeliveries(webhookEndpointId, ListWebhookDeliveriesParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #listWebhookDeliveries(String)}, with parameters. */
  public WebhookDeliveryPage listWebhookDeliveries(String webhookEndpointId, ListWebhookDeliveriesParams params) {
    return listWebhookDeliveries(webhookEndpointId, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #listWebhookDeliveries(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookDeliveryPage> listWebhookDeliveries(String webhookEndpointId, ListWebhookDeliveriesParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries");
    request.path("webhook_endpoint_id", webhookEndpointId);
    request.query("status", params.status);
    request.query("limit", params.limit);
    request.query("page_token", params.pageToken);
    return transport.send(request, WebhookDeliveryPage.class, options);
  }

  /** The entries of all pages of {@link #listWebhookDeliveries(String)}. */
  public Pages<WebhookDelivery> allWebhookDeliveries(String webhookEndpointId) {
    return allWebhookDeliveries(webhookEndpointId, ListWebhookDeliveriesParams.NONE, RequestOptions.DEFAULT);
  }

  /** As {@link #allWebhookDeliveries(String)}, with parameters. */
  public Pages<WebhookDelivery> allWebhookDeliveries(String webhookEndpointId, ListWebhookDeliveriesParams params) {
    return allWebhookDeliveries(webhookEndpointId, params, RequestOptions.DEFAULT);
  }

  /** As {@link #allWebhookDeliveries(String)}, with parameters and options for the request of each page. */
  public Pages<WebhookDelivery> allWebhookDeliveries(String webhookEndpointId, ListWebhookDeliveriesParams params, RequestOptions options) {
    return new Pages<>(
        params.pageToken,
        token -> listWebhookDeliveries(webhookEndpointId, params.toBuilder().pageToken(token).build(), options).data(),
        WebhookDeliveryPage::webhookDeliveries,
        WebhookDeliveryPage::nextPageToken);
  }

  /**
   * List the endpoints. The key needs the scope webhooks.manage.
   *
   * <p>All of the tenant, the newest first.
   *
   * @throws WorkgateException see its subclasses
   */
  public WebhookEndpointPage listWebhookEndpoints() {
    return listWebhookEndpoints(RequestOptions.DEFAULT).data();
  }

  /** As {@link #listWebhookEndpoints()}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookEndpointPage> listWebhookEndpoints(RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/webhook-endpoints");
    return transport.send(request, WebhookEndpointPage.class, options);
  }

  /**
   * Send again what was missed. The key needs the scope webhooks.manage.
   *
   * <p>Sends what the endpoint asks for and has happened since a sequence: what failed, what was cancelled, and what was never sent, as it was off; with `include_delivered` also what was delivered. It is done in the background, with the same `webhook-id` as before. One recovery at a time; an endpoint that is not on is 409.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @param webhookRecoverRequest see {@link WebhookRecoverRequest}
   * @throws WorkgateException see its subclasses
   */
  public WebhookRecovery recoverWebhookEndpoint(String webhookEndpointId, WebhookRecoverRequest webhookRecoverRequest) {
    return recoverWebhookEndpoint(webhookEndpointId, webhookRecoverRequest, RequestOptions.DEFAULT).data();
  }

  /** As {@link #recoverWebhookEndpoint(String, WebhookRecoverRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookRecovery> recoverWebhookEndpoint(String webhookEndpointId, WebhookRecoverRequest webhookRecoverRequest, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/recover");
    request.path("webhook_endpoint_id", webhookEndpointId);
    request.body("application/json", webhookRecoverRequest);
    request.repeatable(); // Receivers know what they have had by its `webhook-id`, and one recovery at a time goes on.
    return transport.send(request, WebhookRecovery.class, options);
  }

  /**
   * Send a delivery again. The key needs the scope webhooks.manage.
   *
   * <p>The body that was stored, with the same `webhook-id`, signed with the secrets of today: a delivery of its own, with attempts of its own. An endpoint that is not on is 409.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @param webhookDeliveryId Identifier of the delivery.
   * @throws WorkgateException see its subclasses
   */
  public WebhookDelivery replayWebhookDelivery(String webhookEndpointId, String webhookDeliveryId) {
    return replayWebhookDelivery(webhookEndpointId, webhookDeliveryId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #replayWebhookDelivery(String, String)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookDelivery> replayWebhookDelivery(String webhookEndpointId, String webhookDeliveryId, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}/replay");
    request.path("webhook_endpoint_id", webhookEndpointId);
    request.path("webhook_delivery_id", webhookDeliveryId);
    request.repeatable(); // The contract says so.
    return transport.send(request, WebhookDelivery.class, options);
  }

  /**
   * Sign with another secret. The key needs the scope webhooks.manage.
   *
   * <p>Requests are signed with the new secret, and for `overlap_hours` with those before, too, so that receivers can change over. The secret is shown once. Four before the newest go on at most: beyond that it is 409.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @param webhookSecretRotateRequest see {@link WebhookSecretRotateRequest}
   * @throws WorkgateException see its subclasses
   */
  public WebhookEndpointWithSecret rotateWebhookSecret(String webhookEndpointId, WebhookSecretRotateRequest webhookSecretRotateRequest) {
    return rotateWebhookSecret(webhookEndpointId, webhookSecretRotateRequest, RequestOptions.DEFAULT).data();
  }

  /** As {@link #rotateWebhookSecret(String, WebhookSecretRotateRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookEndpointWithSecret> rotateWebhookSecret(String webhookEndpointId, WebhookSecretRotateRequest webhookSecretRotateRequest, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/rotate-secret");
    request.path("webhook_endpoint_id", webhookEndpointId);
    request.body("application/json", webhookSecretRotateRequest);
    request.repeatable(); // A secret whose answer was lost is never used by a receiver, and ends with the next rotation.
    return transport.send(request, WebhookEndpointWithSecret.class, options);
  }

  /**
   * Send a test event. The key needs the scope webhooks.manage.
   *
   * <p>Logs `webhook_endpoint.tested` and sends that to this endpoint alone, whatever its types and filter are, once, and answers with what came of it. An endpoint that is off is tested all the same.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @throws WorkgateException see its subclasses
   */
  public WebhookDelivery testWebhookEndpoint(String webhookEndpointId) {
    return testWebhookEndpoint(webhookEndpointId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #testWebhookEndpoint(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookDelivery> testWebhookEndpoint(String webhookEndpointId, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/test");
    request.path("webhook_endpoint_id", webhookEndpointId);
    request.repeatable(); // The contract says so.
    return transport.send(request, WebhookDelivery.class, options);
  }

  /**
   * Change an endpoint. The key needs the scope webhooks.manage.
   *
   * <p>A JSON merge patch (RFC 7396). With another `url` what waits is sent there. Switched off, what waits is cancelled; switched on again, it begins with what happens from then on.
   *
   * @param webhookEndpointId Identifier of the endpoint.
   * @param webhookEndpointUpdateRequest see {@link WebhookEndpointUpdateRequest}
   * @throws WorkgateException see its subclasses
   */
  public WebhookEndpoint updateWebhookEndpoint(String webhookEndpointId, WebhookEndpointUpdateRequest webhookEndpointUpdateRequest) {
    return updateWebhookEndpoint(webhookEndpointId, webhookEndpointUpdateRequest, UpdateWebhookEndpointParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #updateWebhookEndpoint(String, WebhookEndpointUpdateRequest)}, with parameters. */
  public WebhookEndpoint updateWebhookEndpoint(String webhookEndpointId, WebhookEndpointUpdateRequest webhookEndpointUpdateRequest, UpdateWebhookEndpointParams params) {
    return updateWebhookEndpoint(webhookEndpointId, webhookEndpointUpdateRequest, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #updateWebhookEndpoint(String, WebhookEndpointUpdateRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<WebhookEndpoint> updateWebhookEndpoint(String webhookEndpointId, WebhookEndpointUpdateRequest webhookEndpointUpdateRequest, UpdateWebhookEndpointParams params, RequestOptions options) {
    Request request = new Request("PATCH", "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}");
    request.path("webhook_endpoint_id", webhookEndpointId);
    request.body("application/merge-patch+json", webhookEndpointUpdateRequest);
    request.header("If-Match", params.ifMatch);
    return transport.send(request, WebhookEndpoint.class, options);
  }

  /** What {@code createWebhookEndpoint} can be given. What is not set is not sent. */
  public static final class CreateWebhookEndpointParams {
    static final CreateWebhookEndpointParams NONE = builder().build();

    private final @Nullable String idempotencyKey;

    private CreateWebhookEndpointParams(Builder builder) {
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

    /** Builds {@link CreateWebhookEndpointParams}. */
    public static final class Builder {
      private @Nullable String idempotencyKey;

      private Builder() {}

      /** A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; with another payload it is refused with 422. */
      public Builder idempotencyKey(@Nullable String idempotencyKey) {
        this.idempotencyKey = idempotencyKey;
        return this;
      }

      public CreateWebhookEndpointParams build() {
        return new CreateWebhookEndpointParams(this);
      }
    }
  }

  /** What {@code listWebhookDeliveries} can be given. What is not set is not sent. */
  public static final class ListWebhookDeliveriesParams {
    static final ListWebhookDeliveriesParams NONE = builder().build();

    private final @Nullable WebhookDeliveryStatus status;
    private final @Nullable Long limit;
    private final @Nullable String pageToken;

    private ListWebhookDeliveriesParams(Builder builder) {
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

    /** Builds {@link ListWebhookDeliveriesParams}. */
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

      /** How many entries a page holds at most. Values above 200 are read as 200. */
      public Builder limit(long limit) {
        this.limit = limit;
        return this;
      }

      /** The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused. */
      public Builder pageToken(@Nullable String pageToken) {
        this.pageToken = pageToken;
        return this;
      }

      public ListWebhookDeliveriesParams build() {
        return new ListWebhookDeliveriesParams(this);
      }
    }
  }

  /** What {@code updateWebhookEndpoint} can be given. What is not set is not sent. */
  public static final class UpdateWebhookEndpointParams {
    static final UpdateWebhookEndpointParams NONE = builder().build();

    private final @Nullable String ifMatch;

    private UpdateWebhookEndpointParams(Builder builder) {
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

    /** Builds {@link UpdateWebhookEndpointParams}. */
    public static final class Builder {
      private @Nullable String ifMatch;

      private Builder() {}

      /** Change the endpoint only if its present `ETag` is one of these (RFC 9110, 13.1.1); otherwise 412. */
      public Builder ifMatch(@Nullable String ifMatch) {
        this.ifMatch = ifMatch;
        return this;
      }

      public UpdateWebhookEndpointParams build() {
        return new UpdateWebhookEndpointParams(this);
      }
    }
  }
}
