package dev.workgate.sdk;

import dev.workgate.sdk.model.ActionProposalStatus;

/** What a proposal is waited for. A status that this version does not know is neither. */
public enum WaitUntil {
  /** It has ended, or is {@code auto_approved}, {@code approved} or {@code executing}. */
  DECIDED,
  /**
   * It is {@code executed}, {@code execution_failed}, {@code rejected}, {@code denied}, {@code cancelled}, {@code expired} or {@code
   * outcome_unknown}. By itself nothing more is done of it, though a failure may be executed again, and an unknown outcome be settled.
   */
  ENDED;

  boolean isReached(ActionProposalStatus status) {
    return switch (status.known()) {
      case EXECUTED, EXECUTION_FAILED, REJECTED, DENIED, CANCELLED, EXPIRED, OUTCOME_UNKNOWN -> true;
      case AUTO_APPROVED, APPROVED, EXECUTING -> this == DECIDED;
      case PENDING_APPROVAL, UNKNOWN_LABEL -> false;
    };
  }
}
