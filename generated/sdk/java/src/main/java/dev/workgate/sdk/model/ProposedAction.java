// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;

/** Exact payload that will be executed; `type` names the kind. */
@JsonTypeInfo(
    use = JsonTypeInfo.Id.NAME,
    include = JsonTypeInfo.As.EXISTING_PROPERTY,
    property = "type",
    defaultImpl = ProposedAction.Unknown.class,
    visible = true)
@JsonSubTypes({
  @JsonSubTypes.Type(value = ProposedChatPostMessage.class, name = "chat_post_message"),
  @JsonSubTypes.Type(value = ProposedCommerceRefund.class, name = "commerce_refund")
})
public sealed interface ProposedAction permits ProposedChatPostMessage, ProposedCommerceRefund, ProposedAction.Unknown {
  /** Names the kind. */
  String type();

  /**
   * A kind that this version of the library does not know.
   *
   * @param raw the whole value
   */
  record Unknown(@JsonValue Map<String, Object> raw) implements ProposedAction {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Unknown {}

    @Override
    public String type() {
      return String.valueOf(raw.get("type"));
    }
  }
}
