// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Origin of the data.
 *
 * @param sourceKey Key under which the tenant has registered the source.
 * @param revision The load that contained it.
 * @param providerId The provider's id of the record.
 * @param fetchedAt Time of the fetch (RFC 3339, UTC).
 * @param sha256 SHA-256 of the document that held the record, as fetched.
 * @param fields Fields of this object whose present values the source supplied.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataEvidence(
    @JsonProperty("source_key") String sourceKey,
    @JsonProperty("revision") String revision,
    @JsonProperty("provider_id") String providerId,
    @JsonProperty("fetched_at") OffsetDateTime fetchedAt,
    @JsonProperty("sha256") String sha256,
    @JsonProperty("fields") List<String> fields
) {
  public DataEvidence {
    fields = List.copyOf(Objects.requireNonNull(fields, "fields"));
  }
}
