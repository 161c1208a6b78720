package dev.workgate.sdk;

/** The thread was interrupted, and is so still. */
public final class RequestInterruptedException extends WorkgateException {
  RequestInterruptedException(String message, Throwable cause) {
    super(message, cause);
  }
}
