package dev.workgate.sdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.workgate.sdk.model.WorkItem;
import dev.workgate.sdk.model.WorkItemCreateRequest;
import dev.workgate.sdk.model.WorkItemUpdateRequest;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the client does on the wire, against a server that does as it is told. */
class WorkgateClientTest {
  private static final String EMPTY_PAGE = "{\"work_items\": [], \"next_page_token\": null}";
  private static final WorkItemCreateRequest REQUEST = WorkItemCreateRequest.builder().subject("x").build();

  private interface Answer {
    void give(HttpExchange exchange) throws IOException;
  }

  private final Deque<Answer> answers = new ArrayDeque<>();
  private final List<HttpExchange> arrivals = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch end = new CountDownLatch(1);
  private final ExecutorService executor = Executors.newCachedThreadPool();
  private HttpServer server;
  private WorkgateClient client;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(executor);
    server.createContext(
        "/",
        exchange -> {
          arrivals.add(exchange);
          try (exchange) {
            answers.remove().give(exchange);
          }
        });
    server.start();
    client = WorkgateClient.create("http://127.0.0.1:" + server.getAddress().getPort() + "/a/path/", "wg_test_key");
  }

  @AfterEach
  void stop() {
    end.countDown();
    server.stop(0);
    executor.shutdownNow();
  }

  @Test
  void saysWhoItIs() {
    answers.add(answer(200, EMPTY_PAGE));
    OffsetDateTime since = OffsetDateTime.parse("2026-03-01T00:00:00+01:00");
    client.workItems().list(WorkItemsApi.ListParams.builder().tag("a b&c").updatedSince(since).limit(2).build());
    HttpExchange sent = arrivals.get(0);
    assertEquals(
        "/a/path/api/v1/public/work-items?tag=a%20b%26c&updated_since=2026-03-01T00%3A00%3A00%2B01%3A00&limit=2",
        sent.getRequestURI().toString());
    assertEquals("wg_test_key", sent.getRequestHeaders().getFirst("X-Api-Key"));
    assertTrue(sent.getRequestHeaders().getFirst("User-Agent").startsWith("workgate-java/" + Version.VERSION));
  }

  @Test
  void usesOneKeyForAllAttempts() {
    answers.addAll(List.of(refuse(503, "0"), refuse(429, "0"), answer(201, "{\"work_item_id\": \"wi_1\", \"tags\": []}")));
    assertEquals("wi_1", client.workItems().create(REQUEST).workItemId());
    assertEquals(3, keys().size());
    assertEquals(1, keys().stream().distinct().count());
    assertTrue(keys().get(0).length() >= 16);
  }

  @Test
  void takesTheKeyOfTheCaller() {
    answers.addAll(List.of(refuse(503, "0"), answer(201, "{\"tags\": []}"), answer(201, "{\"tags\": []}")));
    client.workItems().create(REQUEST, WorkItemsApi.CreateParams.builder().idempotencyKey("mine").build());
    RequestOptions options = RequestOptions.builder().header("idempotency-key", "also mine").build();
    client.workItems().create(REQUEST, WorkItemsApi.CreateParams.builder().build(), options);
    assertEquals(List.of("mine", "mine", "also mine"), keys());
  }

  @Test
  void doesNotRepeatChangesAfter503() {
    answers.add(refuse(503, "0"));
    var onlyIf = WorkItemsApi.UpdateParams.builder().ifMatch("\"1\"").build();
    WorkItemUpdateRequest change = WorkItemUpdateRequest.builder().subject("y").build();
    assertThrows(UnavailableException.class, () -> client.workItems().update("wi_1", change, onlyIf));
    assertEquals(1, arrivals.size());
  }

  @Test
  void leavesAloneWhoWantsThatForLong() {
    answers.add(refuse(429, "3600"));
    RateLimitedException e = assertThrows(RateLimitedException.class, () -> client.workItems().list());
    assertEquals(Duration.ofHours(1), e.retryAfter().orElseThrow());
    assertEquals(1, arrivals.size());
  }

  @Test
  void givesUp() {
    for (int n = 0; n < 3; n++) answers.add(refuse(503, "0"));
    UnavailableException e = assertThrows(UnavailableException.class, () -> client.workItems().list());
    assertEquals(3, arrivals.size());
    assertEquals(3, e.attempts());
  }

  @Test
  void endsAllAttemptsWhenTheirTimeIsUp() {
    answers.addAll(List.of(exchange -> await(end), refuse(503, "30")));
    var all = WorkItemsApi.ListParams.builder().build();
    RequestOptions brief = RequestOptions.builder().totalTimeout(Duration.ofMillis(200)).maxRetries(10).build();
    var late = assertThrows(RequestTimeoutException.class, () -> client.workItems().list(all, brief));
    RequestOptions tenSeconds = RequestOptions.builder().totalTimeout(Duration.ofSeconds(10)).build();
    var busy = assertThrows(UnavailableException.class, () -> client.workItems().list(all, tenSeconds));
    assertEquals(List.of(1, 1), List.of(late.attempts(), busy.attempts()));
  }

  @Test
  void saysWhatTheCallWasKnownBy() {
    answers.addAll(List.of(answer(201, "\"nonsense\""), answer(403, "<html>")));
    var mine = WorkItemsApi.CreateParams.builder().idempotencyKey("mine").build();
    var unreadable = assertThrows(InvalidResponseException.class, () -> client.workItems().create(REQUEST, mine));
    assertEquals("mine", unreadable.idempotencyKey().orElseThrow());
    assertEquals(arrivals.get(0).getRequestHeaders().getFirst("X-Request-Id"), unreadable.requestId());
    String parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    RequestOptions traced = RequestOptions.builder().header("traceparent", parent).build();
    var all = WorkItemsApi.ListParams.builder().build();
    var forbidden = assertThrows(AuthorizationException.class, () -> client.workItems().list(all, traced));
    assertEquals("4bf92f3577b34da6a3ce929d0e0e4736", forbidden.requestId());
    assertTrue(forbidden.idempotencyKey().isEmpty());
  }

  @Test
  void limitsTheTimeOfTheBodyToo() {
    answers.add(
        exchange -> {
          exchange.sendResponseHeaders(200, 100);
          exchange.getResponseBody().flush();
          await(end);
        });
    RequestOptions impatient = RequestOptions.builder().timeout(Duration.ofMillis(200)).maxRetries(0).build();
    var all = WorkItemsApi.ListParams.builder().build();
    assertThrows(RequestTimeoutException.class, () -> client.workItems().list(all, impatient));
    assertEquals(1, arrivals.size());
  }

  @Test
  void stopsWaitingWhenInterrupted() {
    Thread caller = Thread.currentThread();
    answers.add(
        exchange -> {
          refuse(503, "60").give(exchange);
          caller.interrupt();
        });
    assertThrows(RequestInterruptedException.class, () -> client.workItems().list());
    assertTrue(Thread.interrupted());
    assertEquals(1, arrivals.size());
  }

  @Test
  void doesNotCarryTheKeyWhereRedirectsLead() {
    answers.add(
        exchange -> {
          exchange.getResponseHeaders().set("Location", "/elsewhere");
          exchange.sendResponseHeaders(302, -1);
        });
    ApiException e = assertThrows(ApiException.class, () -> client.workItems().list());
    assertEquals(302, e.status());
    assertEquals(1, arrivals.size());
    HttpClient following = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();
    WorkgateClient.Builder builder =
        WorkgateClient.builder().baseUrl("https://work.acme.com").apiKey("wg_test_key").httpClient(following);
    assertThrows(IllegalArgumentException.class, builder::build);
  }

  @Test
  void tellsAnswersOfTheServiceFromOthers() {
    for (String body : List.of("<html>", "null", "{}", "{\"work_items\": null}", "[]")) {
      answers.add(answer(200, body));
      assertThrows(InvalidResponseException.class, () -> client.workItems().list(), body);
    }
    answers.add(answer(403, "<html>"));
    assertThrows(AuthorizationException.class, () -> client.workItems().list());
  }

  @Test
  void asksForPagesWhenTheyAreNeeded() {
    String first = "{\"work_items\": [{\"work_item_id\": \"wi_1\", \"tags\": []}, {\"work_item_id\": \"wi_2\", \"tags\": []}], \"next_page_token\": \"two\"}";
    String second = "{\"work_items\": [{\"work_item_id\": \"wi_3\", \"tags\": []}], \"next_page_token\": null}";
    answers.addAll(List.of(answer(200, first), answer(200, first), answer(200, second)));
    Pages<WorkItem> items = client.workItems().allWorkItems();
    assertEquals("wi_1", items.iterator().next().workItemId());
    assertEquals(1, arrivals.size());
    assertEquals(List.of("wi_1", "wi_2", "wi_3"), items.stream().map(WorkItem::workItemId).toList());
    assertEquals("page_token=two", arrivals.get(2).getRequestURI().getQuery());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "work.acme.com", "ftp://work.acme.com", "https:///", "https://work.acme.com?x=1", "https://work.acme.com?", "https://work.acme.com#"})
  void refusesAddressesThatCannotBeOne(String baseUrl) {
    assertThrows(IllegalArgumentException.class, () -> WorkgateClient.create(baseUrl, "wg_test_key"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "wg_test_key\n"})
  void refusesKeysThatCannotBeOneAndDoesNotShowThem(String key) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> WorkgateClient.create("https://work.acme.com", key));
    assertFalse(e.getMessage().contains("wg_"));
  }

  private List<String> keys() {
    return arrivals.stream().map(sent -> sent.getRequestHeaders().getFirst("Idempotency-Key")).toList();
  }

  private static Answer answer(int status, String body) {
    return exchange -> {
      byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(status, bytes.length);
      exchange.getResponseBody().write(bytes);
    };
  }

  private static Answer refuse(int status, String retryAfter) {
    return exchange -> {
      exchange.getResponseHeaders().set("Retry-After", retryAfter);
      answer(status, "busy").give(exchange);
    };
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
