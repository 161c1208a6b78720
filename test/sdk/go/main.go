// The scenario of test/sdk/story.ts with the Go SDK.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"os"
	"time"

	"workgate.dev/workgate"
)

var ctx = context.Background()

type step = map[string]any

func main() {
	client := connect(os.Getenv("WORKGATE_BASE_URL"), os.Getenv("WORKGATE_API_KEY"))
	introduce(client)
	item := intake(client)
	proposal := act(client, item)
	read(client, item)
	future(item, proposal)
	retry()
	lost()
	refusals(client, item)
}

func connect(baseURL, key string) *workgate.Client {
	return must(workgate.NewClient(baseURL, key))
}

func intake(client *workgate.Client) *workgate.WorkItem {
	tag := os.Getenv("WORKGATE_TAG")
	item := must(client.WorkItems.Create(ctx, workgate.WorkItemCreateRequest{
		Subject:  "SDK story",
		Priority: workgate.Ptr(workgate.WorkItemPriorityHigh),
		Tags:     []string{tag},
		Contact: &workgate.WorkItemContactInput{
			Name:  workgate.Ptr("Ada"),
			Email: workgate.Ptr("ada@example.com"),
		},
		InitialMessage: &workgate.InitialMessageInput{Content: "It came twice."},
	}, nil))
	tell("create", step{
		"work_item_id":  item.WorkItemID,
		"status":        item.Status,
		"channel_id":    item.ChannelID,
		"contact_email": item.Contact.Email,
		"created_at":    item.CreatedAt.UTC().Format(time.RFC3339Nano),
	})

	for n := range 4 {
		must(client.WorkItems.Create(ctx, workgate.WorkItemCreateRequest{
			Subject: fmt.Sprintf("SDK story, number %d", n+2),
			Tags:    []string{tag},
		}, nil))
	}
	params := &workgate.ListWorkItemsParams{Tag: tag, Limit: 2}
	tell("pages", step{"ids": collect(client.WorkItems.AllWorkItems(ctx, params), func(i workgate.WorkItem) string { return i.WorkItemID })})

	must(client.Messages.Append(ctx, item.WorkItemID, workgate.MessageAppendRequest{
		Message: workgate.MessageInput{Content: "The order number is 1234."},
	}, nil))
	messages := client.Messages.AllMessages(ctx, item.WorkItemID, nil)
	tell("message", step{"contents": collect(messages, func(m workgate.Message) string { return m.Content })})

	item = must(client.WorkItems.Get(ctx, item.WorkItemID, nil))
	_, err := client.WorkItems.Get(ctx, item.WorkItemID, &workgate.GetWorkItemParams{IfNoneMatch: item.ETag()})
	check(errors.Is(err, workgate.ErrNotModified), "an unchanged WorkItem is not sent again")
	item = must(client.WorkItems.Update(ctx, item.WorkItemID, workgate.WorkItemUpdateRequest{
		Status:  workgate.Ptr(workgate.WorkItemStatusInProgress),
		Contact: workgate.Null[workgate.WorkItemContactPatch](),
	}, &workgate.UpdateWorkItemParams{IfMatch: item.ETag()}))
	tell("update", step{"status": item.Status, "contact": item.Contact, "priority": item.Priority})

	due := workgate.WorkItemUpdateRequest{DueAt: workgate.Value(item.CreatedAt)}
	item = must(client.WorkItems.Update(ctx, item.WorkItemID, due, nil))
	late := client.WorkItems.AllFound(ctx, &workgate.SearchWorkItemsParams{Tag: tag, Overdue: true})
	tell("overdue", step{"ids": collect(late, func(i workgate.WorkItem) string { return i.WorkItemID })})
	return item
}

