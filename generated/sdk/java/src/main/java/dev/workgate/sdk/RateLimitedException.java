package dev.workgate.sdk;

import dev.workgate.sdk.model.ErrorBody;
import java.net.http.HttpHeaders;

/** The key has made too many requests, the retries included. */
public final class RateLimitedException extends ApiException {
  RateLimitedException(int status, HttpHeaders headers, ErrorBody error) {
    super(status, headers, error);
  }
}
