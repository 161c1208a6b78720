package dev.workgate.sdk;

import dev.workgate.sdk.model.ActionProposal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What was waited for has not come in time; it may yet. */
public final class WaitTimeoutException extends WorkgateException {
  private final transient @Nullable ActionProposal proposal;

  WaitTimeoutException(String message, @Nullable ActionProposal proposal) {
    super(message, null);
    this.proposal = proposal;
  }

  /** The proposal as it was read last; empty if it never was. */
  public Optional<ActionProposal> proposal() {
    return Optional.ofNullable(proposal);
  }
}
