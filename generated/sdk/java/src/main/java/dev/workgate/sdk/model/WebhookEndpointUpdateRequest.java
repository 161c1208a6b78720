// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Changes to the endpoint; absent fields stay. When switched on again, it starts with new events: recover the missed ones.
 *
 * @param url Address to POST events to. `https:`, at port 443, of a host whose every address is public.
 * @param description Its purpose, in your words.
 * @param types Types of events to send, each exact or a prefix (`proposal.*`). Empty for all.
 * @param filter see {@link WebhookFilterInput}
 * @param enabled True if events are sent.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WebhookEndpointUpdateRequest(
    @JsonProperty("url") @Nullable String url,
    @JsonProperty("description") @Nullable String description,
    @JsonProperty("types") @Nullable List<String> types,
    @JsonProperty("filter") @Nullable WebhookFilterInput filter,
    @JsonProperty("enabled") @Nullable Boolean enabled
) {
  public WebhookEndpointUpdateRequest {
    types = types == null ? null : List.copyOf(types);
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link WebhookEndpointUpdateRequest}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String url;
    private @Nullable String description;
    private @Nullable List<String> types;
    private @Nullable WebhookFilterInput filter;
    private @Nullable Boolean enabled;

    private Builder() {}

    /** Address to POST events to. `https:`, at port 443, of a host whose every address is public. */
    public Builder url(@Nullable String url) {
      this.url = url;
      return this;
    }

    /** Its purpose, in your words. */
    public Builder description(@Nullable String description) {
      this.description = description;
      return this;
    }

    /** Types of events to send, each exact or a prefix (`proposal.*`). Empty for all. */
    public Builder types(@Nullable List<String> types) {
      this.types = types;
      return this;
    }

    /** See {@link WebhookFilterInput}. */
    public Builder filter(@Nullable WebhookFilterInput filter) {
      this.filter = filter;
      return this;
    }

    /** True if events are sent. */
    public Builder enabled(@Nullable Boolean enabled) {
      this.enabled = enabled;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public WebhookEndpointUpdateRequest build() {
      return new WebhookEndpointUpdateRequest(url, description, types, filter, enabled);
    }
  }
}
