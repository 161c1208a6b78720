// Package workgate is the client of the Workgate public API: governed work intake for people and agents.
//
//	client, err := workgate.NewClient(baseURL, apiKey)
//	item, err := client.WorkItems.Create(ctx, workgate.WorkItemCreateRequest{Subject: "Refund for order 1234"}, nil)
//
// Types and operations are generated from the contract; the README of this folder tells how they are used.
package workgate
