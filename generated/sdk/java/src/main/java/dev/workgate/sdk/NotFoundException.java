package dev.workgate.sdk;

import dev.workgate.sdk.model.ErrorBody;
import java.net.http.HttpHeaders;

/** There is no such thing in the tenant of the key. */
public final class NotFoundException extends ApiException {
  NotFoundException(int status, HttpHeaders headers, ErrorBody error) {
    super(status, headers, error);
  }
}
