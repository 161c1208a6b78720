// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * State of an action. `outcome_unknown` lasts until the provider has said what it did.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class ActionStatus {
  public static final ActionStatus RUNNING = new ActionStatus("running", Known.RUNNING);
  public static final ActionStatus SUCCEEDED = new ActionStatus("succeeded", Known.SUCCEEDED);
  public static final ActionStatus FAILED = new ActionStatus("failed", Known.FAILED);
  public static final ActionStatus OUTCOME_UNKNOWN = new ActionStatus("outcome_unknown", Known.OUTCOME_UNKNOWN);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    RUNNING,
    SUCCEEDED,
    FAILED,
    OUTCOME_UNKNOWN,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private ActionStatus(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static ActionStatus of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "running" -> RUNNING;
      case "succeeded" -> SUCCEEDED;
      case "failed" -> FAILED;
      case "outcome_unknown" -> OUTCOME_UNKNOWN;
      default -> new ActionStatus(value, Known.UNKNOWN_LABEL);
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
    return other instanceof ActionStatus that && value.equals(that.value);
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
