package dev.workgate.sdk;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** When something is over that is made of many requests; it may go on for good. */
final class Deadline {
  static final Deadline NEVER = new Deadline(null);

  /** What the longest request and the longest pause are far below. */
  private static final Duration FOREVER = Duration.ofDays(365);

  private static final Duration LEAST = Duration.ofMillis(1);

  private final @Nullable Long endNanos;

  private Deadline(@Nullable Long endNanos) {
    this.endNanos = endNanos;
  }

  static Deadline in(Duration timeout) {
    return timeout.compareTo(FOREVER) >= 0 ? NEVER : new Deadline(System.nanoTime() + timeout.toNanos());
  }

  boolean isOver() {
    return endNanos != null && endNanos - System.nanoTime() <= 0;
  }

  /** No more than what is left, and never nothing: no request may take that. */
  Duration bound(Duration wanted) {
    if (endNanos == null) return wanted;
    Duration left = Duration.ofNanos(endNanos - System.nanoTime());
    Duration bounded = wanted.compareTo(left) < 0 ? wanted : left;
    return bounded.compareTo(LEAST) < 0 ? LEAST : bounded;
  }

  /** One attempt that takes no longer. */
  RequestOptions once(Duration timeout) {
    return RequestOptions.builder().timeout(bound(timeout)).maxRetries(0).build();
  }
}
