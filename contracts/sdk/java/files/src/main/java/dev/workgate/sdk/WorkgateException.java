package dev.workgate.sdk;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whatever goes wrong with a call: the service refused it ({@link ApiException}), or gave no answer that counts; and a
 * request that is not one of the service ({@link WebhookVerificationException}). Where it is not known whether a request was
 * done, call again with the same {@link #idempotencyKey()}: it is done once.
 */
public abstract class WorkgateException extends RuntimeException {
  private @Nullable String idempotencyKey;
  private String requestId = "";
  private int attempts;

  WorkgateException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** The Idempotency-Key of all attempts; empty if the operation takes none. */
  public Optional<String> idempotencyKey() {
    return Optional.ofNullable(idempotencyKey);
  }

  /** Names the call in the logs of the service; quote it to support. Empty if nothing was sent. */
  public String requestId() {
    return requestId;
  }

  /** How often the request was sent. */
  public int attempts() {
    return attempts;
  }

  /** Says what the caller needs to go on. */
  void describe(@Nullable String idempotencyKey, String requestId, int attempts) {
    this.idempotencyKey = idempotencyKey;
    this.requestId = requestId;
    this.attempts = attempts;
  }
}
