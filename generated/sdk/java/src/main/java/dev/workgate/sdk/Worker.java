package dev.workgate.sdk;

import dev.workgate.sdk.model.OperationClaim;
import dev.workgate.sdk.model.OperationClaimCompleteRequest;
import dev.workgate.sdk.model.OperationClaimCreateRequest;
import dev.workgate.sdk.model.OperationClaimFailRequest;
import dev.workgate.sdk.model.OperationClaimFailure;
import dev.workgate.sdk.model.OperationClaimProof;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Takes one thing after the other that was approved and executed, and has a handler do it, until it is stopped.
 *
 * <p>The handler returns the members of the result, or throws {@link Refused}, {@link TryAgain} or {@link NotDone} if it has
 * done nothing. After any other exception nobody knows what it has done: it is reported as nothing, so that the lease ends and
 * the service goes by what the operation says of repetitions. The lease is extended for as long as the handler runs.
 */
public final class Worker {
  private static final System.Logger LOG = System.getLogger("dev.workgate.sdk.Worker");
  /** What must be left of a lease for a handler to begin. */
  private static final Duration LEFT_TO_BEGIN = Duration.ofSeconds(5);
  /** A report is worth as much patience as a lease lasts. */
  private static final RequestOptions REPORTING =
      RequestOptions.builder().maxRetries(RequestOptions.MOST_RETRIES).totalTimeout(Duration.ofMinutes(1)).build();
  private static final int LONGEST_MESSAGE = 300;

  private final OperationsApi operations;
  private final Handler handler;
  private final OperationClaimCreateRequest wanted;
  private final RequestOptions waiting;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final Pace pace = new Pace(LOG);

  Worker(OperationsApi operations, String operation, Handler handler, Duration wait) {
    Pace.checkWait(wait);
    this.operations = operations;
    this.handler = handler;
    wanted = OperationClaimCreateRequest.builder().operations(List.of(operation)).waitSeconds(wait.toSeconds()).build();
    waiting = RequestOptions.builder().timeout(wait.plus(Pace.ANSWER_TIME)).maxRetries(0).build();
  }

  /** Does what a claim says. */
  @FunctionalInterface
  public interface Handler {
    /**
     * Does what {@link OperationClaim#payload()} says, once for each {@link OperationClaim#idempotencyKey()}.
     *
     * @return the members of the result
     * @throws Exception {@link Refused}, {@link TryAgain} or {@link NotDone} if nothing was done
     */
    Map<String, Object> carryOut(OperationClaim claim) throws Exception;
  }

  /** Thrown by a handler that has done nothing: another worker may have it at once. */
  public static class NotDone extends RuntimeException {
    public NotDone(String message) {
      super(message);
    }

    OperationClaimFailure outcome() {
      return OperationClaimFailure.NOT_SENT;
    }

    @Nullable Long afterSeconds() {
      return null;
    }
  }

  /** Thrown by a handler that has done nothing, and never will: it has failed for good. */
  public static final class Refused extends NotDone {
    public Refused(String message) {
      super(message);
    }

    @Override
    OperationClaimFailure outcome() {
      return OperationClaimFailure.REFUSED;
    }
  }

  /** Thrown by a handler that has done nothing, where it may be executed again. */
  public static final class TryAgain extends NotDone {
    private final transient @Nullable Duration after;

    public TryAgain(String message) {
      super(message);
      after = null;
    }

    /** @param after how long to wait before that, in whole seconds */
    public TryAgain(String message, Duration after) {
      super(message);
      this.after = after;
    }

    @Override
    OperationClaimFailure outcome() {
      return OperationClaimFailure.RETRYABLE;
    }

    @Override
    @Nullable Long afterSeconds() {
      return after == null ? null : after.toSeconds();
    }
  }

  /** Has {@link #run} return once what it is at is done; from other threads, such as a shutdown hook. */
  public void stop() {
    stopped.countDown();
  }

  /**
   * Works until {@link #stop}. Waits for a service that cannot be reached, or is busy.
   *
   * @throws WorkgateException where waiting does not help: the key or the operation is not in order ({@link ApiException}),
   *     or nothing at the address is a Workgate service ({@link NotFoundException}, {@link InvalidResponseException});
   *     {@link RequestInterruptedException} if the thread is interrupted, which leaves behind what it is at
   */
  public void run() {
    while (!isStopped()) {
      long takenAt = System.nanoTime();
      OperationClaim claim;
      try {
        claim = operations.claim(wanted, waiting).data().claim();
      } catch (WorkgateException error) {
        pauseFor(pace.after(error));
        continue;
      }
      pace.answered();
      if (claim != null) carryOut(claim);
      else if (System.nanoTime() - takenAt < Pace.FIRST_PAUSE.toNanos()) pauseFor(Pace.FIRST_PAUSE);
    }
  }

