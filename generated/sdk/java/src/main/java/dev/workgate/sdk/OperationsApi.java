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
   * Begin to carry out a claim. The key needs the scope operations.carry.
   *
   * <p>Passes the gate again and writes the action record (`running`): from this answer on the effect is possible. Carry it out only after this answer, and only while the lease lasts. The lease is renewed. A repeat changes nothing.  If the lease ends after this, the outcome is unknown: the action is handed out again if the operation is idempotent; otherwise people settle it.  If the gate refuses, it is not begun: 403 `policy_denied` or `authorization_error`, 409 `invalid_state` (its work has ended, its integration is switched off, the claim is over), `approval_required` or `payload_mismatch`. The claim is over then.
   *
   * @param claimId Identifier of the claim.
   * @param body see {@link OperationClaimProof}
   * @throws WorkgateException see its subclasses
   */
  public OperationClaimLease beginClaim(String claimId, OperationClaimProof body) {
    return beginClaim(claimId, body, RequestOptions.DEFAULT).data();
  }

  /** As {@link #beginClaim(String, OperationClaimProof)}, with options, and with status and headers of the answer. */
  public ApiResponse<OperationClaimLease> beginClaim(String claimId, OperationClaimProof body, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/operation-claims/{claim_id}/begin");
    request.path("claim_id", claimId);
    request.body("application/json", body);
    request.repeatable(); // Beginning what was begun changes nothing but the lease.
    return transport.send(request, OperationClaimLease.class, options);
  }

  /**
   * Claim an action to carry out. The key needs the scope operations.carry.
   *
   * <p>For workers in networks that cannot be reached: hands out an action that was approved and executed (`executeActionProposal`) on an integration which the API key carries (`carries` of `getMe`). The answer waits for `wait_seconds` if there is none; then `claim` is null.  A claimed action passed the gate at that moment, and nobody else has it while the lease lasts. Do not carry it out before `beginOperationClaim` succeeds. If the lease ends before that, the claim goes to the next worker.  A key has at most 20 claims at a time, a tenant 200: beyond that it is 409 `too_many_pending`. Waiting requests are limited: beyond 50 of a tenant in one process of the service it is 429.
   *
   * @param body see {@link OperationClaimCreateRequest}
   * @throws WorkgateException see its subclasses
   */
  public OperationClaimAnswer claim(OperationClaimCreateRequest body) {
    return claim(body, RequestOptions.DEFAULT).data();
  }

  /** As {@link #claim(OperationClaimCreateRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<OperationClaimAnswer> claim(OperationClaimCreateRequest body, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/operation-claims");
    request.body("application/json", body);
    request.repeatable(); // A claim whose answer was lost ends with its lease, and is handed out again.
    return transport.send(request, OperationClaimAnswer.class, options);
  }

  /**
   * Report that a claim was carried out. The key needs the scope operations.carry.
   *
   * <p>Reports the result of a claim that was begun. A result that the operation's `result_schema` does not allow is 400 and names the field; the claim continues. Repeating a report returns the first answer; a different report is 409.  A report after the claim was lost is 409, and the log records it.
   *
   * @param claimId Identifier of the claim.
   * @param body see {@link OperationClaimCompleteRequest}
   * @throws WorkgateException see its subclasses
   */
  public OperationClaimEnd completeClaim(String claimId, OperationClaimCompleteRequest body) {
    return completeClaim(claimId, body, RequestOptions.DEFAULT).data();
  }

  /** As {@link #completeClaim(String, OperationClaimCompleteRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<OperationClaimEnd> completeClaim(String claimId, OperationClaimCompleteRequest body, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/operation-claims/{claim_id}/complete");
    request.path("claim_id", claimId);
    request.body("application/json", body);
    request.repeatable(); // The same report again is answered as the first time.
    return transport.send(request, OperationClaimEnd.class, options);
  }

  /**
   * Extend a claim. The key needs the scope operations.carry.
   *
   * <p>Renews the lease, if it has not ended and the claim passes the gate, with the refusals of `beginOperationClaim`. A claim refused before it was begun is over; after that, the present lease goes on, and the outcome is still reported. A claim is extended for 24 hours at most.
   *
   * @param claimId Identifier of the claim.
   * @param body see {@link OperationClaimProof}
   * @throws WorkgateException see its subclasses
   */
  public OperationClaimLease extendClaim(String claimId, OperationClaimProof body) {
    return extendClaim(claimId, body, RequestOptions.DEFAULT).data();
  }

  /** As {@link #extendClaim(String, OperationClaimProof)}, with options, and with status and headers of the answer. */
  public ApiResponse<OperationClaimLease> extendClaim(String claimId, OperationClaimProof body, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/operation-claims/{claim_id}/extend");
    request.path("claim_id", claimId);
    request.body("application/json", body);
    request.repeatable(); // It has no effect but that the lease begins anew.
    return transport.send(request, OperationClaimLease.class, options);
  }

  /**
   * Report that a claim was not carried out. The key needs the scope operations.carry.
   *
   * <p>Reports that nothing was done, and if it may be. `not_sent` returns a claim, even one that was not begun; the other two need a begun claim. If the action may have been done, report nothing: let the lease end.  A refused repetition (`attempt` above 1) says nothing about the attempt before it: its outcome stays unknown.
   *
   * @param claimId Identifier of the claim.
   * @param body see {@link OperationClaimFailRequest}
   * @throws WorkgateException see its subclasses
   */
  public OperationClaimEnd failClaim(String claimId, OperationClaimFailRequest body) {
    return failClaim(claimId, body, RequestOptions.DEFAULT).data();
  }

  /** As {@link #failClaim(String, OperationClaimFailRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<OperationClaimEnd> failClaim(String claimId, OperationClaimFailRequest body, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/operation-claims/{claim_id}/fail");
    request.path("claim_id", claimId);
    request.body("application/json", body);
    request.repeatable(); // The same report again is answered as the first time.
    return transport.send(request, OperationClaimEnd.class, options);
  }

  /**
   * Get an operation. The key needs the scope work.actions.
   *
   * <p>The newest version of the operation.
   *
   * @param operation Name of the operation.
   * @throws WorkgateException see its subclasses
   */
  public Operation get(String operation) {
    return get(operation, RequestOptions.DEFAULT).data();
  }

  /** As {@link #get(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<Operation> get(String operation, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/operations/{operation}");
    request.path("operation", operation);
    return transport.send(request, Operation.class, options);
  }

  /**
   * List operations. The key needs the scope work.actions.
   *
   * <p>All operations that can be proposed, with the schemas of payloads and results: first those of the service, then those of the tenant, by name. Includes retired ones. A page ends early if its schemas are large. `listIntegrations` shows the operations of each integration.
   *
   * @throws WorkgateException see its subclasses
   */
  public OperationPage list() {
    return list(ListParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list()}, with parameters. */
  public OperationPage list(ListParams params) {
    return list(params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list()}, with options, and with status and headers of the answer. */
  public ApiResponse<OperationPage> list(ListParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/operations");
    request.query("limit", params.limit);
    request.query("page_token", params.pageToken);
    return transport.send(request, OperationPage.class, options);
  }

  /** The entries of all pages of {@link #list()}. */
  public Pages<Operation> allOperations() {
    return allOperations(ListParams.NONE, RequestOptions.DEFAULT);
  }

  /** As {@link #allOperations()}, with parameters. */
  public Pages<Operation> allOperations(ListParams params) {
    return allOperations(params, RequestOptions.DEFAULT);
  }

  /** As {@link #allOperations()}, with parameters and options for the request of each page. */
  public Pages<Operation> allOperations(ListParams params, RequestOptions options) {
    return new Pages<>(
        params.pageToken,
        token -> list(params.toBuilder().pageToken(token).build(), options).data(),
        OperationPage::operations,
        OperationPage::nextPageToken);
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
