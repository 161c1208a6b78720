// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Operation: What the service can have done, in the same form whether it brings it along or the tenant has defined it. The names of a tenant's own begin with `x_`.
type Operation struct {
	// Its name, the `type` of its payloads and results.
	Operation string `json:"operation"`
	// Its newest version. What was proposed by an older one goes on under that one.
	Version int64 `json:"version"`
	// See [OperationStatus].
	Status OperationStatus `json:"status"`
	// Its name for people.
	Title string `json:"title"`
	// What it does and when it is the right one, for whoever proposes it.
	Description string `json:"description"`
	// Kind of resource that it acts on.
	ResourceType string `json:"resource_type"`
	// The most that any payload of it is of.
	HighestRisk ActionRisk `json:"highest_risk"`
	// Kinds of integration that may carry it out.
	Executors []string `json:"executors"`
	// Of its payloads, `type` among their members.
	PayloadSchema map[string]interface{} `json:"payload_schema"`
	// Of its results, `type` among their members.
	ResultSchema map[string]interface{} `json:"result_schema"`
	// SHA-256, in hexadecimal, over the RFC 8785 form of `payload_schema` without annotations (`title`, `description`, `examples`, `example`, `deprecated`). Proposals pin it.
	SchemaHash string `json:"schema_hash"`
	// What keeps everything of it from being executed, whatever carries it, and who can mend that; null if nothing of the kind is known.
	Problem Nullable[string] `json:"problem,omitzero"`
}
