package dev.workgate.sdk;

/** An attempt took longer than its timeout: whether the service took the request is not known. It is not repeated by itself. */
public final class RequestTimeoutException extends WorkgateException {
  RequestTimeoutException(String message, Throwable cause) {
    super(message, cause);
  }
}
