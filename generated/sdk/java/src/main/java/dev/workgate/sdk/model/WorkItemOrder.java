// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * `newest`: opened last comes first. `oldest`: opened first comes first. `last_changed`: changed last comes first. `due`: overdue, then due soonest; then, newest first, those without `due_at` and those that have ended.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class WorkItemOrder {
  public static final WorkItemOrder NEWEST = new WorkItemOrder("newest", Known.NEWEST);
  public static final WorkItemOrder OLDEST = new WorkItemOrder("oldest", Known.OLDEST);
  public static final WorkItemOrder LAST_CHANGED = new WorkItemOrder("last_changed", Known.LAST_CHANGED);
  public static final WorkItemOrder DUE = new WorkItemOrder("due", Known.DUE);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    NEWEST,
    OLDEST,
    LAST_CHANGED,
    DUE,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private WorkItemOrder(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static WorkItemOrder of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "newest" -> NEWEST;
      case "oldest" -> OLDEST;
      case "last_changed" -> LAST_CHANGED;
      case "due" -> DUE;
      default -> new WorkItemOrder(value, Known.UNKNOWN_LABEL);
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
    return other instanceof WorkItemOrder that && value.equals(that.value);
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
