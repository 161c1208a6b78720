import dev.workgate.sdk.Worker;
import dev.workgate.sdk.WorkgateClient;
import dev.workgate.sdk.WorkgateException;
import dev.workgate.sdk.model.OperationClaim;
import java.time.Duration;
import java.util.Map;

/** A worker whose payload tells what to do. It prints each step as a line of JSON (test/sdk/workers.ts). */
public final class AccountWorker {
  private AccountWorker() {}

  private static void say(String step, String more) {
    System.out.println("{\"step\": \"" + step + "\"" + more + "}");
    System.out.flush();
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\s+", " ") + "\"";
  }

  private static Map<String, Object> closeAccount(OperationClaim claim) throws InterruptedException {
    String note = String.valueOf(claim.payload().get("note"));
    String key = quoted(claim.idempotencyKey());
    say("begun", ", \"note\": " + quoted(note) + ", \"key\": " + key + ", \"attempt\": " + claim.attempt());
    if (note.equals("hang") && claim.attempt() == 1) Thread.sleep(Duration.ofMinutes(10).toMillis());
    if (note.equals("slow")) Thread.sleep(3_000);
    if (note.equals("refuse")) throw new Worker.Refused("The account has a balance.");
    if (note.equals("again")) throw new Worker.TryAgain("The vault is locked.", Duration.ofSeconds(5));
    if (note.equals("back") && claim.attempt() == 1) throw new Worker.NotDone("Not today.");
    if (note.equals("break")) throw new IllegalStateException("nobody knows");
    if (note.equals("nothing")) return null;
    return Map.of("closure_id", "cl_17");
  }

  public static void main(String[] args) throws InterruptedException {
    WorkgateClient workgate =
        WorkgateClient.create(System.getenv("WORKGATE_BASE_URL"), System.getenv("WORKGATE_API_KEY"));
    Worker worker =
        workgate.worker(System.getenv("WORKGATE_OPERATION"), AccountWorker::closeAccount, Duration.ofSeconds(2));
    Thread main = Thread.currentThread();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  worker.stop();
                  try {
                    main.join();
                  } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt();
                  }
                }));
    say("ready", "");
    try {
      worker.run();
    } catch (WorkgateException error) {
      say("refused", ", \"class\": " + quoted(error.getClass().getSimpleName()) + ", \"message\": " + quoted(error.getMessage()));
      // halt, because exit would run the shutdown hook, which waits for this thread.
      Runtime.getRuntime().halt(3);
    }
    say("stopped", "");
  }
}
