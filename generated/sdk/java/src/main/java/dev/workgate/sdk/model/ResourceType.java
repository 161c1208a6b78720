// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Kind of resource that the action changes: `order` for a refund, `chat_channel` for a message. The tenant's operations define theirs. Known labels: `order`, `chat_channel`.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class ResourceType {
  public static final ResourceType ORDER = new ResourceType("order", Known.ORDER);
  public static final ResourceType CHAT_CHANNEL = new ResourceType("chat_channel", Known.CHAT_CHANNEL);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    ORDER,
    CHAT_CHANNEL,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private ResourceType(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static ResourceType of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "order" -> ORDER;
      case "chat_channel" -> CHAT_CHANNEL;
      default -> new ResourceType(value, Known.UNKNOWN_LABEL);
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
    return other instanceof ResourceType that && value.equals(that.value);
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
