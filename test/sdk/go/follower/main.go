// Follows events and prints each as a line of JSON (test/sdk/followers.ts).
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"strings"
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

func main() {
	client, err := workgate.NewClient(os.Getenv("WORKGATE_BASE_URL"), os.Getenv("WORKGATE_API_KEY"))
	if err != nil {
		panic(err)
	}
	after, err := strconv.ParseInt(os.Getenv("WORKGATE_AFTER"), 10, 64)
	if err != nil {
		panic(err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	types := workgate.WithEventTypes(strings.Fields(os.Getenv("WORKGATE_TYPES"))...)
	follower := client.FollowEvents(after, types, workgate.WithEventWait(2*time.Second))
	say(map[string]any{"step": "ready"})
	for event, err := range follower.All(ctx) {
		if err != nil {
			say(map[string]any{"step": "refused", "class": fmt.Sprintf("%T", err), "after": follower.After()})
			os.Exit(3)
		}
		say(map[string]any{"step": "event", "sequence": event.Sequence, "id": event.EventID, "type": event.Type})
	}
	say(map[string]any{"step": "stopped", "after": follower.After()})
}
