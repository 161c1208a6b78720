// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The endpoints of the tenant, newest first; at most 20.
 *
 * @param webhookEndpoints All of them.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WebhookEndpointPage(
    @JsonProperty("webhook_endpoints") List<WebhookEndpoint> webhookEndpoints
) {
  public WebhookEndpointPage {
    webhookEndpoints = List.copyOf(Objects.requireNonNull(webhookEndpoints, "webhook_endpoints"));
  }
}
