// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A page of a view.
 *
 * @param viewKey Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name of it; new integrations must not use it.
 * @param timezone IANA name of a time zone.
 * @param groups Whole groups, by earliest event.
 * @param health see {@link DataHealth}
 * @param sourceHealth Health of each source of the view, even of those that never loaded.
 * @param schema see {@link DataSchema}
 * @param capabilities Optional data that the view holds now.
 * @param nextCursor Send it as `cursor`, with the same filters, to get the next page; null on the last page.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataView(
    @JsonProperty("view_key") String viewKey,
    @JsonProperty("timezone") String timezone,
    @JsonProperty("groups") List<DataGroup> groups,
    @JsonProperty("health") DataHealth health,
    @JsonProperty("source_health") List<DataSourceHealth> sourceHealth,
    @JsonProperty("schema") DataSchema schema,
    @JsonProperty("capabilities") List<String> capabilities,
    @JsonProperty("next_cursor") @Nullable String nextCursor
) {
  public DataView {
    groups = List.copyOf(Objects.requireNonNull(groups, "groups"));
    sourceHealth = List.copyOf(Objects.requireNonNull(sourceHealth, "source_health"));
    capabilities = List.copyOf(Objects.requireNonNull(capabilities, "capabilities"));
  }
}
