package dev.workgate.sdk;

import dev.workgate.sdk.model.Event;
import dev.workgate.sdk.model.EventPage;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Events as they happen, each once and in order, for a loop of one thread: it ends when it is stopped. A service that cannot be
 * reached, or is busy, is waited for. Gone over again, it goes on where it was.
 *
 * <p>Iterating throws where waiting does not help: the key, a type or the sequence is not in order ({@link ApiException}), or nothing at
 * the address is a Workgate service ({@link NotFoundException}, {@link InvalidResponseException}); and {@link
 * RequestInterruptedException} if the thread is interrupted.
 */
public final class EventFollower implements Iterable<Event> {
  private static final System.Logger LOG = System.getLogger("dev.workgate.sdk.EventFollower");
  /** As many as an answer has at most. */
  private static final int PAGE = 200;

  private final EventsApi events;
  private final Settings settings;
  private final Deadline deadline;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final Pace pace = new Pace(LOG);
  private volatile long after;

  /** It ends with its deadline, too. */
  EventFollower(EventsApi events, long after, Settings settings, Deadline deadline) {
    if (after < 0) throw new IllegalArgumentException("after has to be the sequence of an event, or 0.");
    this.events = events;
    this.after = after;
    this.settings = settings;
    this.deadline = deadline;
  }

  /** Which events are followed, and how. */
  public static final class Settings {
    /** All of them, with what is usual for the rest. */
    public static final Settings DEFAULT = new Settings(null, null, Pace.DEFAULT_WAIT);

    private final @Nullable String types;
    private final @Nullable String workItemId;
    private final Duration wait;

    private Settings(@Nullable String types, @Nullable String workItemId, Duration wait) {
      this.types = types;
      this.workItemId = workItemId;
      this.wait = wait;
    }

    /** Only events of these types, such as {@code proposal.approved} or {@code proposal.*}. */
    public Settings types(String... types) {
      return new Settings(String.join(",", types), workItemId, wait);
    }

    /** Only events of this WorkItem. */
    public Settings workItemId(String workItemId) {
      return new Settings(types, workItemId, wait);
    }

    /**
     * How long one request waits for something to happen, and so how long a stop may take: 0 to 30 s, and 10 s unless set.
     *
     * @throws IllegalArgumentException on another wait
     */
    public Settings waitUpTo(Duration wait) {
      Pace.checkWait(wait);
      return new Settings(types, workItemId, wait);
    }
  }

  /** Where it has got to: the sequence of the last event that it gave, or further, where nothing behind that was asked for. */
  public long after() {
    return after;
  }

  /** Has the loop end; from other threads, such as a shutdown hook. */
  public void stop() {
    stopped.countDown();
  }

  /** The events as a sequential stream, which ends when it is stopped. */
  public Stream<Event> stream() {
    return StreamSupport.stream(spliterator(), false);
  }

  @Override
  public Iterator<Event> iterator() {
    return new Iterator<>() {
      private List<Event> page = List.of();
      private long nextAfter;
      private int at;

      @Override
      public boolean hasNext() {
        while (!isStopped()) {
          // What something between here and the service has kept is not given twice.
          while (at < page.size() && page.get(at).sequence() <= after) at++;
          if (at < page.size()) return true;
          after = Math.max(after, nextAfter);
          EventPage next = nextPage();
          page = next == null ? List.of() : next.events();
          nextAfter = next == null ? after : next.nextAfter();
          at = 0;
        }
        return false;
      }

      @Override
      public Event next() {
        if (!hasNext()) throw new NoSuchElementException();
        Event event = page.get(at++);
        after = event.sequence();
        return event;
      }
    };
  }

  private boolean isStopped() {
    return stopped.getCount() == 0 || deadline.isOver();
  }

  /** What there is behind {@link #after}; null where there is nothing to be had at the moment. */
  private @Nullable EventPage nextPage() {
    long askedAt = System.nanoTime();
    EventPage page;
    try {
      page = events.list(wanted(), deadline.once(settings.wait.plus(Pace.ANSWER_TIME))).data();
    } catch (WorkgateException error) {
      pauseFor(pace.after(error));
      return null;
    }
    pace.answered();
    boolean isNothing = page.events().isEmpty() && page.nextAfter() >= page.head();
    // Something between here and the service does not wait.
    if (isNothing && System.nanoTime() - askedAt < Pace.FIRST_PAUSE.toNanos()) pauseFor(Pace.FIRST_PAUSE);
    return page;
  }

  private EventsApi.ListParams wanted() {
    var params = EventsApi.ListParams.builder().after(after).limit(PAGE).waitSeconds(deadline.bound(settings.wait).toSeconds());
    if (settings.types != null) params.types(settings.types);
    if (settings.workItemId != null) params.workItemId(settings.workItemId);
    return params.build();
  }

  /** Waits, no longer than until it is stopped. */
  private void pauseFor(Duration duration) {
    try {
      stopped.await(deadline.bound(duration).toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new RequestInterruptedException("The follower was interrupted.", interrupted);
    }
  }
}
