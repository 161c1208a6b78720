// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Subject of it.
 *
 * @param type Kind of the subject, such as `work_item`, `action_proposal` or `integration`.
 * @param id Identifier of the subject.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record EventSubject(
    @JsonProperty("type") String type,
    @JsonProperty("id") String id
) {
  public EventSubject {
  }
}
