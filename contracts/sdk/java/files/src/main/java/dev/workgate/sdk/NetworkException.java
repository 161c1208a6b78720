package dev.workgate.sdk;

/** The service could not be reached, or the connection broke: whether it did what was asked is not known. */
public final class NetworkException extends WorkgateException {
  NetworkException(String message, Throwable cause) {
    super(message, cause);
  }
}
