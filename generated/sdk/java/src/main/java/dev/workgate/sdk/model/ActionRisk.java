// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Harm that an action can do. High risk needs a person, whatever the amount.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class ActionRisk {
  public static final ActionRisk LOW = new ActionRisk("low", Known.LOW);
  public static final ActionRisk MEDIUM = new ActionRisk("medium", Known.MEDIUM);
  public static final ActionRisk HIGH = new ActionRisk("high", Known.HIGH);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    LOW,
    MEDIUM,
    HIGH,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private ActionRisk(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static ActionRisk of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "low" -> LOW;
      case "medium" -> MEDIUM;
      case "high" -> HIGH;
      default -> new ActionRisk(value, Known.UNKNOWN_LABEL);
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
    return other instanceof ActionRisk that && value.equals(that.value);
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
