package dev.workgate.sdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetriesTest {
  private static final Instant NOW = Instant.parse("2026-03-01T09:30:00Z");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"0 | 0", "7 | 7", "Sun, 01 Mar 2026 09:30:05 GMT | 5", "Sun, 01 Mar 2026 09:29:00 GMT | 0"})
  void readsRetryAfter(String value, long seconds) {
    assertEquals(Duration.ofSeconds(seconds), Retries.parseRetryAfter(value, NOW));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-1", "1.5", "soon"})
  void ignoresWhatIsNoRetryAfter(String value) {
    assertNull(Retries.parseRetryAfter(value, NOW));
  }

  @ParameterizedTest
  @CsvSource({
    "GET,   503, true",
    "POST,  503, false",
    "KEYED, 503, true",
    "PATCH, 503, false",
    "POST,  429, true",
    "PATCH, 429, true",
    "GET,   500, false",
    "GET,   502, true",
    "GET,   404, false",
    "KEYED, 408, true",
    "KEYED, 409, false",
    "PATCH, 408, false",
  })
  void repeatsWhatIsSafe(String kind, int status, boolean again) {
    ApiException refusal = refusal(status, Map.of());
    assertEquals(again, Retries.delayBefore(0, refusal, requestOf(kind).isRepeatable()) != null);
  }

  @ParameterizedTest
  @CsvSource({"GET, true", "POST, false", "KEYED, true"})
  void repeatsAfterBrokenConnectionsWhatIsSafe(String kind, boolean again) {
    NetworkException broken = new NetworkException("reset", new IOException());
    assertEquals(again, Retries.delayBefore(0, broken, requestOf(kind).isRepeatable()) != null);
  }

  @ParameterizedTest
  @CsvSource({"GET, true", "POST, false", "KEYED, true", "PATCH, false"})
  void repeatsAfterTimeoutsWhatIsSafe(String kind, boolean again) {
    RequestTimeoutException late = new RequestTimeoutException("late", new IOException());
    assertEquals(again, Retries.delayBefore(0, late, requestOf(kind).isRepeatable()) != null);
  }

  @ParameterizedTest
  @CsvSource({"KEYED, 409, true", "KEYED, 500, true", "PATCH, 500, false", "POST, 409, false"})
  void repeatsWhatTheServiceSaysMayPass(String kind, int status, boolean again) {
    String error = "{\"error\": {\"type\": \"conflict\", \"code\": \"conflict\", \"message\": \"Not now.\","
        + " \"correlation_id\": \"\", \"retryable\": true}}";
    HttpHeaders none = HttpHeaders.of(Map.of(), (name, value) -> true);
    ApiException refusal = ApiException.of(status, none, error.getBytes(StandardCharsets.UTF_8));
    assertEquals(again, Retries.delayBefore(0, refusal, requestOf(kind).isRepeatable()) != null);
  }

  @Test
  void obeysRetryAfterUpToAMinute() {
    assertEquals(Duration.ofSeconds(60), Retries.delayBefore(0, refusal(503, Map.of("Retry-After", List.of("60"))), true));
    assertNull(Retries.delayBefore(0, refusal(503, Map.of("Retry-After", List.of("61"))), true));
  }

  private static ApiException refusal(int status, Map<String, List<String>> headers) {
    return ApiException.of(status, HttpHeaders.of(headers, (name, value) -> true), new byte[0]);
  }

  private static Request requestOf(String kind) {
    Request request = new Request(kind.equals("KEYED") ? "POST" : kind, "/x");
    if (kind.equals("KEYED")) request.header("Idempotency-Key", null);
    if (kind.equals("PATCH")) request.header("If-Match", "\"1\"");
    return request;
  }
}
