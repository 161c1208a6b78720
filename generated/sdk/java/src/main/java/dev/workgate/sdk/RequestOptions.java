package dev.workgate.sdk;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Settings of one call, in place of the client's. */
public final class RequestOptions {
  static final int MOST_RETRIES = 10;

  /** Everything as the client has it. */
  public static final RequestOptions DEFAULT = builder().build();

  final @Nullable Duration timeout;
  final @Nullable Duration totalTimeout;
  final @Nullable Integer maxRetries;
  final Map<String, String> headers;

  private RequestOptions(Builder builder) {
    timeout = builder.timeout;
    totalTimeout = builder.totalTimeout;
    maxRetries = builder.maxRetries;
    headers = Collections.unmodifiableMap(new LinkedHashMap<>(builder.headers));
  }

  public static Builder builder() {
    return new Builder();
  }

  static Duration checkedTimeout(Duration timeout) {
    if (timeout.isZero() || timeout.isNegative()) throw new IllegalArgumentException("A timeout has to be more than 0.");
    return timeout;
  }

  static int checkedRetries(int maxRetries) {
    if (maxRetries >= 0 && maxRetries <= MOST_RETRIES) return maxRetries;
    throw new IllegalArgumentException("maxRetries has to be 0 to " + MOST_RETRIES + ".");
  }

  /** Builds {@link RequestOptions}. */
  public static final class Builder {
    private @Nullable Duration timeout;
    private @Nullable Duration totalTimeout;
    private @Nullable Integer maxRetries;
    private final Map<String, String> headers = new LinkedHashMap<>();

    private Builder() {}

    /** How long each attempt may take, the answer's body included. */
    public Builder timeout(Duration timeout) {
      this.timeout = checkedTimeout(timeout);
      return this;
    }

    /** How long all attempts may take, and the waiting between them. */
    public Builder totalTimeout(Duration totalTimeout) {
      this.totalTimeout = checkedTimeout(totalTimeout);
      return this;
    }

    /** How often the request is repeated at most, 0 to 10. */
    public Builder maxRetries(int maxRetries) {
      this.maxRetries = checkedRetries(maxRetries);
      return this;
    }

    /** One more header, such as {@code traceparent}, by which the service names the request in its logs. */
    public Builder header(String name, String value) {
      headers.put(name, value);
      return this;
    }

    public RequestOptions build() {
      return new RequestOptions(this);
    }
  }
}
