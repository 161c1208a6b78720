// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The API key of the request. Its secret is told once, when it is made.
 *
 * @param keyId Identifier of the key, as `proposed_by` and `author` name it.
 * @param name What it is called.
 * @param prefix What the key begins with; it tells which one it is, and grants nothing.
 * @param environment see {@link ApiKeyEnvironment}
 * @param scopes What it may do.
 * @param carries Integrations of which it carries out operations, or reports what came of them; empty without the scope `operations.carry`.
 * @param createdAt When it was made.
 * @param expiresAt Until when it works; null if it has no end.
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
