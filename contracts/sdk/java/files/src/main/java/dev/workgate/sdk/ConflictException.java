package dev.workgate.sdk;

import dev.workgate.sdk.model.ErrorBody;
import java.net.http.HttpHeaders;

/** It does not go with the present state; {@link #code()} says why. */
public final class ConflictException extends ApiException {
  ConflictException(int status, HttpHeaders headers, ErrorBody error) {
    super(status, headers, error);
  }
}
