// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A DSSE envelope (secure-systems-lab/dsse, version 1), with that format's field names.
 *
 * @param payloadType Always `application/vnd.in-toto+json`.
 * @param payload An in-toto Statement v1 in base64; its predicate has the type `https://workgate.example/evidence/packet/v1`.
 * @param signatures Signatures by packet keys.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DsseEnvelope(
    @JsonProperty("payloadType") String payloadType,
    @JsonProperty("payload") String payload,
    @JsonProperty("signatures") List<DsseSignature> signatures
) {
  public DsseEnvelope {
    signatures = List.copyOf(Objects.requireNonNull(signatures, "signatures"));
  }
}
