package workgate

import (
	"errors"
	"math/rand/v2"
	"time"
)

const (
	defaultWait  = 10 * time.Second
	mostWait     = 30 * time.Second
	firstPause   = time.Second
	longestPause = 30 * time.Second
	// What a request takes beyond what it waits.
	answerTime = 20 * time.Second
)

// loopPace says what follows an error: what may pass is waited for, ever longer, and all else ends the loop.
type loopPace struct {
	pause    time.Duration
	answered bool
}

func (p *loopPace) after(err error) (pause time.Duration, final bool) {
	if p.isFinal(err) {
		return 0, true
	}
	// Half of it by chance, so that those that failed together do not come back together.
	pause = time.Duration(float64(p.pause) * (0.5 + rand.Float64()/2))
	p.pause = min(p.pause*2, longestPause)
	var refused *APIError
	if errors.As(err, &refused) && refused.RetryAfter != nil {
		pause = max(pause, *refused.RetryAfter)
	}
	return pause, false
}

func (p *loopPace) isFinal(err error) bool {
	var notFound *NotFoundError
	var invalid *InvalidResponseError
	if errors.As(err, &notFound) || errors.As(err, &invalid) {
		// Where it was at work a moment ago, the address is right.
		return !p.answered
	}
	var refused *APIError
	if errors.As(err, &refused) {
		// The key has too many claims, or the like: that passes.
		var conflict *ConflictError
		return !errors.As(err, &conflict) && !refused.Retryable && refused.StatusCode < 500
	}
	var network *NetworkError
	var timeout *TimeoutError
	// What was never sent is not sent the next time either.
	return !errors.As(err, &network) && !errors.As(err, &timeout)
}
