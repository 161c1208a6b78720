// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import "encoding/json"

// ActionResult: The provider's result, by kind of operation.
//
// Its Variant is one of *[ChatPostMessageResult], *[CommerceRefundResult], or *[UnknownVariant] for kinds that
// this release of the package does not know. Tell them apart by a type switch.
type ActionResult struct {
	Variant ActionResultVariant
}

// ActionResultVariant is one kind of [ActionResult].
type ActionResultVariant interface {
	isActionResult()
}

func (*ChatPostMessageResult) isActionResult() {}

func (*CommerceRefundResult) isActionResult() {}

func (*UnknownVariant) isActionResult() {}

// MarshalJSON writes the variant, and as its type the one that belongs to it.
func (u ActionResult) MarshalJSON() ([]byte, error) {
	switch variant := u.Variant.(type) {
	case *ChatPostMessageResult:
		named := *variant
		named.Type = "chat_post_message"
		return json.Marshal(named)
	case *CommerceRefundResult:
		named := *variant
		named.Type = "commerce_refund"
		return json.Marshal(named)
	default:
		return json.Marshal(variant)
	}
}

// UnmarshalJSON reads the variant that type names.
func (u *ActionResult) UnmarshalJSON(data []byte) error {
	kind, err := kindOf(data, "type")
	if err != nil {
		return err
	}
	switch kind {
	case "chat_post_message":
		u.Variant = new(ChatPostMessageResult)
	case "commerce_refund":
		u.Variant = new(CommerceRefundResult)
	default:
		u.Variant = &UnknownVariant{Type: kind}
	}
	return json.Unmarshal(data, u.Variant)
}
