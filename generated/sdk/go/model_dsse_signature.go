// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DSSESignature: One signature over the pre-authentication encoding of type and payload.
type DSSESignature struct {
	// The `kid` of the key in `/.well-known/jwks.json`; its `purpose` there is `packet`.
	KeyID string `json:"keyid"`
	// The Ed25519 signature in base64.
	Sig string `json:"sig"`
}
