// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DSSEEnvelope: A DSSE envelope (secure-systems-lab/dsse, version 1); its fields have the names of that format.
type DSSEEnvelope struct {
	// Always `application/vnd.in-toto+json`.
	PayloadType string `json:"payloadType"`
	// An in-toto Statement v1 in base64, whose predicate has the type `https://workgate.example/evidence/packet/v1`.
	Payload string `json:"payload"`
	// The signatures, by keys for packets.
	Signatures []DSSESignature `json:"signatures"`
}
