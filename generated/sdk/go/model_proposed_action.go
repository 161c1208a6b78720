// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import "encoding/json"

// ProposedAction: Exact payload that will be executed; `type` names the kind.
//
// Its Variant is one of *[ProposedChatPostMessage], *[ProposedCommerceRefund], or *[UnknownVariant] for kinds that
// this release of the package does not know. Tell them apart by a type switch.
type ProposedAction struct {
	Variant ProposedActionVariant
}

// ProposedActionVariant is one kind of [ProposedAction].
type ProposedActionVariant interface {
	isProposedAction()
}

func (*ProposedChatPostMessage) isProposedAction() {}

func (*ProposedCommerceRefund) isProposedAction() {}

func (*UnknownVariant) isProposedAction() {}

// MarshalJSON writes the variant, and as its type the one that belongs to it.
func (u ProposedAction) MarshalJSON() ([]byte, error) {
	switch variant := u.Variant.(type) {
	case *ProposedChatPostMessage:
		named := *variant
		named.Type = "chat_post_message"
		return json.Marshal(named)
	case *ProposedCommerceRefund:
		named := *variant
		named.Type = "commerce_refund"
		return json.Marshal(named)
	default:
		return json.Marshal(variant)
	}
}

// UnmarshalJSON reads the variant that type names.
func (u *ProposedAction) UnmarshalJSON(data []byte) error {
	kind, err := kindOf(data, "type")
	if err != nil {
		return err
	}
	switch kind {
	case "chat_post_message":
		u.Variant = new(ProposedChatPostMessage)
	case "commerce_refund":
		u.Variant = new(ProposedCommerceRefund)
	default:
		u.Variant = &UnknownVariant{Type: kind}
	}
	return json.Unmarshal(data, u.Variant)
}
