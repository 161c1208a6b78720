// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk;

import dev.workgate.sdk.model.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

/** The operations of the contract's tag Actions; see {@link WorkgateClient}. */
public final class ActionsApi {
  private final Transport transport;

  ActionsApi(Transport transport) {
    this.transport = transport;
  }

  /**
   * Cancel a proposal. The key needs the scope work.actions.
   *
   * <p>Cancels a proposal that has not been executed. Cancelling a cancelled proposal changes nothing; any other final state is 409 `invalid_state`. Only its proposer, the people accountable for it, and those who may approve it can cancel it; others get 403 `authorization_error`. The body is not read.
   *
   * @param proposalId Identifier of the proposal.
   * @throws WorkgateException see its subclasses
   */
  public ActionProposal cancelProposal(String proposalId) {
    return cancelProposal(proposalId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #cancelProposal(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<ActionProposal> cancelProposal(String proposalId, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/action-proposals/{proposal_id}/cancel");
    request.path("proposal_id", proposalId);
    request.repeatable(); // Cancelling a cancelled proposal changes nothing.
    return transport.send(request, ActionProposal.class, options);
  }

  /**
   * Execute a proposal. The key needs the scope work.actions.
   *
   * <p>Policy decides again, by its present rules and on the present payload. Then the action is executed, once: executing an executed proposal again returns the same action record.  With `dry_run` it shows the outcome, in any state, and changes nothing: no side effect, no action record, no status. `outcome` says if it would be executed, needs people first, would be refused by the provider, or cannot be executed, and `next` what to do; none of these is an error. Only a payload that was changed in the database is `payload_mismatch`.  Actions for workers (an integration of the kind `pull`) pass the same checks and then wait for a worker. The answer has the unchanged proposal, no `action`, and `next`. The proposal is `executing` once a worker has taken it (`claimOperation`); until then it can be cancelled.  Errors of an execution: `policy_denied` (403, the proposal stays as it is), `payload_mismatch` (409, it is not what was approved), `execution_in_progress` (409, retryable), `invalid_state` (409: its state does not allow it, such as `pending_approval`, or the provider would refuse it), `approval_required` (409: it was approved but now needs more approvals; it returns to `pending_approval`).
   *
   * @param proposalId Identifier of the proposal.
   * @param body see {@link ActionProposalExecuteRequest}
   * @throws WorkgateException see its subclasses
   */
  public ActionProposalExecution executeProposal(String proposalId, ActionProposalExecuteRequest body) {
    return executeProposal(proposalId, body, RequestOptions.DEFAULT).data();
  }

  /** As {@link #executeProposal(String, ActionProposalExecuteRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<ActionProposalExecution> executeProposal(String proposalId, ActionProposalExecuteRequest body, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/action-proposals/{proposal_id}/execute");
    request.path("proposal_id", proposalId);
    request.body("application/json", body);
    request.repeatable(); // The proposal itself is the key; it is never executed twice.
    return transport.send(request, ActionProposalExecution.class, options);
  }

  /**
   * Get an action record. The key needs the scope work.actions.
   *
   * <p>The record of one execution.
   *
   * @param actionId Identifier of the action record.
   * @throws WorkgateException see its subclasses
   */
  public Action get(String actionId) {
    return get(actionId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #get(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<Action> get(String actionId, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/actions/{action_id}");
    request.path("action_id", actionId);
    return transport.send(request, Action.class, options);
  }

  /**
   * Get a proposal. The key needs the scope work.actions.
   *
   * <p>The current proposal, with the decisions of policy and people.
   *
   * @param proposalId Identifier of the proposal.
   * @throws WorkgateException see its subclasses
   */
  public ActionProposal getProposal(String proposalId) {
    return getProposal(proposalId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #getProposal(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<ActionProposal> getProposal(String proposalId, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/action-proposals/{proposal_id}");
    request.path("proposal_id", proposalId);
    return transport.send(request, ActionProposal.class, options);
  }

  /**
   * List action records. The key needs the scope work.actions.
   *
   * <p>Executed actions, newest first. An unknown WorkItem has none.
   *
   * @throws WorkgateException see its subclasses
   */
  public ActionPage list() {
    return list(ListParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list()}, with parameters. */
  public ActionPage list(ListParams params) {
    return list(params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list()}, with options, and with status and headers of the answer. */
  public ApiResponse<ActionPage> list(ListParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/actions");
    request.query("work_item_id", params.workItemId);
    request.query("limit", params.limit);
    request.query("page_token", params.pageToken);
    return transport.send(request, ActionPage.class, options);
  }

  /** The entries of all pages of {@link #list()}. */
  public Pages<Action> allActions() {
    return allActions(ListParams.NONE, RequestOptions.DEFAULT);
  }

  /** As {@link #allActions()}, with parameters. */
  public Pages<Action> allActions(ListParams params) {
    return allActions(params, RequestOptions.DEFAULT);
  }

  /** As {@link #allActions()}, with parameters and options for the request of each page. */
  public Pages<Action> allActions(ListParams params, RequestOptions options) {
    return new Pages<>(
        params.pageToken,
        token -> list(params.toBuilder().pageToken(token).build(), options).data(),
        ActionPage::actions,
        ActionPage::nextPageToken);
  }

  /**
   * List the proposals of a WorkItem. The key needs the scope work.actions.
   *
   * <p>Newest first.
   *
   * @param workItemId Identifier of the WorkItem.
   * @throws WorkgateException see its subclasses
   */
  public ActionProposalPage listProposals(String workItemId) {
    return listProposals(workItemId, ListProposalsParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #listProposals(String)}, with parameters. */
  public ActionProposalPage listProposals(String workItemId, ListProposalsParams params) {
    return listProposals(workItemId, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #listProposals(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<ActionProposalPage> listProposals(String workItemId, ListProposalsParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/work-items/{work_item_id}/action-proposals");
    request.path("work_item_id", workItemId);
    request.query("limit", params.limit);
    request.query("page_token", params.pageToken);
    return transport.send(request, ActionProposalPage.class, options);
  }

  /** The entries of all pages of {@link #listProposals(String)}. */
  public Pages<ActionProposal> allActionProposals(String workItemId) {
    return allActionProposals(workItemId, ListProposalsParams.NONE, RequestOptions.DEFAULT);
  }

  /** As {@link #allActionProposals(String)}, with parameters. */
  public Pages<ActionProposal> allActionProposals(String workItemId, ListProposalsParams params) {
    return allActionProposals(workItemId, params, RequestOptions.DEFAULT);
  }

  /** As {@link #allActionProposals(String)}, with parameters and options for the request of each page. */
  public Pages<ActionProposal> allActionProposals(String workItemId, ListProposalsParams params, RequestOptions options) {
    return new Pages<>(
        params.pageToken,
        token -> listProposals(workItemId, params.toBuilder().pageToken(token).build(), options).data(),
        ActionProposalPage::actionProposals,
        ActionProposalPage::nextPageToken);
  }

  /**
   * Propose an action. The key needs the scope work.actions.
   *
   * <p>Submits a side effect for approval. Policy decides at once: the proposal is returned as `auto_approved`, `pending_approval`, or `denied`, with the reasons. Exactly what was approved is executed. A changed payload is a new proposal, which may name the one that it `supersedes`.  The provider is asked too if it would do it, for three seconds at most; `check` holds its answer. If it would refuse, the proposal is still created, since a provider's answer may lag behind. But it is never approved without a person, and nobody can approve it until it is checked again (`recheck`).  An unknown WorkItem is 404. An unknown `integration_id` or `supersedes` is 400 and named in `details`. A WorkItem whose work has ended takes no proposals (409). A proposal that waits for approval makes its WorkItem wait with it (`waiting_on_approval`) until the last one is settled.  Open proposals, waiting or approved, are limited: 50 of each accountable person, and 1,000 of the tenant. Above that: 409 `too_many_pending`.
   *
   * @param workItemId Identifier of the WorkItem.
   * @param body see {@link ActionProposalCreateRequest}
   * @throws WorkgateException see its subclasses
   */
  public ActionProposal propose(String workItemId, ActionProposalCreateRequest body) {
    return propose(workItemId, body, ProposeParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #propose(String, ActionProposalCreateRequest)}, with parameters. */
  public ActionProposal propose(String workItemId, ActionProposalCreateRequest body, ProposeParams params) {
    return propose(workItemId, body, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #propose(String, ActionProposalCreateRequest)}, with options, and with status and headers of the answer. */
  public ApiResponse<ActionProposal> propose(String workItemId, ActionProposalCreateRequest body, ProposeParams params, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/work-items/{work_item_id}/action-proposals");
    request.path("work_item_id", workItemId);
    request.body("application/json", body);
    request.header("Idempotency-Key", params.idempotencyKey);
    return transport.send(request, ActionProposal.class, options);
  }

  /**
   * Check a proposal again. The key needs the scope work.actions.
   *
   * <p>Asks the provider again if it would do it, and stores the answer as `check` of the proposal. If the provider would refuse, nobody can approve the proposal until a recheck passes. If it would not, people may approve it then, never policy.  409 `invalid_state` if the proposal is not open, or its integration is switched off or supports no checks. 503 `unavailable` if the provider cannot be asked within three seconds: its earlier answer still counts. A proposal is checked once in five seconds; earlier requests get 429 with `Retry-After`. The body is not read.
   *
   * @param proposalId Identifier of the proposal.
   * @throws WorkgateException see its subclasses
   */
  public ActionProposal recheckProposal(String proposalId) {
    return recheckProposal(proposalId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #recheckProposal(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<ActionProposal> recheckProposal(String proposalId, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/action-proposals/{proposal_id}/recheck");
    request.path("proposal_id", proposalId);
    request.repeatable(); // It asks once more, and has no other effect.
    return transport.send(request, ActionProposal.class, options);
  }

  /**
   * Report the result of an action. The key needs the scope operations.carry.
   *
   * <p>For webhook receivers that answered 202, or whose answer was lost: reports the result of a request that they received. It needs an API key that carries the integration (`carries` of `getMe`), and the `result_token` that came with the request. For any other key the action does not exist.  A result that the operation's `result_schema` does not allow is 400 and names each field; nothing is lost, and it can be reported again. Repeating a report returns the first answer; a different report is 409. So is a token of an attempt before the last, or an action that a person has settled; the log records these (`proposal.report_refused`).
   *
   * @param actionId Identifier of the action record.
   * @param body see {@link ActionResultReport}
   * @throws WorkgateException see its subclasses
   */
  public Action reportResult(String actionId, ActionResultReport body) {
    return reportResult(actionId, body, RequestOptions.DEFAULT).data();
  }

  /** As {@link #reportResult(String, ActionResultReport)}, with options, and with status and headers of the answer. */
  public ApiResponse<Action> reportResult(String actionId, ActionResultReport body, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/actions/{action_id}/result");
    request.path("action_id", actionId);
    request.body("application/json", body);
    request.repeatable(); // The same report again is answered as the first time.
    return transport.send(request, Action.class, options);
  }

  /** What {@code list} can be given. What is not set is not sent. */
  public static final class ListParams {
    static final ListParams NONE = builder().build();

    private final @Nullable String workItemId;
    private final @Nullable Long limit;
    private final @Nullable String pageToken;

    private ListParams(Builder builder) {
      this.workItemId = builder.workItemId;
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
      builder.workItemId = workItemId;
      builder.limit = limit;
      builder.pageToken = pageToken;
      return builder;
    }

    /** Builds {@link ListParams}. */
    public static final class Builder {
      private @Nullable String workItemId;
      private @Nullable Long limit;
      private @Nullable String pageToken;

      private Builder() {}

      /** Only actions of this WorkItem. */
      public Builder workItemId(@Nullable String workItemId) {
        this.workItemId = workItemId;
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

  /** What {@code listProposals} can be given. What is not set is not sent. */
  public static final class ListProposalsParams {
    static final ListProposalsParams NONE = builder().build();

    private final @Nullable Long limit;
    private final @Nullable String pageToken;

    private ListProposalsParams(Builder builder) {
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

    /** Builds {@link ListProposalsParams}. */
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

      public ListProposalsParams build() {
        return new ListProposalsParams(this);
      }
    }
  }

  /** What {@code propose} can be given. What is not set is not sent. */
  public static final class ProposeParams {
    static final ProposeParams NONE = builder().build();

    private final @Nullable String idempotencyKey;

    private ProposeParams(Builder builder) {
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

    /** Builds {@link ProposeParams}. */
    public static final class Builder {
      private @Nullable String idempotencyKey;

      private Builder() {}

      /** A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; another payload is refused with 422. */
      public Builder idempotencyKey(@Nullable String idempotencyKey) {
        this.idempotencyKey = idempotencyKey;
        return this;
      }

      public ProposeParams build() {
        return new ProposeParams(this);
      }
    }
  }
}
