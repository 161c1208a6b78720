// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Channel of the work.
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class WorkItemChannel {
  public static final WorkItemChannel API = new WorkItemChannel("api", Known.API);
  public static final WorkItemChannel EMAIL = new WorkItemChannel("email", Known.EMAIL);
  public static final WorkItemChannel WEB_FORM = new WorkItemChannel("web_form", Known.WEB_FORM);
  public static final WorkItemChannel WEB_CHAT = new WorkItemChannel("web_chat", Known.WEB_CHAT);
  public static final WorkItemChannel PHONE = new WorkItemChannel("phone", Known.PHONE);
  public static final WorkItemChannel SMS = new WorkItemChannel("sms", Known.SMS);
  public static final WorkItemChannel SOCIAL = new WorkItemChannel("social", Known.SOCIAL);
  public static final WorkItemChannel CHAT = new WorkItemChannel("chat", Known.CHAT);
  public static final WorkItemChannel AGENT = new WorkItemChannel("agent", Known.AGENT);
  public static final WorkItemChannel OTHER = new WorkItemChannel("other", Known.OTHER);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    API,
    EMAIL,
    WEB_FORM,
    WEB_CHAT,
    PHONE,
    SMS,
    SOCIAL,
    CHAT,
    AGENT,
    OTHER,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private WorkItemChannel(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static WorkItemChannel of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "api" -> API;
      case "email" -> EMAIL;
      case "web_form" -> WEB_FORM;
      case "web_chat" -> WEB_CHAT;
      case "phone" -> PHONE;
      case "sms" -> SMS;
      case "social" -> SOCIAL;
      case "chat" -> CHAT;
      case "agent" -> AGENT;
      case "other" -> OTHER;
      default -> new WorkItemChannel(value, Known.UNKNOWN_LABEL);
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
    return other instanceof WorkItemChannel that && value.equals(that.value);
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
