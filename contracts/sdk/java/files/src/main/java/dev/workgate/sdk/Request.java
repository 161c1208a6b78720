package dev.workgate.sdk;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** One call of an operation, as the contract describes it, however often it is sent. */
final class Request {
  static final String IDEMPOTENCY_KEY = "Idempotency-Key";

  final String method;
  final Map<String, String> headers = new LinkedHashMap<>();
  private final StringBuilder query = new StringBuilder();
  private String path;
  private @Nullable Object body;
  private boolean repeatable;
  private boolean keyed;

  Request(String method, String path) {
    this.method = method;
    this.path = path;
    this.repeatable = method.equals("GET");
  }

  /** @throws IllegalArgumentException if the value is empty or made of dots: it would address something else */
  void path(String name, Object value) {
    String segment = value.toString();
    if (segment.matches("\\.{0,2}")) throw new IllegalArgumentException(name + " is not an identifier: '" + segment + "'.");
    path = path.replace("{" + name + "}", encode(segment));
  }

  void query(String name, @Nullable Object value) {
    if (value == null) return;
    // The one of toString leaves out seconds that are 0, which RFC 3339 does not.
    String text =
        value instanceof OffsetDateTime at ? DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(at) : value.toString();
    query.append(query.isEmpty() ? '?' : '&').append(name).append('=').append(encode(text));
  }

  /** Where the operation takes an Idempotency-Key and the caller has none, one is made up for all attempts. */
  void header(String name, @Nullable String value) {
    boolean isKey = name.equals(IDEMPOTENCY_KEY);
    if (isKey) repeatable = keyed = true;
    String sent = isKey && value == null ? UUID.randomUUID().toString() : value;
    if (sent != null) headers.put(name, sent);
  }

  void body(String mediaType, Object body) {
    this.body = body;
    headers.put("Content-Type", mediaType);
  }

  /** The contract says that repeating it has no second effect that matters. */
  void repeatable() {
    repeatable = true;
  }

  boolean isRepeatable() {
    return repeatable;
  }

  /** Whether the operation takes an Idempotency-Key. */
  boolean isKeyed() {
    return keyed;
  }

  String pathAndQuery() {
    return path + query;
  }

  byte[] bodyAsJson() {
    return body == null ? new byte[0] : Json.write(body);
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
