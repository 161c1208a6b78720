// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The API key of the request. Its secret is shown once, at creation.
 *
 * @param keyId Id of the key, as in `proposed_by` and `author`.
 * @param name Name of the key.
 * @param prefix Beginning of the key; it identifies the key and grants nothing.
 * @param environment see {@link ApiKeyEnvironment}
 * @param scopes Its scopes.
 * @param carries Integrations whose operations it executes or reports results of; empty without the scope `operations.carry`.
 * @param createdAt Creation time.
 * @param expiresAt Time of expiry; null if it never expires.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record CallerKey(
    @JsonProperty("key_id") String keyId,
    @JsonProperty("name") String name,
    @JsonProperty("prefix") String prefix,
    @JsonProperty("environment") ApiKeyEnvironment environment,
    @JsonProperty("scopes") List<ApiKeyScope> scopes,
    @JsonProperty("carries") List<String> carries,
    @JsonProperty("created_at") OffsetDateTime createdAt,
    @JsonProperty("expires_at") @Nullable OffsetDateTime expiresAt
) {
  public CallerKey {
    scopes = List.copyOf(Objects.requireNonNull(scopes, "scopes"));
    carries = List.copyOf(Objects.requireNonNull(carries, "carries"));
  }
}
