// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * `refused`: not done, and never will be; `retryable`: not done, and may be executed again; `not_sent`: nothing was tried, and another worker may have it at once.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class OperationClaimFailure {
  public static final OperationClaimFailure REFUSED = new OperationClaimFailure("refused", Known.REFUSED);
  public static final OperationClaimFailure RETRYABLE = new OperationClaimFailure("retryable", Known.RETRYABLE);
  public static final OperationClaimFailure NOT_SENT = new OperationClaimFailure("not_sent", Known.NOT_SENT);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    REFUSED,
    RETRYABLE,
    NOT_SENT,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private OperationClaimFailure(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static OperationClaimFailure of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "refused" -> REFUSED;
      case "retryable" -> RETRYABLE;
      case "not_sent" -> NOT_SENT;
      default -> new OperationClaimFailure(value, Known.UNKNOWN_LABEL);
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
    return other instanceof OperationClaimFailure that && value.equals(that.value);
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
