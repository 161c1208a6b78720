package dev.workgate.sdk;

import dev.workgate.sdk.model.ActionProposal;
import dev.workgate.sdk.model.Event;
import dev.workgate.sdk.model.EventPage;
import java.time.Duration;
import java.util.Iterator;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One wait for what becomes of a proposal; see {@link WorkgateClient#waitForProposal}. */
final class ProposalWait {
  private static final System.Logger LOG = System.getLogger("dev.workgate.sdk.ProposalWait");

  /** Read again after that long even so: the feed may be behind what has happened. */
  private static final Duration QUIET = Duration.ofSeconds(30);

  private final EventsApi events;
  private final ActionsApi actions;
  private final String proposalId;
  private final WaitUntil until;
  private final Deadline deadline;
  /** Of the reads of the proposal: that it was there before says nothing of the feed. */
  private final Pace reading = new Pace(LOG);

  private @Nullable ActionProposal proposal;

  ProposalWait(EventsApi events, ActionsApi actions, String proposalId, WaitUntil until, Deadline deadline) {
    this.events = events;
    this.actions = actions;
    this.proposalId = proposalId;
    this.until = until;
    this.deadline = deadline;
  }

  ActionProposal run() {
    // Where the log ends is asked before the proposal is read: what happens after the read lies behind that.
    var end = EventsApi.ListParams.builder().after(0).limit(1).build();
    EventPage start = persist(new Pace(LOG), () -> events.list(end, deadline.once(Pace.ANSWER_TIME)).data());
    ActionProposal first = read();
    if (until.isReached(first.status())) return first;
    var settings = EventFollower.Settings.DEFAULT.workItemId(first.workItemId());
    long after = start.head();
    while (!deadline.isOver()) {
      var follower = new EventFollower(events, after, settings, Deadline.in(deadline.bound(QUIET)));
      Iterator<Event> happened = follower.iterator();
      // The end of its WorkItem is that of a proposal, too; and after a while it is read all the same.
      boolean isMore;
      do {
        isMore = happened.hasNext();
        if (isMore) happened.next();
        ActionProposal now = read();
        if (until.isReached(now.status())) return now;
      } while (isMore);
      after = follower.after();
    }
    throw late();
  }

  private ActionProposal read() {
    ActionProposal read =
        persist(reading, () -> actions.getProposal(proposalId, deadline.once(Pace.ANSWER_TIME)).data());
    proposal = read;
    return read;
  }

  /** What is answered, however often it has to be asked for. */
  private <T> T persist(Pace pace, Supplier<T> ask) {
    while (!deadline.isOver()) {
      try {
        T answer = ask.get();
        pace.answered();
        return answer;
      } catch (WorkgateException error) {
        pauseAfter(error, pace);
      }
    }
    throw late();
  }

  private void pauseAfter(WorkgateException error, Pace pace) {
    try {
      Thread.sleep(deadline.bound(pace.after(error)).toMillis());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new RequestInterruptedException("The wait was interrupted.", interrupted);
    }
  }

  private WaitTimeoutException late() {
    String wanted = until.name().toLowerCase(Locale.ROOT);
    String status = proposal == null ? "not read yet" : proposal.status().value();
    return new WaitTimeoutException("The proposal " + proposalId + " is not " + wanted + " in time: it is " + status + ".", proposal);
  }
}
