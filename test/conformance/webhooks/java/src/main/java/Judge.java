import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.standardwebhooks.Webhook;
import dev.workgate.sdk.WebhookVerificationException;
import dev.workgate.sdk.Webhooks;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Prints the verdicts of the Standard Webhooks library and of our SDK for each request of a corpus. */
public final class Judge {
  private static final ObjectMapper JSON = new ObjectMapper();

  public static void main(String[] args) throws IOException {
    List<Map<String, Object>> verdicts = new ArrayList<>();
    for (JsonNode request : JSON.readTree(Path.of(args[0]).toFile())) {
      Map<String, List<String>> headers = new HashMap<>();
      request.get("headers").properties().forEach(one -> headers.put(one.getKey(), List.of(one.getValue().textValue())));
      byte[] body = request.get("body_base64").binaryValue();
      List<String> secrets = new ArrayList<>();
      request.get("secrets").forEach(secret -> secrets.add(secret.textValue()));
      boolean theirs = secrets.stream().anyMatch(secret -> theirs(headers, body, secret));
      verdicts.add(Map.of("theirs", theirs, "ours", ours(headers, body, secrets)));
    }
    System.out.println(JSON.writeValueAsString(verdicts));
  }

  private static boolean theirs(Map<String, List<String>> headers, byte[] body, String secret) {
    try {
      new Webhook(secret).verify(new String(body, StandardCharsets.UTF_8), headers);
      return true;
    } catch (Exception e) {
      // The library throws exceptions of its own, and those of its dependencies.
      return false;
    }
  }

  private static String ours(Map<String, List<String>> headers, byte[] body, List<String> secrets) {
    try {
      Webhooks.of(secrets.toArray(String[]::new)).verify(headers, body);
      return "taken";
    } catch (WebhookVerificationException e) {
      return e.reason().name().toLowerCase(Locale.ROOT);
    }
  }
}
