// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * The action: an operation of the service, or one that the tenant has defined, whose name begins with `x_`. `listOperations` shows them. Known labels: `commerce_refund`, `chat_post_message`.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class ActionOperation {
  public static final ActionOperation COMMERCE_REFUND = new ActionOperation("commerce_refund", Known.COMMERCE_REFUND);
  public static final ActionOperation CHAT_POST_MESSAGE = new ActionOperation("chat_post_message", Known.CHAT_POST_MESSAGE);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    COMMERCE_REFUND,
    CHAT_POST_MESSAGE,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private ActionOperation(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static ActionOperation of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "commerce_refund" -> COMMERCE_REFUND;
      case "chat_post_message" -> CHAT_POST_MESSAGE;
      default -> new ActionOperation(value, Known.UNKNOWN_LABEL);
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
    return other instanceof ActionOperation that && value.equals(that.value);
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
