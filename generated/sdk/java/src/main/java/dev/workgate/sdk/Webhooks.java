package dev.workgate.sdk;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.workgate.sdk.WebhookVerificationException.Reason;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Verifies what the service sends by itself: Standard Webhooks 1.0.0, symmetric (standardwebhooks.com). Immutable, and safe
 * for use by many threads.
 *
 * <pre>{@code
 * Webhooks webhooks = Webhooks.of(System.getenv("WORKGATE_WEBHOOK_SECRET"));
 * Event event = webhooks.verify(headers, body, Event.class);
 * }</pre>
 */
public final class Webhooks {
  private static final Duration TOLERANCE = Duration.ofMinutes(5);
  private static final Pattern SECRET =
      Pattern.compile("whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)");
  /** Of a secret of Standard Webhooks: a shorter one was cut off. */
  private static final int LEAST_SECRET_BYTES = 24;
  private static final int MOST_SECRET_BYTES = 64;
  private static final String VERSION = "v1,";
  /** Seconds since 1970 as the service writes them; as text, since that is what was signed. */
  private static final Pattern TIMESTAMP = Pattern.compile("0|[1-9][0-9]{0,11}");
  private static final String ALGORITHM = "HmacSHA256";

  private final List<byte[]> keys;
  private final Duration tolerance;
  private final Clock clock;

  private Webhooks(List<byte[]> keys, Duration tolerance, Clock clock) {
    this.keys = keys;
    this.tolerance = tolerance;
    this.clock = clock;
  }

  /**
   * Verifies by these secrets.
   *
   * @param secrets {@code whsec_…}; several while one follows another, of which one has to fit
   * @throws WebhookVerificationException if one of them cannot be one, or there is none ({@link Reason#BAD_SECRET})
   */
  public static Webhooks of(@Nullable String... secrets) {
    if (secrets.length == 0) throw refusal(Reason.BAD_SECRET, "No secret was given.");
    List<byte[]> keys = new ArrayList<>();
    for (String secret : secrets) {
      // Of a variable that was never set there is none.
      Matcher matcher = SECRET.matcher(secret == null ? "" : secret);
      byte[] key = matcher.matches() ? Base64.getDecoder().decode(matcher.group(1)) : new byte[0];
      if (key.length < LEAST_SECRET_BYTES || key.length > MOST_SECRET_BYTES) {
        // Named by its place, and never shown.
        String which = "Secret " + (keys.size() + 1) + " of " + secrets.length;
        String wanted = "whsec_ and base64 of " + LEAST_SECRET_BYTES + " to " + MOST_SECRET_BYTES + " bytes";
        throw refusal(Reason.BAD_SECRET, which + " is not " + wanted + ", without anything before or after it.");
      }
      keys.add(key);
    }
    return new Webhooks(List.copyOf(keys), TOLERANCE, Clock.systemUTC());
  }

  /**
   * The same with another tolerance: how far the time of a request may be from now, either way; 5 minutes unless set.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public Webhooks withTolerance(Duration tolerance) {
    if (tolerance.isNegative()) throw new IllegalArgumentException("The tolerance cannot be negative.");
    return new Webhooks(keys, tolerance, clock);
  }

  /** The same by another clock, as tests want it. */
  public Webhooks withClock(Clock clock) {
    return new Webhooks(keys, tolerance, clock);
  }

  /**
   * Verifies a request and reads its body, nothing of which is read before the signature is found right. Of two members with
   * one name the last one counts.
   *
   * @param headers of the request, by names in any case; {@code webhook-id}, {@code webhook-timestamp} and {@code
   *     webhook-signature} are looked at
   * @param body exactly as it came: of what a parser made of it the signature cannot be checked
   * @return what it says; a {@link MissingNode} for a request without a body, such as a look-up
   * @throws WebhookVerificationException whose reason says why it is not to be trusted: answer 400, and do nothing
   */
  public JsonNode verify(Map<String, List<String>> headers, byte @Nullable [] body) {
    byte[] bytes = verified(headers, body);
    return bytes.length == 0 ? MissingNode.getInstance() : read(bytes, JsonNode.class);
  }

