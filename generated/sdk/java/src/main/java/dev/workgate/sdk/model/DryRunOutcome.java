// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Only for a dry run, in any state of the proposal: the outcome if it were executed now. `would_execute`: it would be executed; `needs_approval`: people must approve it first; `would_fail`: the provider would refuse it, see `problems`; `not_executable`: it is over, is being executed, or policy does not allow it, see `problems`.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class DryRunOutcome {
  public static final DryRunOutcome WOULD_EXECUTE = new DryRunOutcome("would_execute", Known.WOULD_EXECUTE);
  public static final DryRunOutcome NEEDS_APPROVAL = new DryRunOutcome("needs_approval", Known.NEEDS_APPROVAL);
  public static final DryRunOutcome WOULD_FAIL = new DryRunOutcome("would_fail", Known.WOULD_FAIL);
  public static final DryRunOutcome NOT_EXECUTABLE = new DryRunOutcome("not_executable", Known.NOT_EXECUTABLE);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    WOULD_EXECUTE,
    NEEDS_APPROVAL,
    WOULD_FAIL,
    NOT_EXECUTABLE,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private DryRunOutcome(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static DryRunOutcome of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "would_execute" -> WOULD_EXECUTE;
      case "needs_approval" -> NEEDS_APPROVAL;
      case "would_fail" -> WOULD_FAIL;
      case "not_executable" -> NOT_EXECUTABLE;
      default -> new DryRunOutcome(value, Known.UNKNOWN_LABEL);
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
    return other instanceof DryRunOutcome that && value.equals(that.value);
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
