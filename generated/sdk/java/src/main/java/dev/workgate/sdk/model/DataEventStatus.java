// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * State of an event; `interim` results are not final.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class DataEventStatus {
  public static final DataEventStatus SCHEDULED = new DataEventStatus("scheduled", Known.SCHEDULED);
  public static final DataEventStatus LIVE = new DataEventStatus("live", Known.LIVE);
  public static final DataEventStatus INTERIM = new DataEventStatus("interim", Known.INTERIM);
  public static final DataEventStatus FINISHED = new DataEventStatus("finished", Known.FINISHED);
  public static final DataEventStatus ABANDONED = new DataEventStatus("abandoned", Known.ABANDONED);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    SCHEDULED,
    LIVE,
    INTERIM,
    FINISHED,
    ABANDONED,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private DataEventStatus(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static DataEventStatus of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "scheduled" -> SCHEDULED;
      case "live" -> LIVE;
      case "interim" -> INTERIM;
      case "finished" -> FINISHED;
      case "abandoned" -> ABANDONED;
      default -> new DataEventStatus(value, Known.UNKNOWN_LABEL);
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
    return other instanceof DataEventStatus that && value.equals(that.value);
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
