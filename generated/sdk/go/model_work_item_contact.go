// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemContact: The requester. Only known fields are present.
type WorkItemContact struct {
	// Name of the person.
	Name *string `json:"name,omitempty"`
	// E-mail address of the person, international domains in ASCII form (`xn--…`).
	Email *string `json:"email,omitempty"`
	// Language of the person as a BCP 47 tag.
	Locale *string `json:"locale,omitempty"`
}
