package dev.workgate.sdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.workgate.sdk.WebhookVerificationException.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WebhooksTest {
  /** A request that every SDK takes or refuses alike. */
  record Vector(String name, JsonNode json) {
    Map<String, List<String>> headers() {
      Map<String, List<String>> headers = new LinkedHashMap<>();
      for (JsonNode one : json.get("headers")) {
        headers.computeIfAbsent(one.get(0).textValue(), name -> new ArrayList<>()).add(one.get(1).textValue());
      }
      return headers;
    }

    byte[] body() {
      try {
        return json.get("body_base64").binaryValue();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    String[] secrets() {
      return StreamSupport.stream(json.get("secrets").spliterator(), false).map(JsonNode::textValue).toArray(String[]::new);
    }

    Webhooks webhooks() {
      Instant now = Instant.ofEpochSecond(json.get("now").longValue(), 999_000_000);
      Webhooks webhooks = Webhooks.of(secrets()).withClock(Clock.fixed(now, ZoneOffset.UTC));
      JsonNode tolerance = json.get("tolerance_seconds");
      return tolerance == null ? webhooks : webhooks.withTolerance(Duration.ofSeconds(tolerance.longValue()));
    }

    boolean isTaken() {
      return json.get("result").textValue().equals("taken");
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Vector> vectors() throws IOException {
    JsonNode all;
    try (InputStream text = WebhooksTest.class.getResourceAsStream("/webhooks.json")) {
      all = new ObjectMapper().readTree(text);
    }
    return StreamSupport.stream(all.spliterator(), false).map(json -> new Vector(json.get("name").textValue(), json));
  }

  static Stream<Vector> taken() throws IOException {
    return vectors().filter(Vector::isTaken);
  }

  static Stream<Vector> refused() throws IOException {
    return vectors().filter(vector -> !vector.isTaken());
  }

  @ParameterizedTest
  @MethodSource("taken")
  void takesWhatEverySdkTakes(Vector vector) {
    JsonNode value = vector.webhooks().verify(vector.headers(), vector.body());
    if (vector.body().length == 0) assertTrue(value.isMissingNode());
    else assertEquals(vector.json().get("value"), value);
    assertEquals(value, vector.webhooks().verify(vector.headers(), new String(vector.body(), StandardCharsets.UTF_8)));
  }

  @ParameterizedTest
  @MethodSource("refused")
  void refusesWhatEverySdkRefuses(Vector vector) {
    WebhookVerificationException refusal =
        assertThrows(
            WebhookVerificationException.class, () -> vector.webhooks().verify(vector.headers(), vector.body()));
    assertEquals(vector.json().get("result").textValue(), refusal.reason().name().toLowerCase(Locale.ROOT));
    StringWriter said = new StringWriter();
    refusal.printStackTrace(new PrintWriter(said));
    for (String secret : vector.secrets()) {
      String hidden = secret.replaceFirst("^whsec_", "");
      assertFalse(hidden.length() > 9 && said.toString().contains(hidden), "It tells a secret.");
    }
  }

  record Event(String type, String note) {}

  record Other(int type) {}

  @Test
  void readsABodyThatHasAType() throws IOException {
    Vector vector = vectors().findFirst().orElseThrow();
    Event event = vector.webhooks().verify(vector.headers(), vector.body(), Event.class);
    assertEquals("work_item.created", event.type());
    WebhookVerificationException other =
        assertThrows(
            WebhookVerificationException.class,
            () -> vector.webhooks().verify(vector.headers(), vector.body(), Other.class));
    assertEquals(Reason.MALFORMED_BODY, other.reason());
  }

  @Test
  void takesNothingForAValue() throws IOException {
    Vector vector = taken().filter(one -> one.body().length == 0).findFirst().orElseThrow();
    WebhookVerificationException refusal =
        assertThrows(
            WebhookVerificationException.class,
            () -> vector.webhooks().verify(vector.headers(), vector.body(), Event.class));
    assertEquals(Reason.MALFORMED_BODY, refusal.reason());
  }

  @Test
  void refusesWhatIsNoTextAndNoBytes() throws IOException {
    Vector vector = vectors().findFirst().orElseThrow();
    Webhooks webhooks = vector.webhooks();
    assertEquals(Reason.NO_RAW_BODY, refusalOf(() -> webhooks.verify(vector.headers(), (byte[]) null)));
    assertEquals(Reason.NO_RAW_BODY, refusalOf(() -> webhooks.verify(vector.headers(), (String) null)));
    assertEquals(Reason.MALFORMED_BODY, refusalOf(() -> webhooks.verify(vector.headers(), "\ud83d")));
    assertEquals(Reason.BAD_SECRET, refusalOf(() -> Webhooks.of((String) null)));
  }

  @Test
  void wantsAToleranceThatIsOne() throws IOException {
    Webhooks webhooks = vectors().findFirst().orElseThrow().webhooks();
    assertThrows(IllegalArgumentException.class, () -> webhooks.withTolerance(Duration.ofSeconds(-1)));
  }

  private static Reason refusalOf(Runnable call) {
    return assertThrows(WebhookVerificationException.class, call::run).reason();
  }
}