func act(client *workgate.Client, item *workgate.WorkItem) *workgate.ActionProposal {
	proposal := must(client.Actions.Propose(ctx, item.WorkItemID, workgate.ActionProposalCreateRequest{
		IntegrationID:   os.Getenv("WORKGATE_INTEGRATION_ID"),
		ApprovalReason:  "It came twice.",
		ResourceType:    workgate.ResourceTypeOrder,
		ActionOperation: workgate.ActionOperationCommerceRefund,
		Payload: workgate.ActionPayload{Variant: &workgate.CommerceRefundPayload{
			OrderID:  os.Getenv("WORKGATE_ORDER_ID"),
			Amount:   "25.00",
			Currency: "EUR",
			Reason:   workgate.RefundReasonDuplicate,
		}},
	}, nil))
	switch payload := proposal.Payload.Variant.(type) {
	case *workgate.ProposedCommerceRefund:
		tell("propose", step{
			"proposal_id":  proposal.ProposalID,
			"status":       proposal.Status,
			"payload_type": payload.Type,
			"amount":       payload.Amount,
		})
	default:
		check(false, fmt.Sprintf("a refund came back as %T", payload))
	}

	_, err := client.Actions.ExecuteProposal(ctx, proposal.ProposalID, workgate.ActionProposalExecuteRequest{})
	check(isA[*workgate.ValidationError](err), fmt.Sprintf("who does not say whether to execute is refused: %v", err))
	tried := workgate.ActionProposalExecuteRequest{DryRun: workgate.Ptr(true)}
	dryRun := must(client.Actions.ExecuteProposal(ctx, proposal.ProposalID, tried))
	tell("dry_run", step{"dry_run": dryRun.DryRun, "action": dryRun.Action})

	done := must(client.Actions.ExecuteProposal(ctx, proposal.ProposalID, workgate.ActionProposalExecuteRequest{DryRun: workgate.Ptr(false)}))
	refund, ok := done.Action.Result.Variant.(*workgate.CommerceRefundResult)
	check(ok, "the result is that of a refund")
	tell("execute", step{
		"proposal_status": done.Proposal.Status,
		"action_id":       done.Action.ActionID,
		"action_status":   done.Action.Status,
		"refund_id":       refund.RefundID,
	})

	actions := client.Actions.AllActions(ctx, &workgate.ListActionsParams{WorkItemID: item.WorkItemID})
	tell("actions", step{"ids": collect(actions, func(a workgate.Action) string { return a.ActionID })})
	proposals := client.Actions.AllActionProposals(ctx, item.WorkItemID, nil)
	check(len(collect(proposals, func(p workgate.ActionProposal) string { return p.ProposalID })) == 1, "there is one proposal")

	tell("chat_payload", step{"payload": workgate.ActionPayload{Variant: &workgate.ChatPostMessagePayload{
		ChannelID: "C0123456789",
		Text:      "Done.",
	}}})
	return proposal
}

func introduce(client *workgate.Client) {
	me := must(client.Identity.Me(ctx))
	integrations := client.Integrations.AllIntegrations(ctx, nil)
	ids := collect(integrations, func(i workgate.Integration) string { return i.IntegrationID })
	tell("me", step{"key_id": me.Key.KeyID, "scopes": me.Key.Scopes, "owner_id": me.Owner.PersonID, "integration_ids": ids})
}

func read(client *workgate.Client, item *workgate.WorkItem) {
	groups := client.Data.AllGroups(ctx, "racing_catalog", nil)
	var startsAt []time.Time
	ids := collect(groups, func(group workgate.DataGroup) string {
		startsAt = append(startsAt, group.Events[0].StartsAt)
		return group.GroupID
	})
	tell("view", step{"group_ids": ids, "starts_at": startsAt[0].UTC().Format(time.RFC3339Nano)})

	evidence := client.Evidence.AllEntries(ctx, item.WorkItemID, &workgate.GetWorkItemEvidenceParams{Limit: 2})
	packet := must(client.Evidence.ExportPacket(ctx, item.WorkItemID))
	entries := collect(evidence, func(e workgate.EvidenceEntry) string { return e.EntryID })
	tell("packet", step{"entries": len(entries), "payload_type": packet.PayloadType})
}

func future(item *workgate.WorkItem, proposal *workgate.ActionProposal) {
	client := connect(os.Getenv("WORKGATE_FUTURE_URL"), os.Getenv("WORKGATE_API_KEY"))
	later := must(client.WorkItems.Get(ctx, item.WorkItemID, nil))
	check(later.Status == "future_status", "a label that is not known is kept")
	actions := client.Actions.AllActions(ctx, &workgate.ListActionsParams{WorkItemID: item.WorkItemID})
	ids := collect(actions, func(a workgate.Action) string { return a.ActionID })
	same := must(client.Actions.GetProposal(ctx, proposal.ProposalID))
	unknown, ok := same.Payload.Variant.(*workgate.UnknownVariant)
	check(ok && unknown.Type == "future_operation", "a kind that is not known has an arm of the union")
	tell("future", step{
		"work_item_id": later.WorkItemID,
		"proposal_id":  same.ProposalID,
		"actions":      len(ids),
		"known":        later.Status.IsKnown(),
	})
}

func retry() {
	client := connect(os.Getenv("WORKGATE_BUSY_URL"), os.Getenv("WORKGATE_API_KEY"))
	item := must(client.WorkItems.Create(ctx, workgate.WorkItemCreateRequest{Subject: "Retried"}, nil))
	must(client.WorkItems.Get(ctx, item.WorkItemID, nil))
	tell("retry", step{"work_item_id": item.WorkItemID})
}

