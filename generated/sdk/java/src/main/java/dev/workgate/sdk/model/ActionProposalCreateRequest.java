// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A wanted side effect and its reason.
 *
 * @param integrationId The integration that performs the action. It belongs to this tenant and supports the operation; otherwise 400. `listIntegrations` shows them.
 * @param approvalReason Reason for the action, for the approvers; not only white space. Line breaks and tabs are allowed, other control characters are not.
 * @param resourceType see {@link ResourceType}
 * @param actionOperation see {@link ActionOperation}
 * @param payload see {@link ActionPayload}
 * @param supersedes A proposal of the same WorkItem, not executed yet, that this one replaces. It is cancelled unless policy denies this one. 400 if it does not exist; 409 if it is no longer open; 403 if it is approved and the caller neither made it nor may approve it.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ActionProposalCreateRequest(
    @JsonProperty("integration_id") String integrationId,
    @JsonProperty("approval_reason") String approvalReason,
    @JsonProperty("resource_type") ResourceType resourceType,
    @JsonProperty("action_operation") ActionOperation actionOperation,
    @JsonProperty("payload") ActionPayload payload,
    @JsonProperty("supersedes") @Nullable String supersedes
) {
  public ActionProposalCreateRequest {
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link ActionProposalCreateRequest}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String integrationId;
    private @Nullable String approvalReason;
    private @Nullable ResourceType resourceType;
    private @Nullable ActionOperation actionOperation;
    private @Nullable ActionPayload payload;
    private @Nullable String supersedes;

    private Builder() {}

    /** The integration that performs the action. It belongs to this tenant and supports the operation; otherwise 400. `listIntegrations` shows them. */
    public Builder integrationId(String integrationId) {
      this.integrationId = integrationId;
      return this;
    }

    /** Reason for the action, for the approvers; not only white space. Line breaks and tabs are allowed, other control characters are not. */
    public Builder approvalReason(String approvalReason) {
      this.approvalReason = approvalReason;
      return this;
    }

    /** See {@link ResourceType}. */
    public Builder resourceType(ResourceType resourceType) {
      this.resourceType = resourceType;
      return this;
    }

    /** See {@link ActionOperation}. */
    public Builder actionOperation(ActionOperation actionOperation) {
      this.actionOperation = actionOperation;
      return this;
    }

    /** See {@link ActionPayload}. */
    public Builder payload(ActionPayload payload) {
      this.payload = payload;
      return this;
    }

    /** A proposal of the same WorkItem, not executed yet, that this one replaces. It is cancelled unless policy denies this one. 400 if it does not exist; 409 if it is no longer open; 403 if it is approved and the caller neither made it nor may approve it. */
    public Builder supersedes(@Nullable String supersedes) {
      this.supersedes = supersedes;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public ActionProposalCreateRequest build() {
      return new ActionProposalCreateRequest(Objects.requireNonNull(integrationId, "integrationId"), Objects.requireNonNull(approvalReason, "approvalReason"), Objects.requireNonNull(resourceType, "resourceType"), Objects.requireNonNull(actionOperation, "actionOperation"), Objects.requireNonNull(payload, "payload"), supersedes);
    }
  }
}
