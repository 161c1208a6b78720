// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * State of a WorkItem. `closed`, `cancelled`, `failed` and `rejected` are final.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class WorkItemStatus {
  public static final WorkItemStatus NEW = new WorkItemStatus("new", Known.NEW);
  public static final WorkItemStatus OPEN = new WorkItemStatus("open", Known.OPEN);
  public static final WorkItemStatus IN_PROGRESS = new WorkItemStatus("in_progress", Known.IN_PROGRESS);
  public static final WorkItemStatus WAITING_ON_CUSTOMER = new WorkItemStatus("waiting_on_customer", Known.WAITING_ON_CUSTOMER);
  public static final WorkItemStatus WAITING_ON_APPROVAL = new WorkItemStatus("waiting_on_approval", Known.WAITING_ON_APPROVAL);
  public static final WorkItemStatus RESOLVED = new WorkItemStatus("resolved", Known.RESOLVED);
  public static final WorkItemStatus CLOSED = new WorkItemStatus("closed", Known.CLOSED);
  public static final WorkItemStatus CANCELLED = new WorkItemStatus("cancelled", Known.CANCELLED);
  public static final WorkItemStatus FAILED = new WorkItemStatus("failed", Known.FAILED);
  public static final WorkItemStatus REJECTED = new WorkItemStatus("rejected", Known.REJECTED);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    NEW,
    OPEN,
    IN_PROGRESS,
    WAITING_ON_CUSTOMER,
    WAITING_ON_APPROVAL,
    RESOLVED,
    CLOSED,
    CANCELLED,
    FAILED,
    REJECTED,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private WorkItemStatus(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static WorkItemStatus of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "new" -> NEW;
      case "open" -> OPEN;
      case "in_progress" -> IN_PROGRESS;
      case "waiting_on_customer" -> WAITING_ON_CUSTOMER;
      case "waiting_on_approval" -> WAITING_ON_APPROVAL;
      case "resolved" -> RESOLVED;
      case "closed" -> CLOSED;
      case "cancelled" -> CANCELLED;
      case "failed" -> FAILED;
      case "rejected" -> REJECTED;
      default -> new WorkItemStatus(value, Known.UNKNOWN_LABEL);
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
    return other instanceof WorkItemStatus that && value.equals(that.value);
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
