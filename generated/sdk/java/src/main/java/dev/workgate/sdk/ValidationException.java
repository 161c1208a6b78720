package dev.workgate.sdk;

import dev.workgate.sdk.model.ErrorBody;
import java.net.http.HttpHeaders;

/** The request is not what the contract wants; {@link #details()} names each field and its problem. */
public final class ValidationException extends ApiException {
  ValidationException(int status, HttpHeaders headers, ErrorBody error) {
    super(status, headers, error);
  }
}
