// The client program for test/conformance/openapi-clients.ts, with oapi-codegen.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"

	"workgate.test/client/client"
)

type facts = map[string]any

func connect(url string) *client.ClientWithResponses {
	authenticate := func(_ context.Context, request *http.Request) error {
		request.Header.Set("X-Api-Key", os.Getenv("WORKGATE_API_KEY"))
		return nil
	}
	return must(client.NewClientWithResponses(url, client.WithRequestEditorFn(authenticate)))
}

func tell(step string, what facts) {
	what["step"] = step
	fmt.Println(string(must(json.Marshal(what))))
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	ctx := context.Background()
	now, future := connect(os.Getenv("WORKGATE_BASE_URL")), connect(os.Getenv("WORKGATE_FUTURE_URL"))
	tag := os.Getenv("WORKGATE_TAG")

	priority := client.High
	created := must(now.CreateWorkItemWithResponse(ctx, nil, client.WorkItemCreateRequest{
		Subject:  "By a generated client",
		Priority: &priority,
		Tags:     &client.WorkItemTags{tag},
	})).JSON201
	tell("create", facts{"work_item_id": created.WorkItemId, "status": created.Status, "priority": created.Priority})

	page := must(now.ListWorkItemsWithResponse(ctx, &client.ListWorkItemsParams{Tag: &tag})).JSON200
	ids := []string{}
	for _, item := range page.WorkItems {
		ids = append(ids, item.WorkItemId)
	}
	tell("list", facts{"ids": ids})

	later := must(future.GetWorkItemWithResponse(ctx, created.WorkItemId, nil)).JSON200
	tell("future", facts{"status": later.Status, "priority": later.Priority, "channel": later.Channel})

	refused := must(now.CreateWorkItemWithResponse(ctx, nil, client.WorkItemCreateRequest{Subject: ""}))
	problem := refused.JSON400.Error
	fields := []string{}
	for _, detail := range *problem.Details {
		fields = append(fields, detail.Field)
	}
	tell("error", facts{"status": refused.StatusCode(), "type": problem.Type, "code": problem.Code, "fields": fields})
}
