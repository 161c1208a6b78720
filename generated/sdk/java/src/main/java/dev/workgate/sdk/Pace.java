package dev.workgate.sdk;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** How loops that go on for good take errors: what may pass is waited for, ever longer, and all else ends the loop. */
final class Pace {
  /** How long one request waits, unless it is said. */
  static final Duration DEFAULT_WAIT = Duration.ofSeconds(10);
  /** What a request takes beyond what it waits. */
  static final Duration ANSWER_TIME = Duration.ofSeconds(20);

  static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);

  private final System.Logger log;
  private Duration pause = FIRST_PAUSE;
  private boolean hasAnswered;

  Pace(System.Logger log) {
    this.log = log;
  }

  /** Throws if the service does not know such a wait. */
  static void checkWait(Duration wait) {
    if (wait.isNegative() || wait.compareTo(LONGEST_WAIT) > 0) {
      throw new IllegalArgumentException("The wait has to be 0 to " + LONGEST_WAIT.toSeconds() + " seconds.");
    }
  }

  void answered() {
    pause = FIRST_PAUSE;
    hasAnswered = true;
  }

  /** How long to wait after an error; throws the error itself if waiting does not help. */
  Duration after(WorkgateException error) {
    if (isFinal(error)) throw error;
    log.log(System.Logger.Level.WARNING, "There is nothing to be had at the moment: {0}", error.getMessage());
    // Half of it by chance, so that those that failed together do not come back together.
    Duration chosen = Duration.ofMillis((long) (pause.toMillis() * ThreadLocalRandom.current().nextDouble(0.5, 1)));
    pause = shorter(pause.multipliedBy(2), LONGEST_PAUSE);
    Duration told = error instanceof ApiException refused ? refused.retryAfter().orElse(Duration.ZERO) : Duration.ZERO;
    return told.compareTo(chosen) > 0 ? told : chosen;
  }

  private boolean isFinal(WorkgateException error) {
    if (error instanceof RequestInterruptedException) return true;
    // Where it was at work a moment ago, the address is right.
    if (error instanceof NotFoundException || error instanceof InvalidResponseException) return !hasAnswered;
    // The key has too many claims, or the like: that passes.
    if (!(error instanceof ApiException refused) || error instanceof ConflictException) return false;
    return !refused.isRetryable() && refused.status() < 500;
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }
}
