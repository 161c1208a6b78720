// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Urgency of the work.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class WorkItemPriority {
  public static final WorkItemPriority LOW = new WorkItemPriority("low", Known.LOW);
  public static final WorkItemPriority NORMAL = new WorkItemPriority("normal", Known.NORMAL);
  public static final WorkItemPriority HIGH = new WorkItemPriority("high", Known.HIGH);
  public static final WorkItemPriority URGENT = new WorkItemPriority("urgent", Known.URGENT);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    LOW,
    NORMAL,
    HIGH,
    URGENT,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private WorkItemPriority(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static WorkItemPriority of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "low" -> LOW;
      case "normal" -> NORMAL;
      case "high" -> HIGH;
      case "urgent" -> URGENT;
      default -> new WorkItemPriority(value, Known.UNKNOWN_LABEL);
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
    return other instanceof WorkItemPriority that && value.equals(that.value);
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
