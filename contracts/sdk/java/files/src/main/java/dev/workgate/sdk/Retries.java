package dev.workgate.sdk;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** When a request is repeated, and how long after. */
final class Retries {
  private static final long FIRST_DELAY_MS = 500;

  /** Longer than this nobody waits unasked: the error is thrown, and says how long in its {@code retryAfter}. */
  private static final Duration LONGEST_DELAY = Duration.ofMinutes(1);

  private Retries() {}

  /**
   * How long to wait before the request is sent again; null if it must not be.
   *
   * <p>429 is answered before anything was done, so that every request may be repeated. After 503 and after a connection
   * that broke the request may have been done: only what has no second effect is repeated, which is GET, a POST with an
   * Idempotency-Key and what the contract calls idempotent or repeatable. That leaves out PATCH: one that was done would
   * be told that its If-Match has passed, or undo what somebody else has changed meanwhile.
   *
   * @param retry how often it was repeated before
   */
  static @Nullable Duration delayBefore(int retry, WorkgateException error, boolean isRepeatable) {
    if (error instanceof ApiException refusal) {
      boolean mayRepeat = refusal.status() == 429 || (refusal.status() == 503 && isRepeatable);
      if (!mayRepeat || !refusal.isRetryable()) return null;
      Duration delay = refusal.retryAfter().orElseGet(() -> backoff(retry));
      return delay.compareTo(LONGEST_DELAY) <= 0 ? delay : null;
    }
    return error instanceof NetworkException && isRepeatable ? backoff(retry) : null;
  }

  /** Half of it by chance, so that clients that failed together do not come back together. */
  private static Duration backoff(int retry) {
    long full = FIRST_DELAY_MS << retry;
    return Duration.ofMillis(full / 2 + ThreadLocalRandom.current().nextLong(full / 2));
  }

  /** Reads Retry-After (RFC 9110, 10.2.3), seconds or a date; null if it is neither. */
  static @Nullable Duration parseRetryAfter(String value, Instant now) {
    if (value.matches("\\d{1,9}")) return Duration.ofSeconds(Long.parseLong(value));
    try {
      Instant at = ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
      return at.isBefore(now) ? Duration.ZERO : Duration.between(now, at);
    } catch (DateTimeException e) {
      return null;
    }
  }
}
