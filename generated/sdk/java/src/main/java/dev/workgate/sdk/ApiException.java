package dev.workgate.sdk;

import dev.workgate.sdk.model.ErrorBody;
import dev.workgate.sdk.model.ErrorCode;
import dev.workgate.sdk.model.ErrorDetail;
import dev.workgate.sdk.model.ErrorResponse;
import dev.workgate.sdk.model.ErrorType;
import java.io.IOException;
import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The service refuses a request. Branch on the class or on {@link #code()}, show the message, and quote {@link
 * #correlationId()} to support.
 */
public class ApiException extends WorkgateException {
  private final int status;
  private final transient HttpHeaders headers;
  private final transient ErrorBody error;

  ApiException(int status, HttpHeaders headers, ErrorBody error) {
    super(error.message(), null);
    this.status = status;
    this.headers = headers;
    this.error = error;
  }

  /** The HTTP status. */
  public int status() {
    return status;
  }

  /** The kind of error. */
  public ErrorType type() {
    return error.type();
  }

  /** The value to branch on. */
  public ErrorCode code() {
    return error.code();
  }

  /** Names the request in the logs of the service; may be empty. */
  public String correlationId() {
    return error.correlationId();
  }

  /** Whether repeating the same request later can succeed. */
  public boolean isRetryable() {
    return error.retryable();
  }

  /** The single problems, where there are several or a field is to blame. */
  public List<ErrorDetail> details() {
    List<ErrorDetail> details = error.details();
    return details == null ? List.of() : details;
  }

  /** How long the service wants to be left alone, where it said so. */
  public Optional<Duration> retryAfter() {
    return headers.firstValue("Retry-After").map(value -> Retries.parseRetryAfter(value.trim(), Instant.now()));
  }

  /** The headers of the answer. */
  public HttpHeaders headers() {
    return headers;
  }

  /** Of the class that fits its type; ApiException itself if a later release of the service has more types. */
  static ApiException of(int status, HttpHeaders headers, byte[] body) {
    ErrorBody error = readError(status, headers, body);
    return switch (error.type().known()) {
      case VALIDATION_ERROR -> new ValidationException(status, headers, error);
      case AUTHENTICATION_ERROR -> new AuthenticationException(status, headers, error);
      case AUTHORIZATION_ERROR -> new AuthorizationException(status, headers, error);
      case NOT_FOUND -> new NotFoundException(status, headers, error);
      case CONFLICT -> new ConflictException(status, headers, error);
      case RATE_LIMITED -> new RateLimitedException(status, headers, error);
      case UNAVAILABLE -> new UnavailableException(status, headers, error);
      case INTERNAL_ERROR -> new InternalErrorException(status, headers, error);
      case UNKNOWN_LABEL -> new ApiException(status, headers, error);
    };
  }

  private static ErrorBody readError(int status, HttpHeaders headers, byte[] body) {
    try {
      ErrorBody error = Json.read(body, ErrorResponse.class).error();
      if (error != null && error.type() != null && error.code() != null) return error;
    } catch (IOException e) {
      // Not one of the service's: something between here and there has answered. The status has to do.
    }
    ErrorType type = typeOf(status);
    boolean isRetryable = type.equals(ErrorType.RATE_LIMITED) || type.equals(ErrorType.UNAVAILABLE);
    String message = "Answered with " + status + ", and without an error of the service.";
    String correlationId = headers.firstValue("X-Correlation-Id").orElse("");
    return new ErrorBody(type, message, ErrorCode.of(type.value()), correlationId, isRetryable, null);
  }

  private static ErrorType typeOf(int status) {
    return switch (status) {
      case 401 -> ErrorType.AUTHENTICATION_ERROR;
      case 403 -> ErrorType.AUTHORIZATION_ERROR;
      case 404 -> ErrorType.NOT_FOUND;
      case 409, 412, 422 -> ErrorType.CONFLICT;
      case 429 -> ErrorType.RATE_LIMITED;
      case 502, 503, 504 -> ErrorType.UNAVAILABLE;
      default -> status >= 400 && status < 500 ? ErrorType.VALIDATION_ERROR : ErrorType.INTERNAL_ERROR;
    };
  }
}
