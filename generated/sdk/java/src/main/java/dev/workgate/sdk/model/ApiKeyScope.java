// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Permission of an API key; each operation names the one that it needs.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class ApiKeyScope {
  public static final ApiKeyScope WORK_READ = new ApiKeyScope("work.read", Known.WORK_READ);
  public static final ApiKeyScope WORK_WRITE = new ApiKeyScope("work.write", Known.WORK_WRITE);
  public static final ApiKeyScope WORK_ACTIONS = new ApiKeyScope("work.actions", Known.WORK_ACTIONS);
  public static final ApiKeyScope CATALOG_READ = new ApiKeyScope("catalog.read", Known.CATALOG_READ);
  public static final ApiKeyScope SOURCE_READ = new ApiKeyScope("source.read", Known.SOURCE_READ);
  public static final ApiKeyScope OPERATIONS_CARRY = new ApiKeyScope("operations.carry", Known.OPERATIONS_CARRY);
  public static final ApiKeyScope EVENTS_READ = new ApiKeyScope("events.read", Known.EVENTS_READ);
  public static final ApiKeyScope WEBHOOKS_MANAGE = new ApiKeyScope("webhooks.manage", Known.WEBHOOKS_MANAGE);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    WORK_READ,
    WORK_WRITE,
    WORK_ACTIONS,
    CATALOG_READ,
    SOURCE_READ,
    OPERATIONS_CARRY,
    EVENTS_READ,
    WEBHOOKS_MANAGE,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private ApiKeyScope(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static ApiKeyScope of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "work.read" -> WORK_READ;
      case "work.write" -> WORK_WRITE;
      case "work.actions" -> WORK_ACTIONS;
      case "catalog.read" -> CATALOG_READ;
      case "source.read" -> SOURCE_READ;
      case "operations.carry" -> OPERATIONS_CARRY;
      case "events.read" -> EVENTS_READ;
      case "webhooks.manage" -> WEBHOOKS_MANAGE;
      default -> new ApiKeyScope(value, Known.UNKNOWN_LABEL);
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
    return other instanceof ApiKeyScope that && value.equals(that.value);
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
