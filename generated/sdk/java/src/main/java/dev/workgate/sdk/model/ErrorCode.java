// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Machine-readable code of the error; branch on it.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class ErrorCode {
  public static final ErrorCode VALIDATION_ERROR = new ErrorCode("validation_error", Known.VALIDATION_ERROR);
  public static final ErrorCode AUTHENTICATION_ERROR = new ErrorCode("authentication_error", Known.AUTHENTICATION_ERROR);
  public static final ErrorCode AUTHORIZATION_ERROR = new ErrorCode("authorization_error", Known.AUTHORIZATION_ERROR);
  public static final ErrorCode NOT_FOUND = new ErrorCode("not_found", Known.NOT_FOUND);
  public static final ErrorCode CONFLICT = new ErrorCode("conflict", Known.CONFLICT);
  public static final ErrorCode RATE_LIMITED = new ErrorCode("rate_limited", Known.RATE_LIMITED);
  public static final ErrorCode UNAVAILABLE = new ErrorCode("unavailable", Known.UNAVAILABLE);
  public static final ErrorCode INTERNAL_ERROR = new ErrorCode("internal_error", Known.INTERNAL_ERROR);
  public static final ErrorCode DUPLICATE_MEMBER = new ErrorCode("duplicate_member", Known.DUPLICATE_MEMBER);
  public static final ErrorCode INVALID_STATE = new ErrorCode("invalid_state", Known.INVALID_STATE);
  public static final ErrorCode AMBIGUOUS_ID = new ErrorCode("ambiguous_id", Known.AMBIGUOUS_ID);
  public static final ErrorCode PRECONDITION_FAILED = new ErrorCode("precondition_failed", Known.PRECONDITION_FAILED);
  public static final ErrorCode IDEMPOTENCY_KEY_REUSED = new ErrorCode("idempotency_key_reused", Known.IDEMPOTENCY_KEY_REUSED);
  public static final ErrorCode REQUEST_IN_PROGRESS = new ErrorCode("request_in_progress", Known.REQUEST_IN_PROGRESS);
  public static final ErrorCode EXECUTION_IN_PROGRESS = new ErrorCode("execution_in_progress", Known.EXECUTION_IN_PROGRESS);
  public static final ErrorCode PAYLOAD_MISMATCH = new ErrorCode("payload_mismatch", Known.PAYLOAD_MISMATCH);
  public static final ErrorCode POLICY_DENIED = new ErrorCode("policy_denied", Known.POLICY_DENIED);
  public static final ErrorCode APPROVAL_REQUIRED = new ErrorCode("approval_required", Known.APPROVAL_REQUIRED);
  public static final ErrorCode TOO_MANY_PENDING = new ErrorCode("too_many_pending", Known.TOO_MANY_PENDING);
  public static final ErrorCode METHOD_NOT_ALLOWED = new ErrorCode("method_not_allowed", Known.METHOD_NOT_ALLOWED);
  public static final ErrorCode UNSUPPORTED_MEDIA_TYPE = new ErrorCode("unsupported_media_type", Known.UNSUPPORTED_MEDIA_TYPE);
  public static final ErrorCode PAYLOAD_TOO_LARGE = new ErrorCode("payload_too_large", Known.PAYLOAD_TOO_LARGE);
  public static final ErrorCode PROJECTION_UNAVAILABLE = new ErrorCode("projection_unavailable", Known.PROJECTION_UNAVAILABLE);
  public static final ErrorCode LOG_INCONSISTENT = new ErrorCode("log_inconsistent", Known.LOG_INCONSISTENT);

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
    DUPLICATE_MEMBER,
    INVALID_STATE,
    AMBIGUOUS_ID,
    PRECONDITION_FAILED,
    IDEMPOTENCY_KEY_REUSED,
    REQUEST_IN_PROGRESS,
    EXECUTION_IN_PROGRESS,
    PAYLOAD_MISMATCH,
    POLICY_DENIED,
    APPROVAL_REQUIRED,
    TOO_MANY_PENDING,
    METHOD_NOT_ALLOWED,
    UNSUPPORTED_MEDIA_TYPE,
    PAYLOAD_TOO_LARGE,
    PROJECTION_UNAVAILABLE,
    LOG_INCONSISTENT,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private ErrorCode(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static ErrorCode of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "validation_error" -> VALIDATION_ERROR;
      case "authentication_error" -> AUTHENTICATION_ERROR;
      case "authorization_error" -> AUTHORIZATION_ERROR;
      case "not_found" -> NOT_FOUND;
      case "conflict" -> CONFLICT;
      case "rate_limited" -> RATE_LIMITED;
      case "unavailable" -> UNAVAILABLE;
      case "internal_error" -> INTERNAL_ERROR;
      case "duplicate_member" -> DUPLICATE_MEMBER;
      case "invalid_state" -> INVALID_STATE;
      case "ambiguous_id" -> AMBIGUOUS_ID;
      case "precondition_failed" -> PRECONDITION_FAILED;
      case "idempotency_key_reused" -> IDEMPOTENCY_KEY_REUSED;
      case "request_in_progress" -> REQUEST_IN_PROGRESS;
      case "execution_in_progress" -> EXECUTION_IN_PROGRESS;
      case "payload_mismatch" -> PAYLOAD_MISMATCH;
      case "policy_denied" -> POLICY_DENIED;
      case "approval_required" -> APPROVAL_REQUIRED;
      case "too_many_pending" -> TOO_MANY_PENDING;
      case "method_not_allowed" -> METHOD_NOT_ALLOWED;
      case "unsupported_media_type" -> UNSUPPORTED_MEDIA_TYPE;
      case "payload_too_large" -> PAYLOAD_TOO_LARGE;
      case "projection_unavailable" -> PROJECTION_UNAVAILABLE;
      case "log_inconsistent" -> LOG_INCONSISTENT;
      default -> new ErrorCode(value, Known.UNKNOWN_LABEL);
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
    return other instanceof ErrorCode that && value.equals(that.value);
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
