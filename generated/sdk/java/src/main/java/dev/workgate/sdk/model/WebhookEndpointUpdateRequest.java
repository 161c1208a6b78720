// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * What is to change; what is left out stays. Switched on again, it begins with what happens from then on: recover what it has missed.
 *
 * @param url Where events are sent by POST. `https:`, at port 443, of a host whose every address is public.
 * @param description What it is for, in your words.
 * @param types Types of events that are sent, each exact or as a prefix (`proposal.*`). Empty for all.
 * @param filter see {@link WebhookFilterInput}
 * @param enabled Whether events are sent.
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

    /** Where events are sent by POST. `https:`, at port 443, of a host whose every address is public. */
    public Builder url(@Nullable String url) {
      this.url = url;
      return this;
    }

    /** What it is for, in your words. */
    public Builder description(@Nullable String description) {
      this.description = description;
      return this;
    }

    /** Types of events that are sent, each exact or as a prefix (`proposal.*`). Empty for all. */
    public Builder types(@Nullable List<String> types) {
      this.types = types;
      return this;
    }

    /** See {@link WebhookFilterInput}. */
    public Builder filter(@Nullable WebhookFilterInput filter) {
      this.filter = filter;
      return this;
    }

    /** Whether events are sent. */
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
