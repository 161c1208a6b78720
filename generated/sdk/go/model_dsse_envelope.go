// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DSSEEnvelope: A DSSE envelope (secure-systems-lab/dsse, version 1), with that format's field names.
type DSSEEnvelope struct {
	// Always `application/vnd.in-toto+json`.
	PayloadType string `json:"payloadType"`
	// An in-toto Statement v1 in base64; its predicate has the type `https://workgate.example/evidence/packet/v1`.
	Payload string `json:"payload"`
	// Signatures by packet keys.
	Signatures []DSSESignature `json:"signatures"`
}
