// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * `pending`: to be sent, for the first time or again. `delivered`: the receiver answered 2xx. `failed`: 8 attempts failed. `cancelled`: the endpoint was switched off or deleted before.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class WebhookDeliveryStatus {
  public static final WebhookDeliveryStatus PENDING = new WebhookDeliveryStatus("pending", Known.PENDING);
  public static final WebhookDeliveryStatus DELIVERED = new WebhookDeliveryStatus("delivered", Known.DELIVERED);
  public static final WebhookDeliveryStatus FAILED = new WebhookDeliveryStatus("failed", Known.FAILED);
  public static final WebhookDeliveryStatus CANCELLED = new WebhookDeliveryStatus("cancelled", Known.CANCELLED);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    PENDING,
    DELIVERED,
    FAILED,
    CANCELLED,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private WebhookDeliveryStatus(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static WebhookDeliveryStatus of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "pending" -> PENDING;
      case "delivered" -> DELIVERED;
      case "failed" -> FAILED;
      case "cancelled" -> CANCELLED;
      default -> new WebhookDeliveryStatus(value, Known.UNKNOWN_LABEL);
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
    return other instanceof WebhookDeliveryStatus that && value.equals(that.value);
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
