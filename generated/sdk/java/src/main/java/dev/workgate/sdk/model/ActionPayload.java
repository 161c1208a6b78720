// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What exactly is to be executed; `type` says of which kind it is. */
@JsonTypeInfo(
    use = JsonTypeInfo.Id.NAME,
    include = JsonTypeInfo.As.EXISTING_PROPERTY,
    property = "type",
    visible = true)
@JsonSubTypes({
  @JsonSubTypes.Type(value = ChatPostMessagePayload.class, name = "chat_post_message"),
  @JsonSubTypes.Type(value = CommerceRefundPayload.class, name = "commerce_refund")
})
public sealed interface ActionPayload permits ChatPostMessagePayload, CommerceRefundPayload {
  /** Names the kind. */
  String type();
}
