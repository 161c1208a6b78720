package dev.workgate.sdk;

/** An attempt took longer than it may: whether the service did what was asked is not known. */
public final class RequestTimeoutException extends WorkgateException {
  RequestTimeoutException(String message, Throwable cause) {
    super(message, cause);
  }
}
