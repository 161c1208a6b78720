// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// CallerRateLimit: Request limit of the key. `RateLimit` shows the remainder.
type CallerRateLimit struct {
	// See [RateLimitClass].
	LimitClass RateLimitClass `json:"limit_class"`
	// Requests that each window adds, evenly; `q` of `RateLimit-Policy`.
	Requests int64 `json:"requests"`
	// Length of the window; `w` of `RateLimit-Policy`.
	WindowSeconds int64 `json:"window_seconds"`
	// Requests that can be saved up and sent at once; `workgate-burst` of `RateLimit-Policy`.
	Burst int64 `json:"burst"`
}