func lost() {
	losing := func(kind string) *workgate.Client {
		return connect(os.Getenv("WORKGATE_LOST_URL")+"/"+kind, os.Getenv("WORKGATE_API_KEY"))
	}
	for _, kind := range []string{"timeout", "reset", "408", "409", "500"} {
		body := workgate.WorkItemCreateRequest{Subject: "Lost by " + kind}
		item := must(losing(kind).WorkItems.Create(ctx, body, nil, workgate.WithTimeout(2*time.Second)))
		tell("lost", step{"kind": kind, "work_item_id": item.WorkItemID})
	}
	workItems, body := losing("given_up").WorkItems, workgate.WorkItemCreateRequest{Subject: "Given up"}
	_, err := workItems.Create(ctx, body, nil, workgate.WithTimeout(time.Second), workgate.WithMaxRetries(0))
	var timeout *workgate.TimeoutError
	check(errors.As(err, &timeout), fmt.Sprintf("an answer that does not come is a timeout: %v", err))
	item := must(workItems.Create(ctx, body, &workgate.CreateWorkItemParams{IdempotencyKey: timeout.IdempotencyKey}))
	tell("given_up", step{
		"idempotency_key": timeout.IdempotencyKey,
		"request_id":      timeout.RequestID,
		"attempts":        timeout.Attempts,
		"work_item_id":    item.WorkItemID,
	})
}

func refusals(client *workgate.Client, item *workgate.WorkItem) {
	baseURL, key := os.Getenv("WORKGATE_BASE_URL"), os.Getenv("WORKGATE_API_KEY")
	subject := func(text string) workgate.WorkItemCreateRequest { return workgate.WorkItemCreateRequest{Subject: text} }

	_, err := client.WorkItems.Create(ctx, subject(""), nil)
	tellError("validation_error", err)
	_, err = connect(baseURL, "wg_test_nonsense").WorkItems.List(ctx, nil)
	tellError("authentication_error", err)
	_, err = connect(baseURL, os.Getenv("WORKGATE_READ_ONLY_KEY")).WorkItems.Create(ctx, subject("Not mine"), nil)
	tellError("authorization_error", err)
	_, err = client.WorkItems.Get(ctx, "wi_01h455vb4pex5vsknk084sn02q", nil)
	tellError("not_found", err)

	closed := workgate.WorkItemUpdateRequest{Status: workgate.Ptr(workgate.WorkItemStatusClosed)}
	_, err = client.WorkItems.Update(ctx, item.WorkItemID, closed, nil)
	tellError("invalid_state", err)
	_, err = client.WorkItems.Update(ctx, item.WorkItemID, closed, &workgate.UpdateWorkItemParams{IfMatch: `"999"`})
	tellError("precondition_failed", err)

	once := &workgate.CreateWorkItemParams{IdempotencyKey: "go-story-0123456789"}
	must(client.WorkItems.Create(ctx, subject("Once"), once))
	_, err = client.WorkItems.Create(ctx, subject("Twice"), once)
	tellError("idempotency_key_reused", err)

	for status, code := range map[string]string{"429": "rate_limited", "500": "internal_error", "503": "unavailable"} {
		_, err = connect(os.Getenv("WORKGATE_REFUSING_URL")+"/"+status, key).WorkItems.List(ctx, nil)
		tellError(code, err)
	}
	transport(client)
}

// transport checks the errors that occur without a response of the service.
func transport(client *workgate.Client) {
	_, err := client.WorkItems.List(ctx, nil, workgate.WithTimeout(time.Nanosecond))
	check(isA[*workgate.TimeoutError](err), "a timeout is an error of its own")
	ended, cancel := context.WithCancel(ctx)
	cancel()
	_, err = client.WorkItems.List(ended, nil)
	check(errors.Is(err, context.Canceled), "a cancelled context cancels")
	nobody := connect("http://127.0.0.1:1", "wg_test_nonsense")
	_, err = nobody.WorkItems.List(ctx, nil, workgate.WithMaxRetries(0))
	check(isA[*workgate.NetworkError](err), "a network error is an error of its own")
	_, err = client.WorkItems.Get(ctx, "..", nil)
	check(err != nil, "an identifier cannot lead elsewhere")
}

func tellError(expected string, err error) {
	var refused *workgate.APIError
	check(errors.As(err, &refused), fmt.Sprintf("%s is an answer of the service: %v", expected, err))
	fields := []string{}
	for _, detail := range refused.Details {
		fields = append(fields, detail.Field)
	}
	tell("error", step{
		"expected_code":  expected,
		"class":          fmt.Sprintf("%T", err),
		"type":           refused.Type,
		"code":           refused.Code,
		"status":         refused.StatusCode,
		"correlation_id": refused.CorrelationID,
		"retryable":      refused.Retryable,
		"fields":         fields,
	})
}

func isA[E error](err error) bool {
	var wanted E
	return errors.As(err, &wanted)
}

func collect[T any](all iter.Seq2[T, error], text func(T) string) []string {
	var texts []string
	for one, err := range all {
		check(err == nil, fmt.Sprint(err))
		texts = append(texts, text(one))
	}
	return texts
}

func tell(name string, told step) {
	told["step"] = name
	fmt.Println(string(must(json.Marshal(told))))
}

func must[T any](value T, err error) T {
	check(err == nil, fmt.Sprint(err))
	return value
}

func check(holds bool, promise string) {
	if !holds {
		fmt.Fprintln(os.Stderr, promise)
		os.Exit(1)
	}
}
