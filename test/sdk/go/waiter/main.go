// Waits for the outcome of a proposal and prints it (test/sdk/waits.ts).
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"time"

	"workgate.dev/workgate"
)

func say(what map[string]any) {
	line, err := json.Marshal(what)
	if err != nil {
		panic(err)
	}
	fmt.Println(string(line))
}

func main() {
	client, err := workgate.NewClient(os.Getenv("WORKGATE_BASE_URL"), os.Getenv("WORKGATE_API_KEY"))
	if err != nil {
		panic(err)
	}
	var timeout time.Duration
	if seconds := os.Getenv("WORKGATE_TIMEOUT_SECONDS"); seconds != "" {
		if timeout, err = time.ParseDuration(seconds + "s"); err != nil {
			panic(err)
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	until := workgate.WaitUntil(os.Getenv("WORKGATE_UNTIL"))
	proposal, err := client.WaitForProposal(ctx, os.Getenv("WORKGATE_PROPOSAL"), until, timeout)
	var late *workgate.WaitTimeoutError
	var cancelled *workgate.CancelledError
	switch {
	case err == nil:
		say(map[string]any{"step": "reached", "id": proposal.ProposalID, "status": proposal.Status})
	case errors.As(err, &late):
		var status any
		if late.Proposal != nil {
			status = late.Proposal.Status
		}
		say(map[string]any{"step": "late", "status": status, "message": late.Error()})
	case errors.As(err, &cancelled):
		say(map[string]any{"step": "stopped"})
	default:
		say(map[string]any{"step": "refused", "class": fmt.Sprintf("%T", err)})
	}
}
