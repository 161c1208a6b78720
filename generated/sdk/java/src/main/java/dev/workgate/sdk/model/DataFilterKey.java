// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Groups shown: `all`; `today` (an event is today), `upcoming` (an event is ahead), `live` (an event is live or interim), `finished` (every event is finished or abandoned).
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class DataFilterKey {
  public static final DataFilterKey ALL = new DataFilterKey("all", Known.ALL);
  public static final DataFilterKey TODAY = new DataFilterKey("today", Known.TODAY);
  public static final DataFilterKey UPCOMING = new DataFilterKey("upcoming", Known.UPCOMING);
  public static final DataFilterKey LIVE = new DataFilterKey("live", Known.LIVE);
  public static final DataFilterKey FINISHED = new DataFilterKey("finished", Known.FINISHED);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    ALL,
    TODAY,
    UPCOMING,
    LIVE,
    FINISHED,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private DataFilterKey(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static DataFilterKey of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "all" -> ALL;
      case "today" -> TODAY;
      case "upcoming" -> UPCOMING;
      case "live" -> LIVE;
      case "finished" -> FINISHED;
      default -> new DataFilterKey(value, Known.UNKNOWN_LABEL);
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
    return other instanceof DataFilterKey that && value.equals(that.value);
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