  private boolean isStopped() {
    return stopped.getCount() == 0;
  }

  /** Waits, no longer than until it is stopped. */
  private void pauseFor(Duration duration) {
    try {
      stopped.await(duration.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new RequestInterruptedException("The worker was interrupted.", interrupted);
    }
  }

  private void carryOut(OperationClaim claim) {
    if (isStopped()) {
      fail(claim, new NotDone("This worker stops."));
      return;
    }
    long askedAt = System.nanoTime();
    Duration lease;
    try {
      lease = Duration.ofSeconds(operations.beginClaim(claim.claimId(), proofOf(claim)).leaseSeconds());
    } catch (RequestInterruptedException interrupted) {
      throw interrupted;
    } catch (WorkgateException error) {
      LOG.log(System.Logger.Level.WARNING, "{0} is not begun: {1}", claim.claimId(), error.getMessage());
      if (mayHaveBegun(error)) fail(claim, new NotDone("The answer to its begin was lost."));
      return;
    }
    if (lease.minusNanos(System.nanoTime() - askedAt).compareTo(LEFT_TO_BEGIN) < 0) {
      fail(claim, new NotDone("The answer came too late to begin."));
      return;
    }
    Thread extending = new Thread(() -> extend(claim, lease.dividedBy(3)), "extends " + claim.claimId());
    extending.setDaemon(true);
    extending.start();
    try {
      carryOutBegun(claim);
    } finally {
      extending.interrupt();
    }
  }

  /** What was refused did not begin. */
  private static boolean mayHaveBegun(WorkgateException error) {
    return !(error instanceof ApiException refused) || refused.isRetryable() || refused.status() >= 500;
  }

  private void carryOutBegun(OperationClaim claim) {
    Map<String, Object> result;
    try {
      result = handler.carryOut(claim);
    } catch (NotDone failure) {
      fail(claim, failure);
      return;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new RequestInterruptedException("The worker was interrupted.", interrupted);
    } catch (Exception broken) {
      LOG.log(System.Logger.Level.ERROR, "Nobody knows what became of " + claim.claimId() + ": its handler broke", broken);
      return;
    }
    try {
      var report = OperationClaimCompleteRequest.builder().token(claim.token()).result(result).build();
      operations.completeClaim(claim.claimId(), report, REPORTING);
    } catch (RequestInterruptedException interrupted) {
      throw interrupted;
    } catch (RuntimeException error) {
      // It may be no result at all, or one that JSON has no words for: the worker goes on.
      LOG.log(System.Logger.Level.ERROR, "What came of {0} could not be reported: {1}", claim.claimId(), error.getMessage());
    }
  }

  private void fail(OperationClaim claim, NotDone failure) {
    try {
      var report =
          OperationClaimFailRequest.builder()
              .token(claim.token())
              .outcome(failure.outcome())
              .message(oneLine(failure.getMessage()));
      Long afterSeconds = failure.afterSeconds();
      if (afterSeconds != null) report.retryAfterSeconds(afterSeconds);
      operations.failClaim(claim.claimId(), report.build(), REPORTING);
    } catch (RequestInterruptedException interrupted) {
      throw interrupted;
    } catch (RuntimeException error) {
      String words = "That nothing came of {0} could not be reported: {1}";
      LOG.log(System.Logger.Level.ERROR, words, claim.claimId(), error.getMessage());
    }
  }

  /** Extends a lease until its thread is interrupted. What is refused is not asked for again. */
  private void extend(OperationClaim claim, Duration every) {
    RequestOptions options = RequestOptions.builder().totalTimeout(every).build();
    while (true) {
      try {
        Thread.sleep(every.toMillis());
        operations.extendClaim(claim.claimId(), proofOf(claim), options);
      } catch (InterruptedException | RequestInterruptedException over) {
        return;
      } catch (WorkgateException error) {
        LOG.log(System.Logger.Level.WARNING, "{0} is not extended: {1}", claim.claimId(), error.getMessage());
        if (error instanceof ApiException refused && !refused.isRetryable()) return;
      }
    }
  }

  private static OperationClaimProof proofOf(OperationClaim claim) {
    return OperationClaimProof.builder().token(claim.token()).build();
  }

  /** A text that the service takes as a message. */
  private static String oneLine(@Nullable String message) {
    String line = message == null ? "" : message.replaceAll("\\s+", " ").trim();
    if (line.isEmpty()) return "No reason was given.";
    return line.substring(0, line.offsetByCodePoints(0, Math.min(LONGEST_MESSAGE, line.codePointCount(0, line.length()))));
  }
}
