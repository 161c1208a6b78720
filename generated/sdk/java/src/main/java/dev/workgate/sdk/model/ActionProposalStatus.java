// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * State of a proposal. `pending_approval` waits for people. `auto_approved` and `approved` can be executed. `outcome_unknown` waits until the provider's outcome is known. `rejected`, `denied`, `expired`, `cancelled`, `executed` and `execution_failed` are final, except that a failure the provider calls retryable may be executed again.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class ActionProposalStatus {
  public static final ActionProposalStatus PENDING_APPROVAL = new ActionProposalStatus("pending_approval", Known.PENDING_APPROVAL);
  public static final ActionProposalStatus AUTO_APPROVED = new ActionProposalStatus("auto_approved", Known.AUTO_APPROVED);
  public static final ActionProposalStatus APPROVED = new ActionProposalStatus("approved", Known.APPROVED);
  public static final ActionProposalStatus REJECTED = new ActionProposalStatus("rejected", Known.REJECTED);
  public static final ActionProposalStatus DENIED = new ActionProposalStatus("denied", Known.DENIED);
  public static final ActionProposalStatus EXPIRED = new ActionProposalStatus("expired", Known.EXPIRED);
  public static final ActionProposalStatus CANCELLED = new ActionProposalStatus("cancelled", Known.CANCELLED);
  public static final ActionProposalStatus EXECUTING = new ActionProposalStatus("executing", Known.EXECUTING);
  public static final ActionProposalStatus EXECUTED = new ActionProposalStatus("executed", Known.EXECUTED);
  public static final ActionProposalStatus EXECUTION_FAILED = new ActionProposalStatus("execution_failed", Known.EXECUTION_FAILED);
  public static final ActionProposalStatus OUTCOME_UNKNOWN = new ActionProposalStatus("outcome_unknown", Known.OUTCOME_UNKNOWN);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    PENDING_APPROVAL,
    AUTO_APPROVED,
    APPROVED,
    REJECTED,
    DENIED,
    EXPIRED,
    CANCELLED,
    EXECUTING,
    EXECUTED,
    EXECUTION_FAILED,
    OUTCOME_UNKNOWN,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private ActionProposalStatus(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static ActionProposalStatus of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "pending_approval" -> PENDING_APPROVAL;
      case "auto_approved" -> AUTO_APPROVED;
      case "approved" -> APPROVED;
      case "rejected" -> REJECTED;
      case "denied" -> DENIED;
      case "expired" -> EXPIRED;
      case "cancelled" -> CANCELLED;
      case "executing" -> EXECUTING;
      case "executed" -> EXECUTED;
      case "execution_failed" -> EXECUTION_FAILED;
      case "outcome_unknown" -> OUTCOME_UNKNOWN;
      default -> new ActionProposalStatus(value, Known.UNKNOWN_LABEL);
    };
  }

  /** The label as the service writes it. */
  @JsonValue
  public String value() {
    return value;
  }

  /** The label as an enum. */
  public Known known() {
    return known;
  }

  /** Whether this version of the library knows the label. */
  public boolean isKnown() {
    return known != Known.UNKNOWN_LABEL;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ActionProposalStatus that && value.equals(that.value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    return value;
  }
}
