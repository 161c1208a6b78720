// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * One change, as the tenant's event log records it.
 *
 * @param sequence Position in the tenant's log, counted from 1 without gaps.
 * @param entryId Identifier of an entry.
 * @param type The event, as `<subject>.<past participle>`. New types may come.
 * @param subject see {@link EvidenceSubject}
 * @param subjectVersion Version of the subject after the change; for a message, that of its WorkItem.
 * @param workItemId Identifier of a WorkItem (TypeID, sortable by time of creation).
 * @param actor see {@link EvidenceActor}
 * @param correlationId Id of the request that caused it in the service's logs.
 * @param at Time of change (RFC 3339, UTC, milliseconds).
 * @param dataHash SHA-256 of the canonical form (RFC 8785) of `data`.
 * @param data The change, by type of entry. `commitments` holds personal values and the inputs of a decision (`facts`, `voices`), as HMAC-SHA-256 under a salt that exported packets carry.
 * @param hash RFC 9162 leaf hash of the entry: its canonical form with `tenant_id`; the hash of `data` stands in for `data`.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record EvidenceEntry(
    @JsonProperty("sequence") long sequence,
    @JsonProperty("entry_id") String entryId,
    @JsonProperty("type") String type,
    @JsonProperty("subject") EvidenceSubject subject,
    @JsonProperty("subject_version") long subjectVersion,
    @JsonProperty("work_item_id") String workItemId,
    @JsonProperty("actor") EvidenceActor actor,
    @JsonProperty("correlation_id") String correlationId,
    @JsonProperty("at") OffsetDateTime at,
    @JsonProperty("data_hash") String dataHash,
    @JsonProperty("data") Map<String, Object> data,
    @JsonProperty("hash") String hash
) {
  public EvidenceEntry {
  }
}
