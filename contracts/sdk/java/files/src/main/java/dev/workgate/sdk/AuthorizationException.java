package dev.workgate.sdk;

import dev.workgate.sdk.model.ErrorBody;
import java.net.http.HttpHeaders;

/** The key may not do this, or policy forbids it ({@code policy_denied}). */
public final class AuthorizationException extends ApiException {
  AuthorizationException(int status, HttpHeaders headers, ErrorBody error) {
    super(status, headers, error);
  }
}
