package dev.workgate.sdk;

/** What answered with a success does not speak as the contract says. */
public final class InvalidResponseException extends WorkgateException {
  private final int status;

  InvalidResponseException(int status, String message, Throwable cause) {
    super(message, cause);
    this.status = status;
  }

  /** The HTTP status. */
  public int status() {
    return status;
  }
}
