package workgate

import (
	"encoding/json"
	"fmt"
	"strconv"
	"time"
)

// Timestamp is an instant, with the offset that it came with.
type Timestamp = time.Time

// Ptr returns a pointer to a value, for fields that may be absent.
func Ptr[T any](value T) *T { return &value }

// Nullable is a field of a merge patch, which may be absent, null or have a value. Its zero value is absent: the field
// stays as it is.
type Nullable[T any] struct {
	value   *T
	present bool
}

// Value sets a field.
func Value[T any](value T) Nullable[T] { return Nullable[T]{value: &value, present: true} }

// Null removes a field.
func Null[T any]() Nullable[T] { return Nullable[T]{present: true} }

// Get returns the value, nil for null, and whether the field is present at all.
func (n Nullable[T]) Get() (value *T, present bool) { return n.value, n.present }

// IsZero says whether the field is absent; encoding/json asks it.
func (n Nullable[T]) IsZero() bool { return !n.present }

// MarshalJSON writes the value or null.
func (n Nullable[T]) MarshalJSON() ([]byte, error) { return json.Marshal(n.value) }

// UnmarshalJSON reads a value or null.
func (n *Nullable[T]) UnmarshalJSON(data []byte) error {
	n.present = true
	return json.Unmarshal(data, &n.value)
}

// UnknownVariant is what a union holds when it has a kind that this release of the package does not know.
type UnknownVariant struct {
	// Type names the kind.
	Type string
	// Raw is the whole value.
	Raw json.RawMessage
}

// MarshalJSON writes the value as it came.
func (v *UnknownVariant) MarshalJSON() ([]byte, error) { return v.Raw, nil }

// UnmarshalJSON keeps the value as it is.
func (v *UnknownVariant) UnmarshalJSON(data []byte) error {
	v.Raw = append(v.Raw[:0], data...)
	return nil
}

// CustomVariant is what a union holds of a kind that your organisation has defined.
type CustomVariant struct {
	// Type names the kind; it begins with x_.
	Type string
	// Fields are those of its definition.
	Fields map[string]any
}

// MarshalJSON writes the fields, and the type beside them.
func (v *CustomVariant) MarshalJSON() ([]byte, error) {
	whole := map[string]any{}
	for name, value := range v.Fields {
		whole[name] = value
	}
	whole["type"] = v.Type
	return json.Marshal(whole)
}

// UnmarshalJSON reads the type, and all else as fields.
func (v *CustomVariant) UnmarshalJSON(data []byte) error {
	kind, err := kindOf(data, "type")
	if err != nil {
		return err
	}
	var fields map[string]any
	if err := json.Unmarshal(data, &fields); err != nil {
		return err
	}
	delete(fields, "type")
	v.Type, v.Fields = kind, fields
	return nil
}

// kindOf reads the property that tells the variants of a union apart.
func kindOf(data []byte, property string) (string, error) {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil {
		return "", err
	}
	var kind string
	if err := json.Unmarshal(fields[property], &kind); err != nil {
		return "", fmt.Errorf("property %s: %w", property, err)
	}
	return kind, nil
}

func unknownKind(union, kind string) error {
	return fmt.Errorf("workgate: %s has no kind %q", union, kind)
}

// ETag names the version of the WorkItem, for IfMatch and IfNoneMatch.
func (w WorkItem) ETag() string { return strconv.Quote(strconv.FormatInt(w.Version, 10)) }
