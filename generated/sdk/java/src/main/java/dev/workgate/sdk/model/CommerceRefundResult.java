// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The refund that the provider made.
 *
 * @param type Names the kind of result.
 * @param refundId Id of the refund at the provider.
 * @param orderId Id of the order in the shop.
 * @param amount Decimal amount that was refunded.
 * @param currency ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are refused.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record CommerceRefundResult(
    @JsonProperty("type") String type,
    @JsonProperty("refund_id") String refundId,
    @JsonProperty("order_id") String orderId,
    @JsonProperty("amount") String amount,
    @JsonProperty("currency") String currency
) implements ActionResult {
  public CommerceRefundResult {
    type = "commerce_refund";
  }
}
