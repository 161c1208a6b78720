// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * A `WorkItemStatus` or one of its aliases: `pending` and `waiting` for `waiting_on_customer`, `done` for `resolved`, `canceled` for `cancelled`, `active` for `open`.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class WorkItemStatusFilter {
  public static final WorkItemStatusFilter NEW = new WorkItemStatusFilter("new", Known.NEW);
  public static final WorkItemStatusFilter OPEN = new WorkItemStatusFilter("open", Known.OPEN);
  public static final WorkItemStatusFilter IN_PROGRESS = new WorkItemStatusFilter("in_progress", Known.IN_PROGRESS);
  public static final WorkItemStatusFilter WAITING_ON_CUSTOMER = new WorkItemStatusFilter("waiting_on_customer", Known.WAITING_ON_CUSTOMER);
  public static final WorkItemStatusFilter WAITING_ON_APPROVAL = new WorkItemStatusFilter("waiting_on_approval", Known.WAITING_ON_APPROVAL);
  public static final WorkItemStatusFilter RESOLVED = new WorkItemStatusFilter("resolved", Known.RESOLVED);
  public static final WorkItemStatusFilter CLOSED = new WorkItemStatusFilter("closed", Known.CLOSED);
  public static final WorkItemStatusFilter CANCELLED = new WorkItemStatusFilter("cancelled", Known.CANCELLED);
  public static final WorkItemStatusFilter FAILED = new WorkItemStatusFilter("failed", Known.FAILED);
  public static final WorkItemStatusFilter REJECTED = new WorkItemStatusFilter("rejected", Known.REJECTED);
  public static final WorkItemStatusFilter PENDING = new WorkItemStatusFilter("pending", Known.PENDING);
  public static final WorkItemStatusFilter WAITING = new WorkItemStatusFilter("waiting", Known.WAITING);
  public static final WorkItemStatusFilter DONE = new WorkItemStatusFilter("done", Known.DONE);
  public static final WorkItemStatusFilter CANCELED = new WorkItemStatusFilter("canceled", Known.CANCELED);
  public static final WorkItemStatusFilter ACTIVE = new WorkItemStatusFilter("active", Known.ACTIVE);

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
    PENDING,
    WAITING,
    DONE,
    CANCELED,
    ACTIVE,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private WorkItemStatusFilter(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static WorkItemStatusFilter of(String value) {
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
      case "pending" -> PENDING;
      case "waiting" -> WAITING;
      case "done" -> DONE;
      case "canceled" -> CANCELED;
      case "active" -> ACTIVE;
      default -> new WorkItemStatusFilter(value, Known.UNKNOWN_LABEL);
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
    return other instanceof WorkItemStatusFilter that && value.equals(that.value);
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
