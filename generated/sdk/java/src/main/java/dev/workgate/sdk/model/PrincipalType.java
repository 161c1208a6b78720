// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Kind of credential or person.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class PrincipalType {
  public static final PrincipalType API_KEY = new PrincipalType("api_key", Known.API_KEY);
  public static final PrincipalType DELEGATION = new PrincipalType("delegation", Known.DELEGATION);
  public static final PrincipalType USER = new PrincipalType("user", Known.USER);
  public static final PrincipalType SYSTEM = new PrincipalType("system", Known.SYSTEM);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    API_KEY,
    DELEGATION,
    USER,
    SYSTEM,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private PrincipalType(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static PrincipalType of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "api_key" -> API_KEY;
      case "delegation" -> DELEGATION;
      case "user" -> USER;
      case "system" -> SYSTEM;
      default -> new PrincipalType(value, Known.UNKNOWN_LABEL);
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
    return other instanceof PrincipalType that && value.equals(that.value);
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
