package workgate

import "iter"

// Iterator goes over the entries of all pages, for a range loop. It asks for a page when that is needed, and ends after
// the first error.
type Iterator[T any] = iter.Seq2[T, error]

// pages calls fetch with the token of each page, the first one's being first, until there is no next one.
func pages[T any](first string, fetch func(token string) ([]T, *string, error)) Iterator[T] {
	return func(yield func(T, error) bool) {
		for token := first; ; {
			entries, next, err := fetch(token)
			if err != nil {
				var none T
				yield(none, err)
				return
			}
			for _, entry := range entries {
				if !yield(entry, nil) {
					return
				}
			}
			if next == nil || *next == "" {
				return
			}
			token = *next
		}
	}
}

// copied keeps the caller's parameters as they are.
func copied[P any](params *P) P {
	if params == nil {
		return *new(P)
	}
	return *params
}
