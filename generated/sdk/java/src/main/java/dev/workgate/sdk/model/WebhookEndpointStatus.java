// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * `on`: events are sent. `off`: an administrator, or a key, switched it off. `gone`: a 410 answer switched it off. `failing`: five days without any delivery switched it off.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class WebhookEndpointStatus {
  public static final WebhookEndpointStatus ON = new WebhookEndpointStatus("on", Known.ON);
  public static final WebhookEndpointStatus OFF = new WebhookEndpointStatus("off", Known.OFF);
  public static final WebhookEndpointStatus GONE = new WebhookEndpointStatus("gone", Known.GONE);
  public static final WebhookEndpointStatus FAILING = new WebhookEndpointStatus("failing", Known.FAILING);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    ON,
    OFF,
    GONE,
    FAILING,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private WebhookEndpointStatus(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static WebhookEndpointStatus of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "on" -> ON;
      case "off" -> OFF;
      case "gone" -> GONE;
      case "failing" -> FAILING;
      default -> new WebhookEndpointStatus(value, Known.UNKNOWN_LABEL);
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
    return other instanceof WebhookEndpointStatus that && value.equals(that.value);
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
