// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import "encoding/json"

// ActionPayload: Exact payload to execute; `type` names the kind.
//
// Its Variant is one of *[ChatPostMessagePayload], *[CommerceRefundPayload], or *[CustomVariant] for kinds that your
// organisation has defined. Tell them apart by a type switch.
type ActionPayload struct {
	Variant ActionPayloadVariant
}

// ActionPayloadVariant is one kind of [ActionPayload].
type ActionPayloadVariant interface {
	isActionPayload()
}

func (*ChatPostMessagePayload) isActionPayload() {}

func (*CommerceRefundPayload) isActionPayload() {}

func (*CustomVariant) isActionPayload() {}

// MarshalJSON writes the variant, and as its type the one that belongs to it.
func (u ActionPayload) MarshalJSON() ([]byte, error) {
	switch variant := u.Variant.(type) {
	case *ChatPostMessagePayload:
		named := *variant
		named.Type = "chat_post_message"
		return json.Marshal(named)
	case *CommerceRefundPayload:
		named := *variant
		named.Type = "commerce_refund"
		return json.Marshal(named)
	default:
		return json.Marshal(variant)
	}
}

// UnmarshalJSON reads the variant that type names.
func (u *ActionPayload) UnmarshalJSON(data []byte) error {
	kind, err := kindOf(data, "type")
	if err != nil {
		return err
	}
	switch kind {
	case "chat_post_message":
		u.Variant = new(ChatPostMessagePayload)
	case "commerce_refund":
		u.Variant = new(CommerceRefundPayload)
	default:
		u.Variant = new(CustomVariant)
	}
	return json.Unmarshal(data, u.Variant)
}
