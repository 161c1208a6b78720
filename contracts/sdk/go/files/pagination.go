package workgate

import (
	"context"
	"iter"
)

// All goes over the WorkItems of all pages; params.Limit is the size of a page. The loop ends after the first error.
func (s *WorkItemsAPI) All(ctx context.Context, params *ListWorkItemsParams, options ...RequestOption) iter.Seq2[WorkItem, error] {
	at := copied(params)
	return pages(at.PageToken, func(token string) ([]WorkItem, *string, error) {
		at.PageToken = token
		page, err := s.List(ctx, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.WorkItems, page.NextPageToken, nil
	})
}

// All goes over the messages of a WorkItem, the oldest first.
func (s *MessagesAPI) All(ctx context.Context, workItemID string, params *ListWorkItemMessagesParams, options ...RequestOption) iter.Seq2[Message, error] {
	at := copied(params)
	return pages(at.PageToken, func(token string) ([]Message, *string, error) {
		at.PageToken = token
		page, err := s.List(ctx, workItemID, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Messages, page.NextPageToken, nil
	})
}

// AllProposals goes over the action proposals of a WorkItem, the newest first.
func (s *ActionsAPI) AllProposals(ctx context.Context, workItemID string, params *ListActionProposalsParams, options ...RequestOption) iter.Seq2[ActionProposal, error] {
	at := copied(params)
	return pages(at.PageToken, func(token string) ([]ActionProposal, *string, error) {
		at.PageToken = token
		page, err := s.ListProposals(ctx, workItemID, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.ActionProposals, page.NextPageToken, nil
	})
}

// All goes over action records, the newest first; params.WorkItemID chooses those of one WorkItem.
func (s *ActionsAPI) All(ctx context.Context, params *ListActionsParams, options ...RequestOption) iter.Seq2[Action, error] {
	at := copied(params)
	return pages(at.PageToken, func(token string) ([]Action, *string, error) {
		at.PageToken = token
		page, err := s.List(ctx, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Actions, page.NextPageToken, nil
	})
}

// All goes over the evidence of a WorkItem, the oldest entry first.
func (s *EvidenceAPI) All(ctx context.Context, workItemID string, params *GetWorkItemEvidenceParams, options ...RequestOption) iter.Seq2[EvidenceEntry, error] {
	at := copied(params)
	return pages(at.PageToken, func(token string) ([]EvidenceEntry, *string, error) {
		at.PageToken = token
		page, err := s.List(ctx, workItemID, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Entries, page.NextPageToken, nil
	})
}

// AllGroups goes over the groups of a data view, all of one state of the data.
func (s *DataAPI) AllGroups(ctx context.Context, viewKey string, params *GetDataViewParams, options ...RequestOption) iter.Seq2[DataGroup, error] {
	at := copied(params)
	return pages(at.Cursor, func(cursor string) ([]DataGroup, *string, error) {
		at.Cursor = cursor
		view, err := s.GetView(ctx, viewKey, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return view.Groups, view.NextCursor, nil
	})
}

// pages calls fetch with the token of each page, the first one's being first, until there is no next one.
func pages[T any](first string, fetch func(token string) ([]T, *string, error)) iter.Seq2[T, error] {
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
