// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The subject.
 *
 * @param type Kind of the subject, such as `work_item`, `message` or `evidence_export`.
 * @param id Identifier of the subject.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record EvidenceSubject(
    @JsonProperty("type") String type,
    @JsonProperty("id") String id
) {
  public EvidenceSubject {
  }
}
