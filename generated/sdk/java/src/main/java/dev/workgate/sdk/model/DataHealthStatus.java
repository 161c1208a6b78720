// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * `fresh`; `stale` (the last refresh failed, or none succeeded for long; the last good data is shown); `degraded` (a part of the last load was unusable); `unavailable` (the source never loaded).
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class DataHealthStatus {
  public static final DataHealthStatus FRESH = new DataHealthStatus("fresh", Known.FRESH);
  public static final DataHealthStatus STALE = new DataHealthStatus("stale", Known.STALE);
  public static final DataHealthStatus DEGRADED = new DataHealthStatus("degraded", Known.DEGRADED);
  public static final DataHealthStatus UNAVAILABLE = new DataHealthStatus("unavailable", Known.UNAVAILABLE);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    FRESH,
    STALE,
    DEGRADED,
    UNAVAILABLE,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private DataHealthStatus(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static DataHealthStatus of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "fresh" -> FRESH;
      case "stale" -> STALE;
      case "degraded" -> DEGRADED;
      case "unavailable" -> UNAVAILABLE;
      default -> new DataHealthStatus(value, Known.UNKNOWN_LABEL);
    };
  }

  /** The label as the service writes it. */
  @JsonValue
  public String value() {
    return value;
  }

  /** The label as an enum. */
  public Known known() {
    return known;
  }

  /** Whether this version of the library knows the label. */
  public boolean isKnown() {
    return known != Known.UNKNOWN_LABEL;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DataHealthStatus that && value.equals(that.value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    return value;
  }
}
