// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A proposed refund, exactly as submitted and as it will be executed.
 *
 * @param type Names the kind of payload; equal to `action_type`.
 * @param orderId Id of the order in the shop.
 * @param amount Decimal amount above zero, with no more decimals than the currency has.
 * @param currency ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are refused.
 * @param reason see {@link RefundReason}
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ProposedCommerceRefund(
    @JsonProperty("type") String type,
    @JsonProperty("order_id") String orderId,
    @JsonProperty("amount") String amount,
    @JsonProperty("currency") String currency,
    @JsonProperty("reason") RefundReason reason
) implements ProposedAction {
  public ProposedCommerceRefund {
    type = "commerce_refund";
  }
}
