// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Kind of error.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class ErrorType {
  public static final ErrorType VALIDATION_ERROR = new ErrorType("validation_error", Known.VALIDATION_ERROR);
  public static final ErrorType AUTHENTICATION_ERROR = new ErrorType("authentication_error", Known.AUTHENTICATION_ERROR);
  public static final ErrorType AUTHORIZATION_ERROR = new ErrorType("authorization_error", Known.AUTHORIZATION_ERROR);
  public static final ErrorType NOT_FOUND = new ErrorType("not_found", Known.NOT_FOUND);
  public static final ErrorType CONFLICT = new ErrorType("conflict", Known.CONFLICT);
  public static final ErrorType RATE_LIMITED = new ErrorType("rate_limited", Known.RATE_LIMITED);
  public static final ErrorType UNAVAILABLE = new ErrorType("unavailable", Known.UNAVAILABLE);
  public static final ErrorType INTERNAL_ERROR = new ErrorType("internal_error", Known.INTERNAL_ERROR);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    VALIDATION_ERROR,
    AUTHENTICATION_ERROR,
    AUTHORIZATION_ERROR,
    NOT_FOUND,
    CONFLICT,
    RATE_LIMITED,
    UNAVAILABLE,
    INTERNAL_ERROR,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private ErrorType(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static ErrorType of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "validation_error" -> VALIDATION_ERROR;
      case "authentication_error" -> AUTHENTICATION_ERROR;
      case "authorization_error" -> AUTHORIZATION_ERROR;
      case "not_found" -> NOT_FOUND;
      case "conflict" -> CONFLICT;
      case "rate_limited" -> RATE_LIMITED;
      case "unavailable" -> UNAVAILABLE;
      case "internal_error" -> INTERNAL_ERROR;
      default -> new ErrorType(value, Known.UNKNOWN_LABEL);
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
    return other instanceof ErrorType that && value.equals(that.value);
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
