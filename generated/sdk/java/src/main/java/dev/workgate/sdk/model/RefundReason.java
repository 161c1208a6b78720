// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Reason for the refund.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class RefundReason {
  public static final RefundReason DUPLICATE = new RefundReason("duplicate", Known.DUPLICATE);
  public static final RefundReason FRAUDULENT = new RefundReason("fraudulent", Known.FRAUDULENT);
  public static final RefundReason REQUESTED_BY_CUSTOMER = new RefundReason("requested_by_customer", Known.REQUESTED_BY_CUSTOMER);
  public static final RefundReason OTHER = new RefundReason("other", Known.OTHER);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    DUPLICATE,
    FRAUDULENT,
    REQUESTED_BY_CUSTOMER,
    OTHER,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private RefundReason(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static RefundReason of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "duplicate" -> DUPLICATE;
      case "fraudulent" -> FRAUDULENT;
      case "requested_by_customer" -> REQUESTED_BY_CUSTOMER;
      case "other" -> OTHER;
      default -> new RefundReason(value, Known.UNKNOWN_LABEL);
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
    return other instanceof RefundReason that && value.equals(that.value);
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
