// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Refunds money to the payer of an order.
 *
 * @param type Names the kind of payload; equal to `action_operation`.
 * @param orderId Id of the order in the shop.
 * @param amount Decimal amount above zero, with no more decimals than the currency has.
 * @param currency ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are refused.
 * @param reason see {@link RefundReason}
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record CommerceRefundPayload(
    @JsonProperty("type") String type,
    @JsonProperty("order_id") String orderId,
    @JsonProperty("amount") String amount,
    @JsonProperty("currency") String currency,
    @JsonProperty("reason") RefundReason reason
) implements ActionPayload {
  public CommerceRefundPayload {
    type = "commerce_refund";
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link CommerceRefundPayload}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String orderId;
    private @Nullable String amount;
    private @Nullable String currency;
    private @Nullable RefundReason reason;

    private Builder() {}

    /** Id of the order in the shop. */
    public Builder orderId(String orderId) {
      this.orderId = orderId;
      return this;
    }

    /** Decimal amount above zero, with no more decimals than the currency has. */
    public Builder amount(String amount) {
      this.amount = amount;
      return this;
    }

    /** ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are refused. */
    public Builder currency(String currency) {
      this.currency = currency;
      return this;
    }

    /** See {@link RefundReason}. */
    public Builder reason(RefundReason reason) {
      this.reason = reason;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public CommerceRefundPayload build() {
      return new CommerceRefundPayload("commerce_refund", Objects.requireNonNull(orderId, "orderId"), Objects.requireNonNull(amount, "amount"), Objects.requireNonNull(currency, "currency"), Objects.requireNonNull(reason, "reason"));
    }
  }
}
