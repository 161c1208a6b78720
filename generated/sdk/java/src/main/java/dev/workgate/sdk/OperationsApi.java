// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk;

import dev.workgate.sdk.model.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

/** The operations of the contract's tag Operations; see {@link WorkgateClient}. */
public final class OperationsApi {
  private final Transport transport;

  OperationsApi(Transport transport) {
    this.transport = transport;
  }

  /**
   * Get an operation. The key needs the scope work.actions.
   *
   * <p>The operation at its newest version.
   *
   * @param operation Name of the operation.
   * @throws WorkgateException see its subclasses
   */
  public Operation getOperation(String operation) {
    return getOperation(operation, RequestOptions.DEFAULT).data();
  }

  /** As {@link #getOperation(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<Operation> getOperation(String operation, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/operations/{operation}");
    request.path("operation", operation);
    return transport.send(request, Operation.class, options);
  }

  /**
   * List operations. The key needs the scope work.actions.
   *
   * <p>What can be proposed at all, with the schemas of payloads and results: the operations that the service brings along, then the tenant's own, by name. Retired ones are listed as well. A page ends early where its schemas are large. `listIntegrations` says what can be proposed through which integration.
   *
   * @throws WorkgateException see its subclasses
   */
  public OperationPage listOperations() {
    return listOperations(ListOperationsParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #listOperations()}, with parameters. */
  public OperationPage listOperations(ListOperationsParams params) {
    return listOperations(params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #listOperations()}, with options, and with status and headers of the answer. */
  public ApiResponse<OperationPage> listOperations(ListOperationsParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/operations");
    request.query("limit", params.limit);
    request.query("page_token", params.pageToken);
    return transport.send(request, OperationPage.class, options);
  }

  /** The entries of all pages of {@link #listOperations()}. */
  public Pages<Operation> allOperations() {
    return allOperations(ListOperationsParams.NONE, RequestOptions.DEFAULT);
  }

  /** As {@link #allOperations()}, with parameters. */
  public Pages<Operation> allOperations(ListOperationsParams params) {
    return allOperations(params, RequestOptions.DEFAULT);
  }

  /** As {@link #allOperations()}, with parameters and options for the request of each page. */
  public Pages<Operation> allOperations(ListOperationsParams params, RequestOptions options) {
    return new Pages<>(
        params.pageToken,
        token -> listOperations(params.toBuilder().pageToken(token).build(), options).data(),
        OperationPage::operations,
        OperationPage::nextPageToken);
  }

  /** What {@code listOperations} can be given. What is not set is not sent. */
  public static final class ListOperationsParams {
    static final ListOperationsParams NONE = builder().build();

    private final @Nullable Long limit;
    private final @Nullable String pageToken;

    private ListOperationsParams(Builder builder) {
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

    /** Builds {@link ListOperationsParams}. */
    public static final class Builder {
      private @Nullable Long limit;
      private @Nullable String pageToken;

      private Builder() {}

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

      public ListOperationsParams build() {
        return new ListOperationsParams(this);
      }
    }
  }
}
