// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import (
	"context"
	"net/http"
	"strings"
)

// EvidenceAPI has the operations of the contract's tag Evidence. It is a field of [Client].
type EvidenceAPI service

// ExportPacket: Export a WorkItem as a signed packet. The key needs the scope work.actions.
//
// A packet that anybody can check offline, without trusting this service again: the WorkItem, its messages, its evidence, a proof for each entry that the log holds it, and a signed checkpoint of the log. It is a DSSE envelope over an in-toto Statement v1, signed with Ed25519. `/.well-known/jwks.json` has the public keys; `workgate verify packet.json --jwks …` checks it and names anything altered.  Each approval records for whom the approver and the accountable people spoke, and why (`voices`), so that anybody can recount if different people approved. Approvals of earlier releases lack it.  A packet holds the contents in the clear, and the salts for checking the commitments of the log: handle it like the conversation itself.  The export is logged (`evidence.exported`) before the packet is sent, and the packet holds that entry too. Repeating the request makes another packet and another entry; it needs no Idempotency-Key. The body is optional and must be an empty object.
func (s *EvidenceAPI) ExportPacket(ctx context.Context, workItemID string, options ...RequestOption) (*DSSEEnvelope, error) {
	path := strings.NewReplacer("{work_item_id}", pathSegment(workItemID)).Replace("/api/v1/public/work-items/{work_item_id}/evidence-packets")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // The contract says so.
	return send[DSSEEnvelope](ctx, s.client, r, options)
}

// GetWorkItemEvidenceParams are what [EvidenceAPI.List] can be given. What has its zero value is not sent.
type GetWorkItemEvidenceParams struct {
	// Maximum entries per page. Values above 200 are read as 200.
	Limit int64
	// The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
	PageToken string
}

// List: Read the evidence of a WorkItem. The key needs the scope work.actions.
//
// Log entries of a WorkItem, oldest first. They include everything acknowledged before this request. Entries are never changed and never removed; personal values are in them as salted commitments only. An exported packet carries the proofs that its entries are in the log.
func (s *EvidenceAPI) List(ctx context.Context, workItemID string, params *GetWorkItemEvidenceParams, options ...RequestOption) (*EvidencePage, error) {
	if params == nil {
		params = &GetWorkItemEvidenceParams{}
	}
	path := strings.NewReplacer("{work_item_id}", pathSegment(workItemID)).Replace("/api/v1/public/work-items/{work_item_id}/evidence")
	r := newRequest(http.MethodGet, path)
	r.setQuery("limit", params.Limit)
	r.setQuery("page_token", params.PageToken)
	return send[EvidencePage](ctx, s.client, r, options)
}

// AllEntries goes over the entries of all pages of [EvidenceAPI.List].
func (s *EvidenceAPI) AllEntries(ctx context.Context, workItemID string, params *GetWorkItemEvidenceParams, options ...RequestOption) Iterator[EvidenceEntry] {
	first := copied(params)
	return pages(first.PageToken, func(token string) ([]EvidenceEntry, *string, error) {
		at := first
		at.PageToken = token
		page, err := s.List(ctx, workItemID, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Entries, page.NextPageToken, nil
	})
}
