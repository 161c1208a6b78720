package dev.workgate.sdk;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Sends requests, and sends them again where that is safe and promising. */
final class Transport {
  private static final String REQUEST_ID = "X-Request-Id";
  private static final String TRACEPARENT = "traceparent";

  private final HttpClient client;
  private final URI base;
  private final String apiKey;
  private final String userAgent;
  private final Duration timeout;
  private final Duration totalTimeout;
  private final int maxRetries;

  Transport(
      HttpClient client,
      URI base,
      String apiKey,
      String userAgent,
      Duration timeout,
      Duration totalTimeout,
      int maxRetries) {
    this.client = client;
    this.base = base;
    this.apiKey = apiKey;
    this.userAgent = userAgent;
    this.timeout = timeout;
    this.totalTimeout = totalTimeout;
    this.maxRetries = maxRetries;
  }

  /** @throws WorkgateException see its subclasses */
  <T> ApiResponse<T> send(Request request, Class<T> type, RequestOptions options) {
    Duration limit = options.timeout == null ? timeout : options.timeout;
    int most = options.maxRetries == null ? maxRetries : options.maxRetries;
    Duration total = options.totalTimeout == null ? totalTimeout : options.totalTimeout;
    HttpRequest prepared = prepare(request, options);
    long startedAt = System.nanoTime();
    for (int attempts = 1; ; attempts++) {
      try {
        try {
          Duration left = leftOf(total, startedAt);
          return read(attempt(prepared, limit.compareTo(left) < 0 ? limit : left), type);
        } catch (ApiException | NetworkException | RequestTimeoutException e) {
          Duration delay = attempts <= most ? Retries.delayBefore(attempts - 1, e, request.isRepeatable()) : null;
          if (delay == null || delay.compareTo(leftOf(total, startedAt)) >= 0) throw e;
          sleep(delay);
        }
      } catch (WorkgateException e) {
        describe(e, prepared, request.isKeyed(), attempts);
        throw e;
      }
    }
  }

  /** At least a millisecond. */
  private static Duration leftOf(Duration total, long startedAtNanos) {
    Duration left = total.minusNanos(System.nanoTime() - startedAtNanos);
    return left.toMillis() > 0 ? left : Duration.ofMillis(1);
  }

  private static void describe(WorkgateException error, HttpRequest sent, boolean isKeyed, int attempts) {
    String key = isKeyed ? sent.headers().firstValue(Request.IDEMPOTENCY_KEY).orElse(null) : null;
    String answered = error instanceof ApiException refusal ? refusal.correlationId() : "";
    error.describe(key, answered.isEmpty() ? nameOf(sent) : answered, attempts);
  }

  /** What the service calls a request in its logs: the trace-id, if there is one (https://www.w3.org/TR/trace-context/). */
  private static String nameOf(HttpRequest sent) {
    String[] fields = sent.headers().firstValue(TRACEPARENT).orElse("").split("-");
    return fields.length > 1 ? fields[1] : sent.headers().firstValue(REQUEST_ID).orElse("");
  }

  private HttpRequest prepare(Request request, RequestOptions options) {
    HttpRequest.Builder builder =
        HttpRequest.newBuilder(URI.create(base + request.pathAndQuery()))
            .method(request.method, BodyPublishers.ofByteArray(request.bodyAsJson()));
    request.headers.forEach(builder::setHeader);
    options.headers.forEach(builder::setHeader);
    HttpHeaders given = builder.copy().build().headers();
    if (given.firstValue(REQUEST_ID).isEmpty() && given.firstValue(TRACEPARENT).isEmpty()) {
      builder.setHeader(REQUEST_ID, UUID.randomUUID().toString().replace("-", ""));
    }
    return builder
        .setHeader("Accept", "application/json")
        .setHeader("User-Agent", userAgent)
        .setHeader("X-Api-Key", apiKey)
        .build();
  }

  /** One attempt. The timeout of java.net.http ends with the headers; this one covers the body as well. */
  private HttpResponse<byte[]> attempt(HttpRequest request, Duration limit) {
    CompletableFuture<HttpResponse<byte[]>> answer = client.sendAsync(request, BodyHandlers.ofByteArray());
    try {
      return answer.get(limit.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      answer.cancel(true);
      throw new RequestTimeoutException("No answer within " + limit + ".", e);
    } catch (InterruptedException e) {
      answer.cancel(true);
      Thread.currentThread().interrupt();
      throw new RequestInterruptedException("The thread was interrupted while it waited for an answer.", e);
    } catch (ExecutionException e) {
      // The connection took longer than connectTimeout.
      if (e.getCause() instanceof HttpTimeoutException) {
        throw new RequestTimeoutException("No connection within " + limit + ".", e.getCause());
      }
      throw new NetworkException(request.method() + " " + request.uri().getPath() + " got no answer.", e.getCause());
    }
  }

  private static void sleep(Duration delay) {
    try {
      TimeUnit.NANOSECONDS.sleep(delay.toNanos());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RequestInterruptedException("The thread was interrupted while it waited for the next attempt.", e);
    }
  }

  private static <T> ApiResponse<T> read(HttpResponse<byte[]> response, Class<T> type) {
    int status = response.statusCode();
    if (status == 304) throw new NotModifiedException();
    if (status < 200 || status > 299) throw ApiException.of(status, response.headers(), response.body());
    try {
      return new ApiResponse<>(Json.read(response.body(), type), status, response.headers());
    } catch (IOException e) {
      throw new InvalidResponseException(status, "The answer " + status + " is not what the contract says.", e);
    }
  }
}
