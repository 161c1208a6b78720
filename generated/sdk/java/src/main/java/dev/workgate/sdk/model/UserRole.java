// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Role of the author of a message from a client; only `user`.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class UserRole {
  public static final UserRole USER = new UserRole("user", Known.USER);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    USER,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private UserRole(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static UserRole of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "user" -> USER;
      default -> new UserRole(value, Known.UNKNOWN_LABEL);
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
    return other instanceof UserRole that && value.equals(that.value);
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