  /** The same, of a body that has a type; one that is empty, or of another type, is refused as malformed. */
  public <T> T verify(Map<String, List<String>> headers, byte @Nullable [] body, Class<T> type) {
    return read(verified(headers, body), type);
  }

  /** The same, of a body as text. */
  public JsonNode verify(Map<String, List<String>> headers, @Nullable String body) {
    return verify(headers, bytesOf(body));
  }

  /** The same, of a body as text that has a type. */
  public <T> T verify(Map<String, List<String>> headers, @Nullable String body, Class<T> type) {
    return verify(headers, bytesOf(body), type);
  }

  private static WebhookVerificationException refusal(Reason reason, String message) {
    return new WebhookVerificationException(reason, message);
  }

  private static byte[] bytesOf(@Nullable String body) {
    if (body == null) throw withoutBody();
    try {
      ByteBuffer encoded = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(body));
      byte[] bytes = new byte[encoded.remaining()];
      encoded.get(bytes);
      return bytes;
    } catch (CharacterCodingException e) {
      throw refusal(Reason.MALFORMED_BODY, "The body has half of a character: it is not what came.");
    }
  }

  private static WebhookVerificationException withoutBody() {
    return refusal(Reason.NO_RAW_BODY, "The body has to be the bytes or the text that came: take them before a parser does.");
  }

  private byte[] verified(Map<String, List<String>> headers, byte @Nullable [] body) {
    if (body == null) throw withoutBody();
    String id = headerOf(headers, "webhook-id");
    String timestamp = headerOf(headers, "webhook-timestamp");
    String signatures = headerOf(headers, "webhook-signature");
    checkTime(timestamp);
    checkSignature((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8), body, signatures);
    return body;
  }

  /** The one value of a header. */
  private static String headerOf(Map<String, List<String>> headers, String name) {
    List<String> values = new ArrayList<>();
    headers.forEach((key, of) -> {
      // Some HTTP libraries have the status line under null.
      if (name.equalsIgnoreCase(key)) values.addAll(of);
    });
    if (values.size() > 1) throw refusal(Reason.REPEATED_HEADER, "The request has " + name + " more than once.");
    if (values.isEmpty() || values.get(0) == null || values.get(0).isEmpty()) {
      throw refusal(Reason.MISSING_HEADER, "The request has no " + name + ".");
    }
    return values.get(0);
  }

  private void checkTime(String timestamp) {
    if (!TIMESTAMP.matcher(timestamp).matches()) {
      throw refusal(Reason.MALFORMED_TIMESTAMP, "webhook-timestamp is not in whole seconds since 1970.");
    }
    long age = clock.instant().getEpochSecond() - Long.parseLong(timestamp);
    long most = tolerance.toSeconds();
    String taken = "; up to " + most + " s are taken.";
    if (age > most) throw refusal(Reason.TOO_OLD, "The request is " + age + " s old" + taken);
    if (-age > most) {
      throw refusal(Reason.TOO_NEW, "The request is of in " + -age + " s" + taken + " Is the clock here right?");
    }
  }

  private void checkSignature(byte[] head, byte[] body, String header) {
    for (byte[] key : keys) {
      byte[] expected = (VERSION + Base64.getEncoder().encodeToString(macOf(key, head, body))).getBytes(StandardCharsets.UTF_8);
      // Those of other versions are none of ours: the service may come to sign in other ways besides.
      for (String given : header.split(" ")) {
        if (MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8), expected)) return;
      }
    }
    throw refusal(
        Reason.NO_SIGNATURE_MATCHES,
        "No signature is of this body by a secret that was given: the secret is another, or the body is not as it came.");
  }

  private static byte[] macOf(byte[] key, byte[] head, byte[] body) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      mac.update(head);
      mac.update(body);
      return mac.doFinal();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java has " + ALGORITHM + ".", e);
    }
  }

  private static <T> T read(byte[] bytes, Class<T> type) {
    try {
      // Of bytes, Jackson would guess at other encodings than UTF-8.
      return Json.read(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString(), type);
    } catch (IOException e) {
      // Without a cause: it would be said with a piece of the body, which may hold the token of an action.
      throw refusal(Reason.MALFORMED_BODY, "The body is signed, and is not the JSON that was looked for, in UTF-8.");
    }
  }
}
