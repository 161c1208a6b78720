package dev.workgate.sdk;

import dev.workgate.sdk.model.ErrorBody;
import java.net.http.HttpHeaders;

/** A fault of the service; {@link #correlationId()} tells its operators where. */
public final class InternalErrorException extends ApiException {
  InternalErrorException(int status, HttpHeaders headers, ErrorBody error) {
    super(status, headers, error);
  }
}
