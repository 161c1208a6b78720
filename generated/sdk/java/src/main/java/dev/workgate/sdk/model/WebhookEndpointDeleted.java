// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The deleted endpoint.
 *
 * @param webhookEndpointId Identifier of an endpoint (TypeID, sortable by time of creation).
 * @param deleted Always true.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WebhookEndpointDeleted(
    @JsonProperty("webhook_endpoint_id") String webhookEndpointId,
    @JsonProperty("deleted") boolean deleted
) {
  public WebhookEndpointDeleted {
  }
}
