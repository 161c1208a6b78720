package dev.workgate.sdk;

import dev.workgate.sdk.model.ErrorBody;
import java.net.http.HttpHeaders;

/** The service, or something that it needs, is not available for now. */
public final class UnavailableException extends ApiException {
  UnavailableException(int status, HttpHeaders headers, ErrorBody error) {
    super(status, headers, error);
  }
}
