// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * How many requests the key may make. What is left of it stands in `RateLimit`.
 *
 * @param limitClass see {@link RateLimitClass}
 * @param requests Requests that each window brings, evenly; `q` of `RateLimit-Policy`.
 * @param windowSeconds Length of the window; `w` of `RateLimit-Policy`.
 * @param burst How many of them may be saved up and sent at once; `workgate-burst` of `RateLimit-Policy`.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record CallerRateLimit(
    @JsonProperty("limit_class") RateLimitClass limitClass,
    @JsonProperty("requests") long requests,
    @JsonProperty("window_seconds") long windowSeconds,
    @JsonProperty("burst") long burst
) {
  public CallerRateLimit {
  }
}
