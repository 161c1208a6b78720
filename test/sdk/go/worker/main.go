// A worker whose payload tells what to do. It prints each step as a line of JSON (test/sdk/workers.ts).
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"
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

func closeAccount(_ context.Context, claim *workgate.OperationClaim) (map[string]any, error) {
	note := claim.Payload["note"]
	say(map[string]any{"step": "begun", "note": note, "key": claim.IdempotencyKey, "attempt": claim.Attempt})
	switch {
	case note == "hang" && claim.Attempt == 1:
		time.Sleep(10 * time.Minute)
	case note == "slow":
		time.Sleep(3 * time.Second)
	case note == "refuse":
		return nil, &workgate.RefusedError{Message: "The account has a balance."}
	case note == "again":
		return nil, &workgate.TryAgainError{Message: "The vault is locked.", After: 5 * time.Second}
	case note == "back" && claim.Attempt == 1:
		return nil, &workgate.NotDoneError{Message: "Not today."}
	case note == "break":
		return nil, errors.New("nobody knows")
	case note == "nothing":
		// JSON cannot represent this.
		return map[string]any{"closure_id": make(chan int)}, nil
	}
	return map[string]any{"closure_id": "cl_17"}, nil
}

func main() {
	client, err := workgate.NewClient(os.Getenv("WORKGATE_BASE_URL"), os.Getenv("WORKGATE_API_KEY"))
	if err != nil {
		panic(err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	worker := client.Worker(os.Getenv("WORKGATE_OPERATION"), closeAccount, workgate.WithWait(2*time.Second))
	say(map[string]any{"step": "ready"})
	if err := worker.Run(ctx); err != nil {
		say(map[string]any{"step": "refused", "class": fmt.Sprintf("%T", err), "message": err.Error()})
		os.Exit(3)
	}
	say(map[string]any{"step": "stopped"})
}
