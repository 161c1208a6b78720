package dev.workgate.sdk;

import dev.workgate.sdk.model.ErrorBody;
import java.net.http.HttpHeaders;

/** The API key is not one that the service knows, or not any more. */
public final class AuthenticationException extends ApiException {
  AuthenticationException(int status, HttpHeaders headers, ErrorBody error) {
    super(status, headers, error);
  }
}
