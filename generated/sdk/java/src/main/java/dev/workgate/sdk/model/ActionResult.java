// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;

/** The provider's result, by kind of operation. */
@JsonTypeInfo(
    use = JsonTypeInfo.Id.NAME,
    include = JsonTypeInfo.As.EXISTING_PROPERTY,
    property = "type",
    defaultImpl = ActionResult.Unknown.class,
    visible = true)
@JsonSubTypes({
  @JsonSubTypes.Type(value = ChatPostMessageResult.class, name = "chat_post_message"),
  @JsonSubTypes.Type(value = CommerceRefundResult.class, name = "commerce_refund")
})
public sealed interface ActionResult permits ChatPostMessageResult, CommerceRefundResult, ActionResult.Unknown {
  /** Names the kind. */
  String type();

  /**
   * A kind that this version of the library does not know.
   *
   * @param raw the whole value
   */
  record Unknown(@JsonValue Map<String, Object> raw) implements ActionResult {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Unknown {}

    @Override
    public String type() {
      return String.valueOf(raw.get("type"));
    }
  }
}
