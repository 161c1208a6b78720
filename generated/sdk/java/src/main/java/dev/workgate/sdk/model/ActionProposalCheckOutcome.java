// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Provider's answer when last asked if it would do it: `ok`; `would_fail` if it would refuse it as things stood; `not_checked` if it could not be asked.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class ActionProposalCheckOutcome {
  public static final ActionProposalCheckOutcome OK = new ActionProposalCheckOutcome("ok", Known.OK);
  public static final ActionProposalCheckOutcome WOULD_FAIL = new ActionProposalCheckOutcome("would_fail", Known.WOULD_FAIL);
  public static final ActionProposalCheckOutcome NOT_CHECKED = new ActionProposalCheckOutcome("not_checked", Known.NOT_CHECKED);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    OK,
    WOULD_FAIL,
    NOT_CHECKED,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private ActionProposalCheckOutcome(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static ActionProposalCheckOutcome of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "ok" -> OK;
      case "would_fail" -> WOULD_FAIL;
      case "not_checked" -> NOT_CHECKED;
      default -> new ActionProposalCheckOutcome(value, Known.UNKNOWN_LABEL);
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
    return other instanceof ActionProposalCheckOutcome that && value.equals(that.value);
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
