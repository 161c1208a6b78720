// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A page of messages, oldest first.
 *
 * @param messages The messages of this page.
 * @param nextPageToken Send it as `page_token` to get the next page; null on the last page.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record MessagePage(
    @JsonProperty("messages") List<Message> messages,
    @JsonProperty("next_page_token") @Nullable String nextPageToken
) {
  public MessagePage {
    messages = List.copyOf(Objects.requireNonNull(messages, "messages"));
  }
}
