// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Operation: An operation of the service or of the tenant, in the same form. Names of the tenant's operations begin with `x_`.
type Operation struct {
	// Its name, the `type` of its payloads and results.
	Operation string `json:"operation"`
	// Its newest version. Existing proposals continue under their own version.
	Version int64 `json:"version"`
	// See [OperationStatus].
	Status OperationStatus `json:"status"`
	// Its name for people.
	Title string `json:"title"`
	// Effect of the operation and when to use it, for proposers.
	Description string `json:"description"`
	// Kind of resource that it changes.
	ResourceType string `json:"resource_type"`
	// The highest risk of any payload.
	HighestRisk ActionRisk `json:"highest_risk"`
	// Kinds of integration that may carry it out.
	Executors []string `json:"executors"`
	// JSON Schema of payloads, with `type`.
	PayloadSchema map[string]interface{} `json:"payload_schema"`
	// JSON Schema of results, with `type`.
	ResultSchema map[string]interface{} `json:"result_schema"`
	// SHA-256, in hexadecimal, over the RFC 8785 form of `payload_schema` without annotations (`title`, `description`, `examples`, `example`, `deprecated`). Proposals pin it.
	SchemaHash string `json:"schema_hash"`
	// The problem that blocks every execution of it, through any integration, and who can fix it; null if none is known.
	Problem Nullable[string] `json:"problem,omitzero"`
}
