package dev.workgate.sdk;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** When a request is repeated, and how long after. */
final class Retries {
  private static final long FIRST_DELAY_MS = 500;
  private static final long LONGEST_BACKOFF_MS = 8_000;

  /** Longer than this nobody waits unasked: the error is thrown, and says how long in its {@code retryAfter}. */
  private static final Duration LONGEST_DELAY = Duration.ofMinutes(1);

  private Retries() {}

  /**
   * How long to wait before the request is sent again; null if it must not be.
   *
   * <p>429 is answered before anything was done, so that every request may be repeated. After anything else that may pass
   * (no answer, 408, and 409 and 5xx that say that they are retryable) the request may have been done: only what has no
   * second effect is repeated, which is GET, a POST with an Idempotency-Key and what the contract calls idempotent or
   * repeatable. That leaves out PATCH: one that was done would be told that its If-Match has passed, or undo what somebody
   * else has changed meanwhile.
   *
   * @param retry how often it was repeated before
   */
  static @Nullable Duration delayBefore(int retry, WorkgateException error, boolean isRepeatable) {
    if (!(isRepeatable ? mayPass(error) : isLimited(error))) return null;
    Optional<Duration> told = error instanceof ApiException refusal ? refusal.retryAfter() : Optional.empty();
    Duration delay = told.orElseGet(() -> backoff(retry));
    return delay.compareTo(LONGEST_DELAY) <= 0 ? delay : null;
  }

  private static boolean isLimited(WorkgateException error) {
    return error instanceof ApiException refusal && refusal.status() == 429 && refusal.isRetryable();
  }

  private static boolean mayPass(WorkgateException error) {
    if (error instanceof ApiException refusal) {
      int status = refusal.status();
      return status == 408 || (refusal.isRetryable() && (status == 409 || status == 429 || status >= 500));
    }
    return error instanceof NetworkException || error instanceof RequestTimeoutException;
  }

  /** Half of it by chance, so that clients that failed together do not come back together. */
  private static Duration backoff(int retry) {
    long full = Math.min(FIRST_DELAY_MS << retry, LONGEST_BACKOFF_MS);
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
