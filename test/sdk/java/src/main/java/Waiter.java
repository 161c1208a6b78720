import dev.workgate.sdk.RequestInterruptedException;
import dev.workgate.sdk.WaitTimeoutException;
import dev.workgate.sdk.WaitUntil;
import dev.workgate.sdk.WorkgateClient;
import dev.workgate.sdk.WorkgateException;
import dev.workgate.sdk.model.ActionProposal;
import java.time.Duration;

/** Waits for the outcome of a proposal and prints it (test/sdk/waits.ts). */
public final class Waiter {
  private Waiter() {}

  private static void say(String step, String more) {
    System.out.println("{\"step\": \"" + step + "\"" + more + "}");
    System.out.flush();
  }

  private static ActionProposal waited() {
    WorkgateClient workgate =
        WorkgateClient.create(System.getenv("WORKGATE_BASE_URL"), System.getenv("WORKGATE_API_KEY"));
    String proposalId = System.getenv("WORKGATE_PROPOSAL");
    String timeout = System.getenv("WORKGATE_TIMEOUT_SECONDS");
    WaitUntil until = System.getenv("WORKGATE_UNTIL").equals("ended") ? WaitUntil.ENDED : WaitUntil.DECIDED;
    if (timeout.isEmpty()) return workgate.waitForProposal(proposalId, until);
    return workgate.waitForProposal(proposalId, until, Duration.ofSeconds(Long.parseLong(timeout)));
  }

  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  main.interrupt();
                  try {
                    main.join();
                  } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt();
                  }
                }));
    try {
      ActionProposal proposal = waited();
      say("reached", ", \"id\": \"" + proposal.proposalId() + "\", \"status\": \"" + proposal.status().value() + "\"");
    } catch (WaitTimeoutException error) {
      String status = error.proposal().map(proposal -> "\"" + proposal.status().value() + "\"").orElse("null");
      say("late", ", \"status\": " + status + ", \"message\": \"" + error.getMessage() + "\"");
    } catch (RequestInterruptedException error) {
      say("stopped", "");
    } catch (WorkgateException error) {
      say("refused", ", \"class\": \"" + error.getClass().getSimpleName() + "\"");
    }
  }
}
