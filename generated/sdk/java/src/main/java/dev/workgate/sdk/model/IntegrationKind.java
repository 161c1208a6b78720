// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Kind of provider that an integration leads to. A `webhook` is an address of the tenant that carries out the tenant's own operations. With `pull`, workers of the tenant fetch them.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class IntegrationKind {
  public static final IntegrationKind SANDBOX_COMMERCE = new IntegrationKind("sandbox_commerce", Known.SANDBOX_COMMERCE);
  public static final IntegrationKind STRIPE = new IntegrationKind("stripe", Known.STRIPE);
  public static final IntegrationKind CHAT = new IntegrationKind("chat", Known.CHAT);
  public static final IntegrationKind WEBHOOK = new IntegrationKind("webhook", Known.WEBHOOK);
  public static final IntegrationKind PULL = new IntegrationKind("pull", Known.PULL);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    SANDBOX_COMMERCE,
    STRIPE,
    CHAT,
    WEBHOOK,
    PULL,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private IntegrationKind(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static IntegrationKind of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "sandbox_commerce" -> SANDBOX_COMMERCE;
      case "stripe" -> STRIPE;
      case "chat" -> CHAT;
      case "webhook" -> WEBHOOK;
      case "pull" -> PULL;
      default -> new IntegrationKind(value, Known.UNKNOWN_LABEL);
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
    return other instanceof IntegrationKind that && value.equals(that.value);
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
