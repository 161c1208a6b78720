// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Requests counted together: `public` for this API, `agent` for MCP and A2A. `RateLimit` and `RateLimit-Policy` begin with it.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class RateLimitClass {
  public static final RateLimitClass PUBLIC = new RateLimitClass("public", Known.PUBLIC);
  public static final RateLimitClass AGENT = new RateLimitClass("agent", Known.AGENT);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    PUBLIC,
    AGENT,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private RateLimitClass(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static RateLimitClass of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "public" -> PUBLIC;
      case "agent" -> AGENT;
      default -> new RateLimitClass(value, Known.UNKNOWN_LABEL);
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
    return other instanceof RateLimitClass that && value.equals(that.value);
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
