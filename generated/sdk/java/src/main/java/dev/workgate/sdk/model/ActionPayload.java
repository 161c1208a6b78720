// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;

/** Exact payload to execute; `type` names the kind. */
@JsonTypeInfo(
    use = JsonTypeInfo.Id.NAME,
    include = JsonTypeInfo.As.EXISTING_PROPERTY,
    property = "type",
    defaultImpl = ActionPayload.Custom.class,
    visible = true)
@JsonSubTypes({
  @JsonSubTypes.Type(value = ChatPostMessagePayload.class, name = "chat_post_message"),
  @JsonSubTypes.Type(value = CommerceRefundPayload.class, name = "commerce_refund")
})
public sealed interface ActionPayload permits ChatPostMessagePayload, CommerceRefundPayload, ActionPayload.Custom {
  /** Names the kind. */
  String type();

  /**
   * A kind that your organisation has defined.
   *
   * @param raw the whole value: the name of the kind, and the fields of its definition
   */
  record Custom(@JsonValue Map<String, Object> raw) implements ActionPayload {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Custom {}

    /**
     * Of a kind, with the fields of its definition.
     *
     * @param type the name of the kind, which begins with x_
     * @param fields by their names
     */
    public static Custom of(String type, Map<String, ?> fields) {
      Map<String, Object> raw = new LinkedHashMap<>(fields);
      raw.put("type", type);
      return new Custom(raw);
    }

    @Override
    public String type() {
      return String.valueOf(raw.get("type"));
    }
  }
}
