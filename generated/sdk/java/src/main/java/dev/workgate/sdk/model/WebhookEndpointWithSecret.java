// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * An endpoint with the secret for verifying signatures, which is not shown again.
 *
 * @param webhookEndpoint see {@link WebhookEndpoint}
 * @param secret `whsec_` and base64 (Standard Webhooks). Null if the answer repeats one that has shown it: rotate it to get another.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WebhookEndpointWithSecret(
    @JsonProperty("webhook_endpoint") WebhookEndpoint webhookEndpoint,
    @JsonProperty("secret") @Nullable String secret
) {
  public WebhookEndpointWithSecret {
  }
}
