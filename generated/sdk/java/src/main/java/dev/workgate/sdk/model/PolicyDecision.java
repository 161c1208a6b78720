// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Decision of policy: the action may run without a person (`auto_approve`), needs people (`require_approval`), or may not run (`deny`).
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class PolicyDecision {
  public static final PolicyDecision AUTO_APPROVE = new PolicyDecision("auto_approve", Known.AUTO_APPROVE);
  public static final PolicyDecision REQUIRE_APPROVAL = new PolicyDecision("require_approval", Known.REQUIRE_APPROVAL);
  public static final PolicyDecision DENY = new PolicyDecision("deny", Known.DENY);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    AUTO_APPROVE,
    REQUIRE_APPROVAL,
    DENY,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private PolicyDecision(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static PolicyDecision of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "auto_approve" -> AUTO_APPROVE;
      case "require_approval" -> REQUIRE_APPROVAL;
      case "deny" -> DENY;
      default -> new PolicyDecision(value, Known.UNKNOWN_LABEL);
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
    return other instanceof PolicyDecision that && value.equals(that.value);
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
