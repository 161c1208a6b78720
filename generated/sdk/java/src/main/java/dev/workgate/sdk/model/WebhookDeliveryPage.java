// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A page of deliveries, newest first.
 *
 * @param webhookDeliveries The deliveries of this page.
 * @param nextPageToken Send it as `page_token` to get the next page; null on the last page.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WebhookDeliveryPage(
    @JsonProperty("webhook_deliveries") List<WebhookDelivery> webhookDeliveries,
    @JsonProperty("next_page_token") @Nullable String nextPageToken
) {
  public WebhookDeliveryPage {
    webhookDeliveries = List.copyOf(Objects.requireNonNull(webhookDeliveries, "webhook_deliveries"));
  }
}
