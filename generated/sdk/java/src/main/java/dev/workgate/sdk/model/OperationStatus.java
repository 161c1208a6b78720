// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Status: `active` accepts new proposals; `retired` only completes existing ones.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class OperationStatus {
  public static final OperationStatus ACTIVE = new OperationStatus("active", Known.ACTIVE);
  public static final OperationStatus RETIRED = new OperationStatus("retired", Known.RETIRED);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    ACTIVE,
    RETIRED,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private OperationStatus(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static OperationStatus of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "active" -> ACTIVE;
      case "retired" -> RETIRED;
      default -> new OperationStatus(value, Known.UNKNOWN_LABEL);
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
    return other instanceof OperationStatus that && value.equals(that.value);
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
