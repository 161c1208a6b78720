// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemContactInput: The requester.
type WorkItemContactInput struct {
	// Name of the person.
	Name *string `json:"name,omitempty"`
	// E-mail address of the person. Its domain may be international (IDN): it is stored, compared and returned in ASCII form, `ada@bücher.example` as `ada@xn--bcher-kva.example`.
	Email *string `json:"email,omitempty"`
	// Language of the person as a BCP 47 tag.
	Locale *string `json:"locale,omitempty"`
}
