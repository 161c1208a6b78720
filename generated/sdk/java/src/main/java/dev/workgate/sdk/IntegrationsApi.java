// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk;

import dev.workgate.sdk.model.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

/** The operations of the contract's tag Integrations; see {@link WorkgateClient}. */
public final class IntegrationsApi {
  private final Transport transport;

  IntegrationsApi(Transport transport) {
    this.transport = transport;
  }

  /**
   * Get an integration. The key needs the scope work.actions.
   *
   * <p>The current integration, with its operations.
   *
   * @param integrationId Identifier of the integration.
   * @throws WorkgateException see its subclasses
   */
  public Integration get(String integrationId) {
    return get(integrationId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #get(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<Integration> get(String integrationId, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/integrations/{integration_id}");
    request.path("integration_id", integrationId);
    return transport.send(request, Integration.class, options);
  }

  /**
   * List integrations. The key needs the scope work.actions.
   *
   * <p>The tenant's connections to providers, oldest first, with the operations that each can propose and the limits that decide who must approve. Includes those that are switched off. Take the `integration_id` of a proposal from here.
   *
   * @throws WorkgateException see its subclasses
   */
  public IntegrationPage list() {
    return list(ListParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list()}, with parameters. */
  public IntegrationPage list(ListParams params) {
    return list(params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list()}, with options, and with status and headers of the answer. */
  public ApiResponse<IntegrationPage> list(ListParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/integrations");
    request.query("limit", params.limit);
    request.query("page_token", params.pageToken);
    return transport.send(request, IntegrationPage.class, options);
  }

  /** The entries of all pages of {@link #list()}. */
  public Pages<Integration> allIntegrations() {
    return allIntegrations(ListParams.NONE, RequestOptions.DEFAULT);
  }

  /** As {@link #allIntegrations()}, with parameters. */
  public Pages<Integration> allIntegrations(ListParams params) {
    return allIntegrations(params, RequestOptions.DEFAULT);
  }

  /** As {@link #allIntegrations()}, with parameters and options for the request of each page. */
  public Pages<Integration> allIntegrations(ListParams params, RequestOptions options) {
    return new Pages<>(
        params.pageToken,
        token -> list(params.toBuilder().pageToken(token).build(), options).data(),
        IntegrationPage::integrations,
        IntegrationPage::nextPageToken);
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
