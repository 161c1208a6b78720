// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Request limit of the key. `RateLimit` shows the remainder.
 *
 * @param limitClass see {@link RateLimitClass}
 * @param requests Requests that each window adds, evenly; `q` of `RateLimit-Policy`.
 * @param windowSeconds Length of the window; `w` of `RateLimit-Policy`.
 * @param burst Requests that can be saved up and sent at once; `workgate-burst` of `RateLimit-Policy`.
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
