import dev.workgate.sdk.EventFollower;
import dev.workgate.sdk.WorkgateClient;
import dev.workgate.sdk.WorkgateException;
import dev.workgate.sdk.model.Event;
import java.time.Duration;

/** Follows events and prints each as a line of JSON (test/sdk/followers.ts). */
public final class Follower {
  private Follower() {}

  private static void say(String step, String more) {
    System.out.println("{\"step\": \"" + step + "\"" + more + "}");
    System.out.flush();
  }

  public static void main(String[] args) {
    WorkgateClient workgate =
        WorkgateClient.create(System.getenv("WORKGATE_BASE_URL"), System.getenv("WORKGATE_API_KEY"));
    String types = System.getenv("WORKGATE_TYPES");
    var settings = EventFollower.Settings.DEFAULT.waitUpTo(Duration.ofSeconds(2));
    if (!types.isEmpty()) settings = settings.types(types.split(" "));
    EventFollower follower = workgate.followEvents(Long.parseLong(System.getenv("WORKGATE_AFTER")), settings);
    Thread main = Thread.currentThread();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  follower.stop();
                  try {
                    main.join();
                  } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt();
                  }
                }));
    say("ready", "");
    try {
      for (Event event : follower) {
        String id = "\", \"type\": \"" + event.type().value() + "\"";
        say("event", ", \"sequence\": " + event.sequence() + ", \"id\": \"" + event.eventId() + id);
      }
    } catch (WorkgateException error) {
      say("refused", ", \"class\": \"" + error.getClass().getSimpleName() + "\", \"after\": " + follower.after());
      // halt, because exit would run the shutdown hook, which waits for this thread.
      Runtime.getRuntime().halt(3);
    }
    say("stopped", ", \"after\": " + follower.after());
  }
}
