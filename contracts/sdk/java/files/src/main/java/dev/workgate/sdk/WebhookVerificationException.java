package dev.workgate.sdk;

/**
 * What came is not what the service has sent just now, or that cannot be checked. It tells neither secrets nor what a right
 * signature would be.
 */
public final class WebhookVerificationException extends WorkgateException {
  private final Reason reason;

  WebhookVerificationException(Reason reason, String message) {
    super(message, null);
    this.reason = reason;
  }

  /** Why the request is not taken for one of the service. */
  public Reason reason() {
    return reason;
  }

  /** Why a request is not taken for one of the service. */
  public enum Reason {
    MISSING_HEADER,
    REPEATED_HEADER,
    MALFORMED_TIMESTAMP,
    TOO_OLD,
    TOO_NEW,
    NO_SIGNATURE_MATCHES,
    BAD_SECRET,
    NO_RAW_BODY,
    MALFORMED_BODY
  }
}
