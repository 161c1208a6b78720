// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk;

import dev.workgate.sdk.model.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

/** The operations of the contract's tag Identity; see {@link WorkgateClient}. */
public final class IdentityApi {
  private final Transport transport;

  IdentityApi(Transport transport) {
    this.transport = transport;
  }

  /**
   * Get the caller. The key needs no scope.
   *
   * <p>The API key of the request: its tenant, permissions, rate limits and accountable owner. Every key may ask, whatever its scopes.
   *
   * @throws WorkgateException see its subclasses
   */
  public Caller me() {
    return me(RequestOptions.DEFAULT).data();
  }

  /** As {@link #me()}, with options, and with status and headers of the answer. */
  public ApiResponse<Caller> me(RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/me");
    return transport.send(request, Caller.class, options);
  }
}
