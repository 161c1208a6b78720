// Generated from contracts/openapi by `make generate`. Do not edit.
export interface paths {
    "/api/v1/public/work-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List WorkItems
         * @description Newest first (`created_at`, then `work_item_id`). With `updated_since`: in order of change, oldest change first, so that a client can follow. Pages stay stable while WorkItems are added.
         *
         *     Besides `status` and `assignee`, at most one of `tag`, `channel`, `priority`, `contact_email`, `source_reference`, `pack_key` and `updated_since` may be given; `queue_key` with `pack_key` only.
         */
        get: operations["listWorkItems"];
        put?: never;
        /**
         * Create a WorkItem
         * @description Opens a WorkItem with status `new`. An `initial_message` becomes the first message of its conversation, and its `external_message_id` the `source_reference` for finding the WorkItem again.
         */
        post: operations["createWorkItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/work-items/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search WorkItems
         * @description WorkItems that match everything given, newest first unless `order` says otherwise. `q` is words that must all occur in the WorkItem: its subject, messages, contact, tags, ids and references; for keys with the scope `work.actions`, also its proposals. Case and diacritics are ignored. New text can be found within moments.
         *
         *     A request scans a bounded number of WorkItems. So a page can hold less than `limit`, or nothing, and still be followed by more: go on with `next_page_token`. `searched_since` says how far the search has come.
         */
        get: operations["searchWorkItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/work-items/{work_item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        /**
         * Get a WorkItem
         * @description Answers 304 without a body if `If-None-Match` names the current version.
         */
        get: operations["getWorkItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a WorkItem
         * @description A JSON merge patch (RFC 7396): absent fields stay, `null` fields are removed. A patch that changes nothing returns the WorkItem with its version unchanged.
         *
         *     `new`, `open`, `in_progress` and `waiting_on_customer` can change to each other (never back to `new`) and to `resolved`, `cancelled`, `rejected` and `failed`; `resolved` only to `closed`. `waiting_on_approval` is set by action proposals, and left by them or for one of these four. Any other change is refused with 409 `invalid_state`.
         *
         *     Ended work has no more effects: the patch that ends it sets all its action proposals that are not being executed to `cancelled`. This is refused with 409 `invalid_state`, naming the proposal, if the key lacks the scope `work.actions`, or if the caller could not cancel an approved one.
         */
        patch: operations["updateWorkItem"];
        trace?: never;
    };
    "/api/v1/public/work-items/{work_item_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        /**
         * List the messages of a WorkItem
         * @description The conversation, oldest message first; any initial message leads.
         */
        get: operations["listWorkItemMessages"];
        put?: never;
        /**
         * Append a message
         * @description Adds a follow-up message to a WorkItem. A `resolved`, `closed`, `cancelled`, `failed` or `rejected` WorkItem accepts no more messages (409 `invalid_state`).
         */
        post: operations["appendWorkItemMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/work-items/{work_item_id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Any value; the operation is disabled and ignores it.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Direct action execution (disabled)
         * @description Side effects go through governed action proposals. This operation exists to refuse explicitly: a key with the scope `work.actions` always gets 403 `authorization_error`. The body is never read.
         */
        post: operations["directActionExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/work-items/{work_item_id}/action-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        /**
         * List the proposals of a WorkItem
         * @description Newest first.
         */
        get: operations["listActionProposals"];
        put?: never;
        /**
         * Propose an action
         * @description Submits a side effect for approval. Policy decides at once: the proposal is returned as `auto_approved`, `pending_approval`, or `denied`, with the reasons. Exactly what was approved is executed. A changed payload is a new proposal, which may name the one that it `supersedes`.
         *
         *     The provider is asked too if it would do it, for three seconds at most; `check` holds its answer. If it would refuse, the proposal is still created, since a provider's answer may lag behind. But it is never approved without a person, and nobody can approve it until it is checked again (`recheck`).
         *
         *     An unknown WorkItem is 404. An unknown `integration_id` or `supersedes` is 400 and named in `details`. A WorkItem whose work has ended takes no proposals (409). A proposal that waits for approval makes its WorkItem wait with it (`waiting_on_approval`) until the last one is settled.
         *
         *     Open proposals, waiting or approved, are limited: 50 of each accountable person, and 1,000 of the tenant. Above that: 409 `too_many_pending`.
         */
        post: operations["createActionProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/action-proposals/{proposal_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the proposal.
                 * @example prop_01h455vb4pex5vsknk084sn02q
                 */
                proposal_id: components["parameters"]["ActionProposalId"];
            };
            cookie?: never;
        };
        /**
         * Get a proposal
         * @description The current proposal, with the decisions of policy and people.
         */
        get: operations["getActionProposal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/action-proposals/{proposal_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the proposal.
                 * @example prop_01h455vb4pex5vsknk084sn02q
                 */
                proposal_id: components["parameters"]["ActionProposalId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a proposal
         * @description Cancels a proposal that has not been executed. Cancelling a cancelled proposal changes nothing; any other final state is 409 `invalid_state`. Only its proposer, the people accountable for it, and those who may approve it can cancel it; others get 403 `authorization_error`. The body is not read.
         */
        post: operations["cancelActionProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/action-proposals/{proposal_id}/recheck": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the proposal.
                 * @example prop_01h455vb4pex5vsknk084sn02q
                 */
                proposal_id: components["parameters"]["ActionProposalId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a proposal again
         * @description Asks the provider again if it would do it, and stores the answer as `check` of the proposal. If the provider would refuse, nobody can approve the proposal until a recheck passes. If it would not, people may approve it then, never policy.
         *
         *     409 `invalid_state` if the proposal is not open, or its integration is switched off or supports no checks. 503 `unavailable` if the provider cannot be asked within three seconds: its earlier answer still counts. A proposal is checked once in five seconds; earlier requests get 429 with `Retry-After`. The body is not read.
         */
        post: operations["recheckActionProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/action-proposals/{proposal_id}/execute": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the proposal.
                 * @example prop_01h455vb4pex5vsknk084sn02q
                 */
                proposal_id: components["parameters"]["ActionProposalId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a proposal
         * @description Policy decides again, by its present rules and on the present payload. Then the action is executed, once: executing an executed proposal again returns the same action record.
         *
         *     With `dry_run` it shows the outcome, in any state, and changes nothing: no side effect, no action record, no status. `outcome` says if it would be executed, needs people first, would be refused by the provider, or cannot be executed, and `next` what to do; none of these is an error. Only a payload that was changed in the database is `payload_mismatch`.
         *
         *     Actions for workers (an integration of the kind `pull`) pass the same checks and then wait for a worker. The answer has the unchanged proposal, no `action`, and `next`. The proposal is `executing` once a worker has taken it (`claimOperation`); until then it can be cancelled.
         *
         *     Errors of an execution: `policy_denied` (403, the proposal stays as it is), `payload_mismatch` (409, it is not what was approved), `execution_in_progress` (409, retryable), `invalid_state` (409: its state does not allow it, such as `pending_approval`, or the provider would refuse it), `approval_required` (409: it was approved but now needs more approvals; it returns to `pending_approval`).
         */
        post: operations["executeActionProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List action records
         * @description Executed actions, newest first. An unknown WorkItem has none.
         */
        get: operations["listActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/actions/{action_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the action record.
                 * @example act_01h455vb4pex5vsknk084sn02q
                 */
                action_id: components["parameters"]["ActionId"];
            };
            cookie?: never;
        };
        /**
         * Get an action record
         * @description The record of one execution.
         */
        get: operations["getAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/actions/{action_id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the action record.
                 * @example act_01h455vb4pex5vsknk084sn02q
                 */
                action_id: components["parameters"]["ActionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the result of an action
         * @description For webhook receivers that answered 202, or whose answer was lost: reports the result of a request that they received. It needs an API key that carries the integration (`carries` of `getMe`), and the `result_token` that came with the request. For any other key the action does not exist.
         *
         *     A result that the operation's `result_schema` does not allow is 400 and names each field; nothing is lost, and it can be reported again. Repeating a report returns the first answer; a different report is 409. So is a token of an attempt before the last, or an action that a person has settled; the log records these (`proposal.report_refused`).
         */
        post: operations["reportActionResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List integrations
         * @description The tenant's connections to providers, oldest first, with the operations that each can propose and the limits that decide who must approve. Includes those that are switched off. Take the `integration_id` of a proposal from here.
         */
        get: operations["listIntegrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/integrations/{integration_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the integration.
                 * @example int_01h455vb4pex5vsknk084sn02q
                 */
                integration_id: components["parameters"]["IntegrationId"];
            };
            cookie?: never;
        };
        /**
         * Get an integration
         * @description The current integration, with its operations.
         */
        get: operations["getIntegration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operations
         * @description All operations that can be proposed, with the schemas of payloads and results: first those of the service, then those of the tenant, by name. Includes retired ones. A page ends early if its schemas are large. `listIntegrations` shows the operations of each integration.
         */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/operations/{operation}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the operation.
                 * @example x_close_account
                 */
                operation: components["parameters"]["OperationName"];
            };
            cookie?: never;
        };
        /**
         * Get an operation
         * @description The newest version of the operation.
         */
        get: operations["getOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/operation-claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim an action to carry out
         * @description For workers in networks that cannot be reached: hands out an action that was approved and executed (`executeActionProposal`) on an integration which the API key carries (`carries` of `getMe`). The answer waits for `wait_seconds` if there is none; then `claim` is null.
         *
         *     A claimed action passed the gate at that moment, and nobody else has it while the lease lasts. Do not carry it out before `beginOperationClaim` succeeds. If the lease ends before that, the claim goes to the next worker.
         *
         *     A key has at most 20 claims at a time, a tenant 200: beyond that it is 409 `too_many_pending`. Waiting requests are limited: beyond 50 of a tenant in one process of the service it is 429.
         */
        post: operations["claimOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/operation-claims/{claim_id}/begin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the claim.
                 * @example clm_01h455vb4pex5vsknk084sn02q
                 */
                claim_id: components["parameters"]["OperationClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to carry out a claim
         * @description Passes the gate again and writes the action record (`running`): from this answer on the effect is possible. Carry it out only after this answer, and only while the lease lasts. The lease is renewed. A repeat changes nothing.
         *
         *     If the lease ends after this, the outcome is unknown: the action is handed out again if the operation is idempotent; otherwise people settle it.
         *
         *     If the gate refuses, it is not begun: 403 `policy_denied` or `authorization_error`, 409 `invalid_state` (its work has ended, its integration is switched off, the claim is over), `approval_required` or `payload_mismatch`. The claim is over then.
         */
        post: operations["beginOperationClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/operation-claims/{claim_id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the claim.
                 * @example clm_01h455vb4pex5vsknk084sn02q
                 */
                claim_id: components["parameters"]["OperationClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend a claim
         * @description Renews the lease, if it has not ended and the claim passes the gate, with the refusals of `beginOperationClaim`. A claim refused before it was begun is over; after that, the present lease goes on, and the outcome is still reported. A claim is extended for 24 hours at most.
         */
        post: operations["extendOperationClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/operation-claims/{claim_id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the claim.
                 * @example clm_01h455vb4pex5vsknk084sn02q
                 */
                claim_id: components["parameters"]["OperationClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a claim was carried out
         * @description Reports the result of a claim that was begun. A result that the operation's `result_schema` does not allow is 400 and names the field; the claim continues. Repeating a report returns the first answer; a different report is 409.
         *
         *     A report after the claim was lost is 409, and the log records it.
         */
        post: operations["completeOperationClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/operation-claims/{claim_id}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the claim.
                 * @example clm_01h455vb4pex5vsknk084sn02q
                 */
                claim_id: components["parameters"]["OperationClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a claim was not carried out
         * @description Reports that nothing was done, and if it may be. `not_sent` returns a claim, even one that was not begun; the other two need a begun claim. If the action may have been done, report nothing: let the lease end.
         *
         *     A refused repetition (`attempt` above 1) says nothing about the attempt before it: its outcome stays unknown.
         */
        post: operations["failOperationClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/work-items/{work_item_id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        /**
         * Read the evidence of a WorkItem
         * @description Log entries of a WorkItem, oldest first. They include everything acknowledged before this request. Entries are never changed and never removed; personal values are in them as salted commitments only. An exported packet carries the proofs that its entries are in the log.
         */
        get: operations["getWorkItemEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/work-items/{work_item_id}/evidence-packets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a WorkItem as a signed packet
         * @description A packet that anybody can check offline, without trusting this service again: the WorkItem, its messages, its evidence, a proof for each entry that the log holds it, and a signed checkpoint of the log. It is a DSSE envelope over an in-toto Statement v1, signed with Ed25519. `/.well-known/jwks.json` has the public keys; `workgate verify packet.json --jwks …` checks it and names anything altered.
         *
         *     Each approval records for whom the approver and the accountable people spoke, and why (`voices`), so that anybody can recount if different people approved. Approvals of earlier releases lack it.
         *
         *     A packet holds the contents in the clear, and the salts for checking the commitments of the log: handle it like the conversation itself.
         *
         *     The export is logged (`evidence.exported`) before the packet is sent, and the packet holds that entry too. Repeating the request makes another packet and another entry; it needs no Idempotency-Key. The body is optional and must be an empty object.
         */
        post: operations["exportWorkItemPacket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/data/views/{view_key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a data view
         * @description Whole groups, by their earliest event, then by `group_id`. A group is selected by its events, and always returned with all of them. `filter_key` and `date` both use `timezone`, including daylight saving, and both must hold: an event at 23:30 in Sydney is on another day in UTC.
         *
         *     Pages show one state of the data: `next_cursor` keeps the revisions of the first page, as long as these are stored (the last three of each source), and the time of the first request.
         *
         *     If a source fails, its last good data stays in place, and `health` says so. The `ETag` changes with the data, the selection and the health, not with ages.
         */
        get: operations["getDataView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/data/entities/{entity_type}/{entity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one entity of a data view
         * @description A group, an event or a participant, by its canonical identifier or by that of a source. If a source's identifier matches several entities, the answer is 409 and names the canonical ones.
         */
        get: operations["getDataEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/data/sources/{source_key}/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the health of a data source
         * @description Freshness, problems and covered dates of a source. With `date`: 404 if the date lies outside the coverage. A source that never loaded is 503, like one that is not registered.
         */
        get: operations["getDataSourceHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow events
         * @description All events of the tenant, oldest first: the log of the tenant, without gaps, the same on every node, each event once. Start with `after=0` and go on with `next_after`; store it where you store your results of the events. With `wait_seconds` the answer waits for an event.
         *
         *     Events are thin: they name the change, and `url` gives the current state. `expand=data` adds the data from the log, for keys with the scope `work.actions`, and only to events of WorkItems.
         *
         *     One answer scans a bounded part of the log: `events` may be empty while `next_after` goes on. All is read when `next_after` is `head`. An `after` past the head is 400: it is not of this tenant's log.
         *
         *     Waiting requests are limited: beyond 20 of an API key, or 50 of a tenant, in one process of the service, the answer is 429.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description All endpoints, newest first.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Sends events by POST as they happen, signed as in [Standard Webhooks](https://www.standardwebhooks.com) (`webhook-id`, `webhook-timestamp`, `webhook-signature`): each at least once, with an id that stays the same. Answer 2xx within 5 seconds. Otherwise the event is sent again, 8 times over 28 hours; `Retry-After` is honoured. 410 switches the endpoint off, and so do five days without any delivery. Redirects are not followed. Order is not guaranteed: `sequence` gives it.
         *
         *     A tenant has 20 endpoints at most. The first event sent is the next one in the log.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Status, progress, and start of the current failures.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Stops sending and removes the secret and the deliveries. The log keeps its entries about it.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Update a webhook endpoint
         * @description A JSON merge patch (RFC 7396). A new `url` also receives the waiting deliveries. Switching off cancels waiting deliveries; switching on again starts with events from then on.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Logs `webhook_endpoint.tested`, sends it once to this endpoint alone, whatever its types and filter are, and answers with the outcome. Works for switched-off endpoints too.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret
         * @description Signs requests with the new secret and, for `overlap_hours`, with the previous ones, so that receivers can change over. The secret is shown once. At most four previous secrets stay valid; beyond that it is 409.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover missed events
         * @description Sends matching events since a sequence again: those that failed, were cancelled, or were never sent because the endpoint was off; with `include_delivered` also those delivered. Runs in the background, with the same `webhook-id` as before. One recovery at a time; an endpoint that is not on is 409.
         */
        post: operations["recoverWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Deliveries to the endpoint, sent or pending, of the last 30 days, newest first.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
                /**
                 * @description Identifier of the delivery.
                 * @example whd_01h455vb4pex5vsknk084sn02q
                 */
                webhook_delivery_id: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends the stored body with the same `webhook-id`, signed with the current secrets, as a new delivery with its own attempts. An endpoint that is not on is 409.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller
         * @description The API key of the request: its tenant, permissions, rate limits and accountable owner. Every key may ask, whatever its scopes.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A `WorkItemStatus` or one of its aliases: `pending` and `waiting` for `waiting_on_customer`, `done` for `resolved`, `canceled` for `cancelled`, `active` for `open`.
         * @example new
         * @enum {string}
         */
        WorkItemStatusFilter: "new" | "open" | "in_progress" | "waiting_on_customer" | "waiting_on_approval" | "resolved" | "closed" | "cancelled" | "failed" | "rejected" | "pending" | "waiting" | "done" | "canceled" | "active";
        /**
         * @description Channel of the work.
         * @example email
         * @enum {string}
         */
        WorkItemChannel: "api" | "email" | "web_form" | "web_chat" | "phone" | "sms" | "social" | "chat" | "agent" | "other";
        /**
         * @description Urgency of the work.
         * @example high
         * @enum {string}
         */
        WorkItemPriority: "low" | "normal" | "high" | "urgent";
        /**
         * @description E-mail address of the person. Its domain may be international (IDN): it is stored, compared and returned in ASCII form, `ada@bücher.example` as `ada@xn--bcher-kva.example`.
         * @example ada@example.com
         */
        ContactEmail: string;
        /**
         * @description Identifier of a WorkItem (TypeID, sortable by time of creation).
         * @example wi_01h455vb4pex5vsknk084sn02q
         */
        WorkItemId: string;
        /**
         * @description State of a WorkItem. `closed`, `cancelled`, `failed` and `rejected` are final.
         * @example new
         * @enum {string}
         */
        WorkItemStatus: "new" | "open" | "in_progress" | "waiting_on_customer" | "waiting_on_approval" | "resolved" | "closed" | "cancelled" | "failed" | "rejected";
        /** @description The requester. Only known fields are present. */
        WorkItemContact: {
            /**
             * @description Name of the person.
             * @example Ada Lovelace
             */
            name?: string;
            /**
             * @description E-mail address of the person, international domains in ASCII form (`xn--…`).
             * @example ada@example.com
             */
            email?: string;
            /**
             * @description Language of the person as a BCP 47 tag.
             * @example en-GB
             */
            locale?: string;
        };
        /**
         * @description Kind of credential or person.
         * @example api_key
         * @enum {string}
         */
        PrincipalType: "api_key" | "delegation" | "user" | "system";
        /** @description The actor. */
        Principal: {
            type: components["schemas"]["PrincipalType"];
            /**
             * @description Id of the API key, delegation or person.
             * @example key_01h455vb4pex5vsknk084sn02q
             */
            id: string;
            /**
             * @description Name for people, at that time.
             * @example Helpdesk import
             */
            display_name: string;
        };
        /** @description A request for work and its present state. */
        WorkItem: {
            work_item_id: components["schemas"]["WorkItemId"];
            /**
             * @description One line that states the request.
             * @example Refund for order 1234
             */
            subject: string;
            status: components["schemas"]["WorkItemStatus"];
            priority: components["schemas"]["WorkItemPriority"];
            channel: components["schemas"]["WorkItemChannel"];
            /**
             * @description Identifier of the source channel inside the tenant.
             * @example support-inbox
             */
            channel_id: string | null;
            /**
             * @description Labels of the tenant.
             * @example [
             *       "refund",
             *       "vip"
             *     ]
             */
            tags: string[];
            /** @description The requester, or null. */
            contact: components["schemas"]["WorkItemContact"] | null;
            /**
             * @description The `external_message_id` of the initial message.
             * @example mail-8412
             */
            source_reference: string | null;
            /**
             * @description The pack whose rules govern the work.
             * @example customer_support
             */
            pack_key: string;
            /**
             * @description The pack's queue that the work waits in.
             * @example general
             */
            queue_key: string;
            /** @description The person working on it, or null. */
            assignee: components["schemas"]["Principal"] | null;
            /**
             * @description Identifier of the conversation.
             * @example thr_01h455vb4pex5vsknk084sn02q
             */
            thread_id: string;
            /**
             * @description Number of messages in the conversation, with the initial one.
             * @example 1
             */
            message_count: number;
            /**
             * Format: date-time
             * @description Time by which to resolve it: creation plus the time of its queue, unless somebody set another time or none. Null if none. Ended work keeps it and is never overdue.
             * @example 2026-03-02T09:30:00.000Z
             */
            due_at: string | null;
            /**
             * Format: date-time
             * @description Creation time of the WorkItem (RFC 3339, UTC, milliseconds).
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Last change of the WorkItem or its conversation.
             * @example 2026-03-01T09:30:00.000Z
             */
            updated_at: string;
            /**
             * @description Number of changes; the `ETag` value.
             * @example 1
             */
            version: number;
        };
        /** @description A page of WorkItems. */
        WorkItemPage: {
            /** @description The WorkItems of this page. */
            work_items: components["schemas"]["WorkItem"][];
            /**
             * @description Send it as `page_token` to get the next page; null on the last page.
             * @example null
             */
            next_page_token: string | null;
        };
        /**
         * @description Kind of error.
         * @example validation_error
         * @enum {string}
         */
        ErrorType: "validation_error" | "authentication_error" | "authorization_error" | "not_found" | "conflict" | "rate_limited" | "unavailable" | "internal_error";
        /**
         * @description Machine-readable code of the error; branch on it.
         * @example validation_error
         * @enum {string}
         */
        ErrorCode: "validation_error" | "authentication_error" | "authorization_error" | "not_found" | "conflict" | "rate_limited" | "unavailable" | "internal_error" | "duplicate_member" | "invalid_state" | "ambiguous_id" | "precondition_failed" | "idempotency_key_reused" | "request_in_progress" | "execution_in_progress" | "payload_mismatch" | "policy_denied" | "approval_required" | "too_many_pending" | "method_not_allowed" | "unsupported_media_type" | "payload_too_large" | "projection_unavailable" | "log_inconsistent";
        /** @description One problem of a request. */
        ErrorDetail: {
            /**
             * @description Path of the field in the body, or name of the query parameter, path parameter or header.
             * @example initial_message.role
             */
            field: string;
            /**
             * @description The problem.
             * @example is required
             */
            problem: string;
        };
        /** @description The error and its remedy. */
        Error: {
            type: components["schemas"]["ErrorType"];
            /**
             * @description For people. It names the field and, if there is one, the remedy; do not match on it.
             * @example subject: is required
             */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /**
             * @description Id of the request in the service's logs; may be empty.
             * @example 4bf92f3577b34da6a3ce929d0e0e4736
             */
            correlation_id: string;
            /**
             * @description True if repeating the request later can succeed.
             * @example false
             */
            retryable: boolean;
            /** @description Individual problems, if there are several or a field is at fault. At most 20. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description The body of every answer above 399. */
        ErrorResponse: {
            error: components["schemas"]["Error"];
        };
        /**
         * @description One line that states the request; not only white space, and without line breaks, control characters and marks that change the writing direction.
         * @example Refund for order 1234
         */
        WorkItemSubject: string;
        /**
         * @description Identifier of the source channel inside the tenant.
         * @example support-inbox
         */
        ChannelId: string;
        /**
         * @description A label of the tenant.
         * @example vip
         */
        WorkItemTag: string;
        /**
         * @description Labels of the tenant, each once.
         * @example [
         *       "refund",
         *       "vip"
         *     ]
         */
        WorkItemTags: components["schemas"]["WorkItemTag"][];
        /**
         * @description Name of the person.
         * @example Ada Lovelace
         */
        ContactName: string;
        /**
         * @description Language of the person as a BCP 47 tag.
         * @example en-GB
         */
        ContactLocale: string;
        /** @description The requester. */
        WorkItemContactInput: {
            name?: components["schemas"]["ContactName"];
            email?: components["schemas"]["ContactEmail"];
            locale?: components["schemas"]["ContactLocale"];
        };
        /**
         * @description Role of the author of a message from a client; only `user`.
         * @example user
         * @enum {string}
         */
        UserRole: "user";
        /**
         * @description Message text; not only white space. It may have line breaks and tabs, but no other control characters.
         * @example The order number is 1234.
         */
        MessageContent: string;
        /** @description The first message of the conversation. */
        InitialMessageInput: {
            role?: components["schemas"]["UserRole"];
            content: components["schemas"]["MessageContent"];
            /**
             * @description The sender's own id of the message; becomes the `source_reference` of the WorkItem.
             * @example mail-8412
             */
            external_message_id?: string;
            /** @description If given, it must equal the `channel` of the WorkItem. */
            channel?: components["schemas"]["WorkItemChannel"];
        };
        /** @description A new WorkItem. */
        WorkItemCreateRequest: {
            subject: components["schemas"]["WorkItemSubject"];
            /** @description Urgency of the work; `normal` by default. */
            priority?: components["schemas"]["WorkItemPriority"];
            /** @description Channel of the work; `api` by default. */
            channel?: components["schemas"]["WorkItemChannel"];
            channel_id?: components["schemas"]["ChannelId"];
            tags?: components["schemas"]["WorkItemTags"];
            contact?: components["schemas"]["WorkItemContactInput"];
            initial_message?: components["schemas"]["InitialMessageInput"];
        };
        /**
         * @description `newest`: opened last comes first. `oldest`: opened first comes first. `last_changed`: changed last comes first. `due`: overdue, then due soonest; then, newest first, those without `due_at` and those that have ended.
         * @example newest
         * @enum {string}
         */
        WorkItemOrder: "newest" | "oldest" | "last_changed" | "due";
        /** @description A page of search results. */
        FoundWorkItemsPage: {
            /** @description The WorkItems of this page. May be fewer than `limit`, or none, although more follow. */
            found: components["schemas"]["WorkItem"][];
            /**
             * @description Send it as `page_token` to search on; null when all was searched.
             * @example null
             */
            next_page_token: string | null;
            /**
             * Format: date-time
             * @description Time that this page and those before it have reached. They hold all matches opened after this time (`last_changed`: changed after it; `oldest`: opened before it; `due`: due before it and, once all of those are listed, the other matches opened after it).
             * @example 2026-03-01T00:00:00.000Z
             */
            searched_since: string;
        };
        /** @description Changes to the contact; null removes it. */
        WorkItemContactPatch: {
            /** @description New name; null removes it. */
            name?: components["schemas"]["ContactName"] | null;
            /** @description New e-mail address; null removes it. */
            email?: components["schemas"]["ContactEmail"] | null;
            /** @description New locale; null removes it. */
            locale?: components["schemas"]["ContactLocale"] | null;
        } | null;
        /** @description A JSON merge patch (RFC 7396) of a WorkItem. */
        WorkItemUpdateRequest: {
            subject?: components["schemas"]["WorkItemSubject"];
            status?: components["schemas"]["WorkItemStatus"];
            priority?: components["schemas"]["WorkItemPriority"];
            /** @description New channel id; null removes it. */
            channel_id?: components["schemas"]["ChannelId"] | null;
            /** @description The complete new tags; null removes every tag. */
            tags?: components["schemas"]["WorkItemTags"] | null;
            contact?: components["schemas"]["WorkItemContactPatch"];
            /**
             * Format: date-time
             * @description Time by which to resolve it (RFC 3339): not before its creation, and within ten years from now; null for none. Once set or removed, it stays so in whatever queue the WorkItem is.
             * @example 2026-03-02T17:00:00Z
             */
            due_at?: string | null;
        };
        /**
         * @description Identifier of a message.
         * @example msg_01h455vb4pex5vsknk084sn02q
         */
        MessageId: string;
        /**
         * @description Role of the author of a message.
         * @example user
         * @enum {string}
         */
        MessageRole: "user" | "agent" | "system";
        /** @description One message of the conversation of a WorkItem. */
        Message: {
            message_id: components["schemas"]["MessageId"];
            work_item_id: components["schemas"]["WorkItemId"];
            role: components["schemas"]["MessageRole"];
            /**
             * @description Message text.
             * @example The order number is 1234.
             */
            content: string;
            /**
             * @description The sender's own id of the initial message; null for all others.
             * @example mail-8412
             */
            external_message_id: string | null;
            author: components["schemas"]["Principal"];
            /**
             * Format: date-time
             * @description Time of acceptance (RFC 3339, UTC, milliseconds).
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
        };
        /** @description A page of messages, oldest first. */
        MessagePage: {
            /** @description The messages of this page. */
            messages: components["schemas"]["Message"][];
            /**
             * @description Send it as `page_token` to get the next page; null on the last page.
             * @example null
             */
            next_page_token: string | null;
        };
        /** @description The message to append. */
        MessageInput: {
            content: components["schemas"]["MessageContent"];
            role?: components["schemas"]["UserRole"];
        };
        /** @description A follow-up message. */
        MessageAppendRequest: {
            message: components["schemas"]["MessageInput"];
        };
        /**
         * @description Identifier of an action proposal (TypeID, sortable by time of creation).
         * @example prop_01h455vb4pex5vsknk084sn02q
         */
        ActionProposalId: string;
        /**
         * @description State of a proposal. `pending_approval` waits for people. `auto_approved` and `approved` can be executed. `outcome_unknown` waits until the provider's outcome is known. `rejected`, `denied`, `expired`, `cancelled`, `executed` and `execution_failed` are final, except that a failure the provider calls retryable may be executed again.
         * @example pending_approval
         * @enum {string}
         */
        ActionProposalStatus: "pending_approval" | "auto_approved" | "approved" | "rejected" | "denied" | "expired" | "cancelled" | "executing" | "executed" | "execution_failed" | "outcome_unknown";
        /**
         * @description The action: an operation of the service, or one that the tenant has defined, whose name begins with `x_`. `listOperations` shows them. Known labels: `commerce_refund`, `chat_post_message`.
         * @example commerce_refund
         */
        ActionOperation: string;
        /**
         * @description Identifier of the integration that performs the action.
         * @example int_01h455vb4pex5vsknk084sn02q
         */
        IntegrationId: string;
        /**
         * @description Kind of resource that the action changes: `order` for a refund, `chat_channel` for a message. The tenant's operations define theirs. Known labels: `order`, `chat_channel`.
         * @example order
         */
        ResourceType: string;
        /**
         * @description Id of the order in the shop.
         * @example 1234
         */
        OrderId: string;
        /**
         * @description Decimal amount above zero, with no more decimals than the currency has.
         * @example 25.00
         */
        MoneyAmount: string;
        /**
         * @description ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are refused.
         * @example EUR
         */
        CurrencyCode: string;
        /**
         * @description Reason for the refund.
         * @example duplicate
         * @enum {string}
         */
        RefundReason: "duplicate" | "fraudulent" | "requested_by_customer" | "other";
        /** @description A proposed refund, exactly as submitted and as it will be executed. */
        ProposedCommerceRefund: {
            /**
             * @description Names the kind of payload; equal to `action_type`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "commerce_refund";
            order_id: components["schemas"]["OrderId"];
            amount: components["schemas"]["MoneyAmount"];
            currency: components["schemas"]["CurrencyCode"];
            reason: components["schemas"]["RefundReason"];
        };
        /**
         * @description Id of the channel on the chat platform. Never a direct message.
         * @example C0123456789
         */
        ChatChannelId: string;
        /**
         * @description Text of the message; not only white space. Shown literally: mentions, links and special commands in angle brackets are not expanded.
         * @example Order 1234: the refund of 25.00 EUR is on its way.
         */
        ChatMessageText: string;
        /**
         * @description The message that this one answers, by its chat platform timestamp.
         * @example 1772357400.000200
         */
        ChatThread: string;
        /** @description A proposed message, exactly as submitted and as it will be posted. */
        ProposedChatPostMessage: {
            /**
             * @description Names the kind of payload; equal to `action_type`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "chat_post_message";
            channel_id: components["schemas"]["ChatChannelId"];
            text: components["schemas"]["ChatMessageText"];
            thread_ts?: components["schemas"]["ChatThread"];
        };
        /** @description Exact payload that will be executed, of an operation of the service; `type` names the kind. */
        BuiltInProposedAction: components["schemas"]["ProposedCommerceRefund"] | components["schemas"]["ProposedChatPostMessage"];
        /**
         * @description Name of an operation that the tenant has defined.
         * @example x_close_account
         */
        CustomOperationName: string;
        /** @description A proposed operation of the tenant, exactly as submitted and as it will be executed. Its other members are those of the definition. */
        ProposedCustomOperation: {
            /** @description Names the kind of payload; equal to `action_type`. */
            type: components["schemas"]["CustomOperationName"];
        } & {
            [key: string]: unknown;
        };
        /** @description Exact payload that will be executed; `type` names the kind. */
        ProposedAction: components["schemas"]["BuiltInProposedAction"] | components["schemas"]["ProposedCustomOperation"];
        /**
         * @description SHA-256, in hexadecimal, over an RFC 8785 form. Version 2 (`hash_version` of the proposal) covers `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`. `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed. `schema_hash` is the SHA-256 over the RFC 8785 form of the payload's published schema, with references resolved and without `title`, `description`, `examples` and `deprecated`. An operation that the tenant has defined adds `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 covers `{tenant, work_item, integration, operation, resource_type, payload}`. Evidence packets hold everything needed to compute the hash again. An approved proposal is executed only while it has this hash and its integration leads to the same target.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        PayloadHash: string;
        /**
         * @description Version of `payload_hash`: 2 for new proposals, 1 for those made before the releases after 0.3.0.
         * @example 2
         */
        PayloadHashVersion: number;
        /**
         * @description Decision of policy: the action may run without a person (`auto_approve`), needs people (`require_approval`), or may not run (`deny`).
         * @example require_approval
         * @enum {string}
         */
        PolicyDecision: "auto_approve" | "require_approval" | "deny";
        /** @description One policy that determined the decision. */
        PolicyReason: {
            /**
             * @description Name of the policy; `pack/…` is shipped, `tenant/…` is the tenant's.
             * @example pack/auto-approval-limit
             */
            policy_id: string;
            /**
             * @description Message for people.
             * @example The amount is above the limit for approval without a person.
             */
            message: string;
        };
        /** @description The decision of policy and its reasons. */
        PolicyOutcome: {
            decision: components["schemas"]["PolicyDecision"];
            /** @description Policies that determined the decision. */
            reasons: components["schemas"]["PolicyReason"][];
            /**
             * @description Version of the exact texts of all policies evaluated.
             * @example customer_support@1a2b3c4d5e6f
             */
            policy_version: string;
            /**
             * @description Number of different people who must approve; 0 if none.
             * @example 1
             */
            approvals_required: number;
        };
        /**
         * @description Provider's answer when last asked if it would do it: `ok`; `would_fail` if it would refuse it as things stood; `not_checked` if it could not be asked.
         * @example ok
         * @enum {string}
         */
        ActionProposalCheckOutcome: "ok" | "would_fail" | "not_checked";
        /** @description The provider's latest answer. The provider is asked when a proposal is made, and again on request. A proposal that it would refuse is never approved, by policy or by people, until its answer changes. Execution asks the provider once more. */
        ActionProposalCheck: {
            outcome: components["schemas"]["ActionProposalCheckOutcome"];
            /** @description The provider's reasons to refuse, by field, such as `payload.order_id`; or why it could not be asked. */
            problems: components["schemas"]["ErrorDetail"][];
            /**
             * Format: date-time
             * @description Time of the check; null if never asked.
             * @example 2026-03-01T09:30:00.000Z
             */
            at: string | null;
        };
        /** @description Another proposal with the same effect that is open or was executed. */
        ActionProposalTwin: {
            proposal_id: components["schemas"]["ActionProposalId"];
            work_item_id: components["schemas"]["WorkItemId"];
            status: components["schemas"]["ActionProposalStatus"];
            /**
             * Format: date-time
             * @description Time of the proposal.
             * @example 2026-03-01T09:29:00.000Z
             */
            at: string;
        };
        /**
         * @description Decision of the person.
         * @example approve
         * @enum {string}
         */
        ApprovalDecision: "approve" | "reject";
        /** @description The decision of one person. */
        Approval: {
            approver: components["schemas"]["Principal"];
            /**
             * @description The person accountable for it: the approver, or the person who delegated it to that agent. It tells different people apart.
             * @example usr_01h455vb4pex5vsknk084sn02q
             */
            accountable: string;
            decision: components["schemas"]["ApprovalDecision"];
            /**
             * @description Comment of the person.
             * @example Checked with the warehouse.
             */
            comment: string | null;
            payload_hash: components["schemas"]["PayloadHash"];
            /**
             * Format: date-time
             * @description Time.
             * @example 2026-03-01T09:35:00.000Z
             */
            at: string;
        };
        /** @description A requested side effect, with the decisions of policy and people. */
        ActionProposal: {
            proposal_id: components["schemas"]["ActionProposalId"];
            work_item_id: components["schemas"]["WorkItemId"];
            status: components["schemas"]["ActionProposalStatus"];
            action_type: components["schemas"]["ActionOperation"];
            integration_id: components["schemas"]["IntegrationId"];
            resource_type: components["schemas"]["ResourceType"];
            action_operation: components["schemas"]["ActionOperation"];
            payload: components["schemas"]["ProposedAction"];
            payload_hash: components["schemas"]["PayloadHash"];
            hash_version?: components["schemas"]["PayloadHashVersion"];
            /**
             * @description Reason for the action.
             * @example The parcel arrived twice; the customer returned one.
             */
            approval_reason: string;
            proposed_by: components["schemas"]["Principal"];
            /** @description The people accountable for it: for its proposer, for the proposal that it supersedes, and all who have seen the secret of the key that proposed it. None of them approves or settles it. */
            accountables?: string[];
            policy: components["schemas"]["PolicyOutcome"];
            check?: components["schemas"]["ActionProposalCheck"];
            /** @description Other proposals of the tenant with the same effect that are open or were executed, newest first, at most 20; absent if there are none. Effects that move money are the same if operation, resource, amount and currency are, within 7 days; others if integration and payload are, within 10 minutes. An operation may say otherwise. Policy never approves a proposal that has an earlier twin; people may approve both. To repeat a request safely, send `Idempotency-Key`: a repetition is no twin. */
            twins?: components["schemas"]["ActionProposalTwin"][];
            /** @description Decisions of people, oldest first. */
            approvals: components["schemas"]["Approval"][];
            /** @description The proposal that this one replaced. */
            supersedes: components["schemas"]["ActionProposalId"] | null;
            /**
             * Format: date-time
             * @description Time at which the proposal expires unless executed. While a pending proposal's check says `would_fail`, this is one hour after the check; a check that says `ok` restores the later time.
             * @example 2026-03-04T09:30:00.000Z
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description Creation time.
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             * @example 2026-03-01T09:30:00.000Z
             */
            updated_at: string;
            /**
             * @description Grows by one with each change.
             * @example 1
             */
            version: number;
        };
        /** @description A page of proposals, newest first. */
        ActionProposalPage: {
            /** @description The proposals of this page. */
            action_proposals: components["schemas"]["ActionProposal"][];
            /**
             * @description For the next page; null on the last one.
             * @example null
             */
            next_page_token: string | null;
        };
        /** @description Refunds money to the payer of an order. */
        CommerceRefundPayload: {
            /**
             * @description Names the kind of payload; equal to `action_operation`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "commerce_refund";
            order_id: components["schemas"]["OrderId"];
            amount: components["schemas"]["MoneyAmount"];
            currency: components["schemas"]["CurrencyCode"];
            reason: components["schemas"]["RefundReason"];
        };
        /**
         * @description Text of the message; not only white space. Shown literally: mentions, links and special commands in angle brackets are not expanded. Line breaks and tabs are allowed, other control characters are not.
         * @example Order 1234: the refund of 25.00 EUR is on its way.
         */
        NewChatMessageText: string;
        /** @description Posts a message to a channel of a chat workspace. */
        ChatPostMessagePayload: {
            /**
             * @description Names the kind of payload; equal to `action_operation`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "chat_post_message";
            channel_id: components["schemas"]["ChatChannelId"];
            text: components["schemas"]["NewChatMessageText"];
            thread_ts?: components["schemas"]["ChatThread"];
        };
        /** @description Exact payload to execute, of an operation of the service; `type` names the kind. */
        BuiltInActionPayload: components["schemas"]["CommerceRefundPayload"] | components["schemas"]["ChatPostMessagePayload"];
        /** @description Payload of an operation of the tenant. Its other members follow the operation's `payload_schema`. A mismatch is refused with 400, which names the field. */
        CustomOperationPayload: {
            /** @description Name; equal to `action_operation`. */
            type: components["schemas"]["CustomOperationName"];
        } & {
            [key: string]: unknown;
        };
        /** @description Exact payload to execute; `type` names the kind. */
        ActionPayload: components["schemas"]["BuiltInActionPayload"] | components["schemas"]["CustomOperationPayload"];
        /** @description A wanted side effect and its reason. */
        ActionProposalCreateRequest: {
            /** @description The integration that performs the action. It belongs to this tenant and supports the operation; otherwise 400. `listIntegrations` shows them. */
            integration_id: components["schemas"]["IntegrationId"];
            /**
             * @description Reason for the action, for the approvers; not only white space. Line breaks and tabs are allowed, other control characters are not.
             * @example The parcel arrived twice; the customer returned one.
             */
            approval_reason: string;
            resource_type: components["schemas"]["ResourceType"];
            action_operation: components["schemas"]["ActionOperation"];
            payload: components["schemas"]["ActionPayload"];
            /** @description A proposal of the same WorkItem, not executed yet, that this one replaces. It is cancelled unless policy denies this one. 400 if it does not exist; 409 if it is no longer open; 403 if it is approved and the caller neither made it nor may approve it. */
            supersedes?: components["schemas"]["ActionProposalId"];
        };
        /** @description Executes, or only shows the effect of executing. */
        ActionProposalExecuteRequest: {
            /**
             * @description `true`: checks state, policy and the provider's own rules, and changes nothing. `false`: executes.
             * @example true
             */
            dry_run: boolean;
        };
        /**
         * @description Identifier of an action record (TypeID, sortable by time of creation).
         * @example act_01h455vb4pex5vsknk084sn02q
         */
        ActionId: string;
        /**
         * @description State of an action. `outcome_unknown` lasts until the provider has said what it did.
         * @example succeeded
         * @enum {string}
         */
        ActionStatus: "running" | "succeeded" | "failed" | "outcome_unknown";
        /** @description The refund that the provider made. */
        CommerceRefundResult: {
            /**
             * @description Names the kind of result. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "commerce_refund";
            /**
             * @description Id of the refund at the provider.
             * @example re_3MmlLrLkdIwHu7ix0uke3Ezy
             */
            refund_id: string;
            order_id: components["schemas"]["OrderId"];
            /** @description Decimal amount that was refunded. */
            amount: components["schemas"]["MoneyAmount"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description The message as the platform stored it. */
        ChatPostMessageResult: {
            /**
             * @description Names the kind of result. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "chat_post_message";
            channel_id: components["schemas"]["ChatChannelId"];
            /**
             * @description Timestamp that identifies the message in its channel.
             * @example 1772357400.000200
             */
            ts: string;
        };
        /** @description The provider's result, by kind of operation, for the operations of the service; `type` names the kind. */
        BuiltInActionResult: components["schemas"]["CommerceRefundResult"] | components["schemas"]["ChatPostMessageResult"];
        /** @description Result of an operation of the tenant, as reported by whoever executed it. Its other members follow the definition's `result_schema`. If a person settled it, `reference` holds their finding. */
        CustomOperationResult: {
            /** @description Names the kind of result. */
            type: components["schemas"]["CustomOperationName"];
        } & {
            [key: string]: unknown;
        };
        /** @description The provider's result, by kind of operation. */
        ActionResult: components["schemas"]["BuiltInActionResult"] | components["schemas"]["CustomOperationResult"];
        /** @description Reason the provider refused. */
        ActionError: {
            /**
             * @description Kind of failure, such as `amount_exceeds_refundable`.
             * @example amount_exceeds_refundable
             */
            code: string;
            /**
             * @description For people.
             * @example Only 10.00 EUR of this order are left to refund.
             */
            message: string;
            /**
             * @description True if the proposal may be executed again.
             * @example false
             */
            retryable: boolean;
            /**
             * @description Seconds that the provider asks to wait; absent if it did not say so.
             * @example 30
             */
            retry_after_seconds?: number;
        };
        /** @description The record of an execution. Append-only, except its completion. */
        Action: {
            action_id: components["schemas"]["ActionId"];
            work_item_id: components["schemas"]["WorkItemId"];
            proposal_id: components["schemas"]["ActionProposalId"];
            action_type: components["schemas"]["ActionOperation"];
            integration_id: components["schemas"]["IntegrationId"];
            status: components["schemas"]["ActionStatus"];
            /**
             * @description The key sent to the provider; the same in every attempt.
             * @example workgate-prop_01h455vb4pex5vsknk084sn02q
             */
            idempotency_key: string;
            /**
             * @description Number of attempts.
             * @example 1
             */
            attempts: number;
            executed_by: components["schemas"]["Principal"];
            /**
             * @description Version of the exact texts of the policies evaluated at execution.
             * @example customer_support@1a2b3c4d5e6f
             */
            policy_version: string;
            payload_hash: components["schemas"]["PayloadHash"];
            /** @description The provider's result; null unless it succeeded. */
            result: components["schemas"]["ActionResult"] | null;
            /** @description The error; null unless it failed. */
            error: components["schemas"]["ActionError"] | null;
            /**
             * Format: date-time
             * @description Time of the first attempt.
             * @example 2026-03-01T09:36:00.000Z
             */
            started_at: string;
            /**
             * Format: date-time
             * @description Time of completion; null if running or unknown.
             * @example 2026-03-01T09:36:01.000Z
             */
            finished_at: string | null;
        };
        /**
         * @description Only for a dry run, in any state of the proposal: the outcome if it were executed now. `would_execute`: it would be executed; `needs_approval`: people must approve it first; `would_fail`: the provider would refuse it, see `problems`; `not_executable`: it is over, is being executed, or policy does not allow it, see `problems`.
         * @example needs_approval
         * @enum {string}
         */
        DryRunOutcome: "would_execute" | "needs_approval" | "would_fail" | "not_executable";
        /** @description Outcome, actual or by dry run. */
        ActionProposalExecution: {
            proposal: components["schemas"]["ActionProposal"];
            /** @description The action record; null for a dry run, and while a worker has yet to execute it. */
            action: components["schemas"]["Action"] | null;
            policy: components["schemas"]["PolicyOutcome"];
            /**
             * @description As in the request.
             * @example false
             */
            dry_run: boolean;
            /**
             * @description True if the proposal was executed before or already waited for a worker; it is never executed twice.
             * @example false
             */
            replayed: boolean;
            outcome?: components["schemas"]["DryRunOutcome"];
            /** @description Only for a dry run: what prevents execution, by field, such as `payload.order_id` if the provider would refuse it; `status` says why it cannot be executed. */
            problems?: components["schemas"]["ErrorDetail"][];
            /**
             * @description Only for a dry run: number of approvals still needed.
             * @example 1
             */
            approvals_missing?: number;
            /**
             * @description Only for a dry run: the page where this is decided; null if nothing waits for people.
             * @example https://work.example.com/approvals/prop_01h455vb4pex5vsknk084sn02q
             */
            approval_url?: string | null;
            /**
             * @description Next step, only for a dry run or while it waits for a worker to execute it.
             * @example Execute it, with dry_run false.
             */
            next?: string;
        };
        /** @description A page of action records, newest first. */
        ActionPage: {
            /** @description The records of this page. */
            actions: components["schemas"]["Action"][];
            /**
             * @description For the next page; null on the last one.
             * @example null
             */
            next_page_token: string | null;
        };
        /**
         * @description The `result_token` that came with the request. It is a secret of one attempt at one action, and valid for 7 days.
         * @example k1.J0fVvWk3cXg1Qd8n2sYt5uB7yR9zLmPqEoHiKaCbDfG
         */
        ActionResultToken: string;
        /**
         * @description `done`: it was done; `failed`: nothing was done. Do not report an unclear outcome.
         * @example done
         * @enum {string}
         */
        ReportedState: "done" | "failed";
        /**
         * @description Result: the members that the `result_schema` of the operation has, with or without `type`; at most 64 KiB.
         * @example {
         *       "closure_id": "cl_17"
         *     }
         */
        CarriedResult: {
            [key: string]: unknown;
        };
        /** @description One problem, and the field of the payload at fault, if any. */
        ReportedError: {
            /**
             * @description Problem, for people.
             * @example The account is not known.
             */
            detail?: string;
            /**
             * @description Its place in the request (RFC 6901).
             * @example #/payload/account_id
             */
            pointer?: string;
        };
        /** @description Reason for the failure (RFC 9457). People are shown the `detail` of the first of its `errors`, or its `detail`, or its `title`. */
        ReportedProblem: {
            /**
             * @description URI of the kind of problem.
             * @example about:blank
             */
            type?: string;
            /**
             * @description The kind of problem, for people.
             * @example The account has a balance.
             */
            title?: string;
            /**
             * @description Status that describes the problem.
             * @example 422
             */
            status?: number;
            /**
             * @description This occurrence, for people.
             * @example 12.50 EUR are left on it.
             */
            detail?: string;
            /**
             * @description URI of this problem.
             * @example urn:uuid:0f8fad5b-d9cb-469f-a165-70867728950e
             */
            instance?: string;
            /** @description The individual problems; the first is shown. */
            errors?: components["schemas"]["ReportedError"][];
        };
        /** @description Outcome of a request that was sent to a receiver. */
        ActionResultReport: {
            token: components["schemas"]["ActionResultToken"];
            state: components["schemas"]["ReportedState"];
            /** @description Result, only if it was done, as the `result_schema` of the operation requires; 64 KiB at most. */
            result?: components["schemas"]["CarriedResult"];
            /** @description Reason, only if it failed. */
            problem?: components["schemas"]["ReportedProblem"];
            /**
             * @description Only if it failed: seconds to wait before it may be executed again. If absent, the failure is permanent.
             * @example 30
             */
            retry_after_seconds?: number;
        };
        /**
         * @description Kind of provider that an integration leads to. A `webhook` is an address of the tenant that carries out the tenant's own operations. With `pull`, workers of the tenant fetch them.
         * @example stripe
         * @enum {string}
         */
        IntegrationKind: "sandbox_commerce" | "stripe" | "chat" | "webhook" | "pull";
        /**
         * @description Harm that an action can do. High risk needs a person, whatever the amount.
         * @example high
         * @enum {string}
         */
        ActionRisk: "low" | "medium" | "high";
        /** @description Limits in one currency, as decimal amounts. Null if the pack has none: then nothing is approved without people, and everything needs two. */
        CurrencyLimits: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Up to this amount, policy approves without people unless the risk is high. */
            auto_approve_up_to: components["schemas"]["MoneyAmount"] | null;
            /** @description Above this amount, with earlier approvals for the same resource, two different people must approve. */
            two_approvals_above: components["schemas"]["MoneyAmount"] | null;
            /** @description Amount approved by policy alone in any 24 hours per resource, such as an order. */
            auto_approve_budget_per_resource: components["schemas"]["MoneyAmount"] | null;
            /** @description Amount approved by policy alone in any 24 hours per person who is accountable for proposals. */
            auto_approve_budget_per_person: components["schemas"]["MoneyAmount"] | null;
        };
        /** @description Conditions of a pack for executing an operation. Policies of the tenant can forbid more and require more approvals, but never fewer. */
        OperationLimits: {
            /**
             * @description The pack; the `pack_key` of a WorkItem names the pack that governs it.
             * @example customer_support
             */
            pack_key: string;
            /**
             * @description Number of different people who must approve if `by_currency` has no limit.
             * @example 2
             */
            approvals_otherwise: number;
            /** @description Limits for moving money; empty if it moves none. */
            by_currency: components["schemas"]["CurrencyLimits"][];
            /**
             * @description Approvals for one resource within this many days count together for `two_approvals_above`; 0 if each counts alone, null if no money moves.
             * @example 30
             */
            total_over_days: number | null;
            /**
             * @description Hours until a proposal expires.
             * @example 72
             */
            expire_after_hours: number;
        };
        /** @description An operation that can be proposed through an integration. */
        IntegrationOperation: {
            action_operation: components["schemas"]["ActionOperation"];
            resource_type: components["schemas"]["ResourceType"];
            /**
             * @description Name of the operation for people.
             * @example Refund
             */
            title: string;
            /** @description The highest risk of any payload. */
            highest_risk: components["schemas"]["ActionRisk"];
            /** @description Requirements of each pack that allows the operation. Work of other packs cannot propose it. */
            limits: components["schemas"]["OperationLimits"][];
            /**
             * @description The problem that blocks every execution of it, and who can fix it; null if none is known.
             * @example null
             */
            problem?: string | null;
        };
        /** @description A tenant's connection to a provider, and its operations. Never includes credentials or accounts. */
        Integration: {
            integration_id: components["schemas"]["IntegrationId"];
            kind: components["schemas"]["IntegrationKind"];
            /**
             * @description Its name within the tenant.
             * @example Shop
             */
            name: string;
            /**
             * @description True if it is switched on; otherwise it executes nothing.
             * @example true
             */
            enabled: boolean;
            /**
             * @description The problem that blocks every execution through it, including a freeze of it or of the tenant, and who can fix it; null if none is known. The provider is not asked.
             * @example It is switched off. An administrator can switch it on.
             */
            problem: string | null;
            /** @description Operations that can be proposed. */
            operations: components["schemas"]["IntegrationOperation"][];
            /**
             * Format: date-time
             * @description Creation time.
             * @example 2026-03-01T09:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             * @example 2026-03-01T09:00:00.000Z
             */
            updated_at: string;
        };
        /** @description A page of integrations, oldest first. */
        IntegrationPage: {
            /** @description The integrations of this page. */
            integrations: components["schemas"]["Integration"][];
            /**
             * @description For the next page; null on the last one.
             * @example null
             */
            next_page_token: string | null;
        };
        /**
         * @description Status: `active` accepts new proposals; `retired` only completes existing ones.
         * @example active
         * @enum {string}
         */
        OperationStatus: "active" | "retired";
        /**
         * @description A JSON Schema (2020-12), with all references resolved.
         * @example {
         *       "type": "object",
         *       "required": [
         *         "type"
         *       ],
         *       "properties": {
         *         "type": {
         *           "const": "x_close_account"
         *         }
         *       },
         *       "additionalProperties": false
         *     }
         */
        OperationSchema: {
            [key: string]: unknown;
        };
        /** @description An operation of the service or of the tenant, in the same form. Names of the tenant's operations begin with `x_`. */
        Operation: {
            /**
             * @description Its name, the `type` of its payloads and results.
             * @example x_close_account
             */
            operation: string;
            /**
             * @description Its newest version. Existing proposals continue under their own version.
             * @example 1
             */
            version: number;
            status: components["schemas"]["OperationStatus"];
            /**
             * @description Its name for people.
             * @example Closed account
             */
            title: string;
            /**
             * @description Effect of the operation and when to use it, for proposers.
             * @example Closes the account of a customer for good.
             */
            description: string;
            /**
             * @description Kind of resource that it changes.
             * @example account
             */
            resource_type: string;
            /** @description The highest risk of any payload. */
            highest_risk: components["schemas"]["ActionRisk"];
            /** @description Kinds of integration that may carry it out. */
            executors: string[];
            /** @description JSON Schema of payloads, with `type`. */
            payload_schema: components["schemas"]["OperationSchema"];
            /** @description JSON Schema of results, with `type`. */
            result_schema: components["schemas"]["OperationSchema"];
            /**
             * @description SHA-256, in hexadecimal, over the RFC 8785 form of `payload_schema` without annotations (`title`, `description`, `examples`, `example`, `deprecated`). Proposals pin it.
             * @example f7b0d9d6e9f4c83b1d6b6c19d0f8f1b7c1b9ad7ddfe9c0c7a3f5ad8e8f0f3a55
             */
            schema_hash: string;
            /**
             * @description The problem that blocks every execution of it, through any integration, and who can fix it; null if none is known.
             * @example The operation is frozen since 2026-03-01T09:00:00.000Z: "Wrong amounts". An administrator can thaw it.
             */
            problem?: string | null;
        };
        /** @description A page of operations: those of the service first, then those of the tenant, by name. */
        OperationPage: {
            /** @description The operations of this page. */
            operations: components["schemas"]["Operation"][];
            /**
             * @description For the next page; null on the last one.
             * @example null
             */
            next_page_token: string | null;
        };
        /** @description Operations a worker can carry out, and how long it waits. */
        OperationClaimCreateRequest: {
            /**
             * @description Names of the operations that it can carry out.
             * @example [
             *       "x_close_account"
             *     ]
             */
            operations: components["schemas"]["CustomOperationName"][];
            /**
             * @description Seconds to wait if there is nothing to carry out; no wait if absent.
             * @example 20
             */
            wait_seconds?: number;
        };
        /**
         * @description Identifier of a claim (TypeID, sortable by time of creation).
         * @example clm_01h455vb4pex5vsknk084sn02q
         */
        OperationClaimId: string;
        /**
         * @description The token of the claim, known only to its holder. It is a secret.
         * @example J0fVvWk3cXg1Qd8n2sYt5uB7yR9zLmPqEoHiKaCbDfG
         */
        OperationClaimToken: string;
        /**
         * @description Seconds that the lease lasts from this answer on. Workers count by their own clock from the time of sending.
         * @example 60
         */
        LeaseSeconds: number;
        /**
         * Format: date-time
         * @description End of the lease, by the clock of the service.
         * @example 2026-03-01T09:37:00.000Z
         */
        LeaseEnd: string;
        /**
         * @description The exact payload, as proposed and approved: `type`, which names the operation, and the members of its `payload_schema`.
         * @example {
         *       "type": "x_close_account",
         *       "account_id": "acc_1234",
         *       "reason": "inactive",
         *       "closes_on": "2026-12-31"
         *     }
         */
        CarriedPayload: {
            [key: string]: unknown;
        };
        /** @description An approved action that one worker alone may carry out while the lease lasts. Do nothing before the claim is begun (`beginOperationClaim`). */
        OperationClaim: {
            claim_id: components["schemas"]["OperationClaimId"];
            token: components["schemas"]["OperationClaimToken"];
            lease_seconds: components["schemas"]["LeaseSeconds"];
            lease_expires_at: components["schemas"]["LeaseEnd"];
            action_id: components["schemas"]["ActionId"];
            /**
             * @description The same in every attempt at this action, so that its executor can detect a repetition.
             * @example workgate-prop_01h455vb4pex5vsknk084sn02q
             */
            idempotency_key: string;
            proposal_id: components["schemas"]["ActionProposalId"];
            work_item_id: components["schemas"]["WorkItemId"];
            integration_id: components["schemas"]["IntegrationId"];
            operation: components["schemas"]["CustomOperationName"];
            /**
             * @description Proposed version of the operation.
             * @example 1
             */
            version: number;
            payload: components["schemas"]["CarriedPayload"];
            payload_hash: components["schemas"]["PayloadHash"];
            /** @description Its approvers; empty if policy approved it. */
            approved_by: components["schemas"]["Principal"][];
            /**
             * @description Number of the attempt. Above 1, the action may already have been done.
             * @example 1
             */
            attempt: number;
        };
        /** @description Work to carry out. */
        OperationClaimAnswer: {
            /** @description The claim; null if none came. */
            claim: components["schemas"]["OperationClaim"] | null;
        };
        /** @description Proof of holding the claim. */
        OperationClaimProof: {
            token: components["schemas"]["OperationClaimToken"];
        };
        /** @description The claim, renewed. */
        OperationClaimLease: {
            claim_id: components["schemas"]["OperationClaimId"];
            action_id: components["schemas"]["ActionId"];
            /**
             * @description True if it was begun, so may be done.
             * @example true
             */
            begun: boolean;
            lease_seconds: components["schemas"]["LeaseSeconds"];
            lease_expires_at: components["schemas"]["LeaseEnd"];
        };
        /** @description Reports success. */
        OperationClaimCompleteRequest: {
            token: components["schemas"]["OperationClaimToken"];
            result: components["schemas"]["CarriedResult"];
        };
        /** @description Outcome of the claimed action. */
        OperationClaimEnd: {
            claim_id: components["schemas"]["OperationClaimId"];
            proposal_id: components["schemas"]["ActionProposalId"];
            proposal_status: components["schemas"]["ActionProposalStatus"];
            /** @description The action record; null if none was begun. */
            action: components["schemas"]["Action"] | null;
        };
        /**
         * @description `refused`: not done, and never will be; `retryable`: not done, and may be executed again; `not_sent`: nothing was tried, and another worker may have it at once.
         * @example refused
         * @enum {string}
         */
        OperationClaimFailure: "refused" | "retryable" | "not_sent";
        /** @description Reports that it was not done. If it may have been done, report nothing: the lease ends, the outcome unknown. */
        OperationClaimFailRequest: {
            token: components["schemas"]["OperationClaimToken"];
            outcome: components["schemas"]["OperationClaimFailure"];
            /**
             * @description Reason, as a line of text.
             * @example The account has a balance.
             */
            message: string;
            /**
             * @description Seconds to wait before the next attempt.
             * @example 30
             */
            retry_after_seconds?: number;
        };
        /**
         * @description Identifier of an entry.
         * @example evt_01h455vb4pex5vsknk084sn02q
         */
        EvidenceEntryId: string;
        /** @description The subject. */
        EvidenceSubject: {
            /**
             * @description Kind of the subject, such as `work_item`, `message` or `evidence_export`.
             * @example work_item
             */
            type: string;
            /**
             * @description Identifier of the subject.
             * @example wi_01h455vb4pex5vsknk084sn02q
             */
            id: string;
        };
        /** @description The actor; without names, since the log outlives people. */
        EvidenceActor: {
            type: components["schemas"]["PrincipalType"];
            /**
             * @description Id of the API key, delegation or person.
             * @example key_01h455vb4pex5vsknk084sn02q
             */
            id: string;
            /**
             * @description The person accountable for it, such as the creator of the API key; null if there is none.
             * @example usr_01h455vb4pex5vsknk084sn02q
             */
            accountable: string | null;
        };
        /**
         * @description A SHA-256 digest in hexadecimal.
         * @example 6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d
         */
        Sha256Hex: string;
        /** @description One change, as the tenant's event log records it. */
        EvidenceEntry: {
            /**
             * @description Position in the tenant's log, counted from 1 without gaps.
             * @example 4711
             */
            sequence: number;
            entry_id: components["schemas"]["EvidenceEntryId"];
            /**
             * @description The event, as `<subject>.<past participle>`. New types may come.
             * @example work_item.created
             */
            type: string;
            subject: components["schemas"]["EvidenceSubject"];
            /**
             * @description Version of the subject after the change; for a message, that of its WorkItem.
             * @example 1
             */
            subject_version: number;
            work_item_id: components["schemas"]["WorkItemId"];
            actor: components["schemas"]["EvidenceActor"];
            /**
             * @description Id of the request that caused it in the service's logs.
             * @example 4bf92f3577b34da6a3ce929d0e0e4736
             */
            correlation_id: string;
            /**
             * Format: date-time
             * @description Time of change (RFC 3339, UTC, milliseconds).
             * @example 2026-03-01T09:30:00.000Z
             */
            at: string;
            /** @description SHA-256 of the canonical form (RFC 8785) of `data`. */
            data_hash: components["schemas"]["Sha256Hex"];
            /**
             * @description The change, by type of entry. `commitments` holds personal values and the inputs of a decision (`facts`, `voices`), as HMAC-SHA-256 under a salt that exported packets carry.
             * @example {
             *       "status": "new",
             *       "priority": "high",
             *       "commitments": {
             *         "subject": "9yDJ0m7cX4bE3Qh0nq0m6Ff7m2gV8H4S1yq2tq9hQ0E"
             *       }
             *     }
             */
            data: Record<string, never>;
            /** @description RFC 9162 leaf hash of the entry: its canonical form with `tenant_id`; the hash of `data` stands in for `data`. */
            hash: components["schemas"]["Sha256Hex"];
        };
        /** @description A page of evidence, oldest entry first. */
        EvidencePage: {
            /** @description The entries of this page. */
            entries: components["schemas"]["EvidenceEntry"][];
            /**
             * @description Send it as `page_token` to get the next page; null on the last page.
             * @example null
             */
            next_page_token: string | null;
        };
        /** @description An empty object; it has no options. */
        EvidencePacketRequest: Record<string, never>;
        /** @description One signature over the pre-authentication encoding of type and payload. */
        DsseSignature: {
            /**
             * @description The `kid` of the key in `/.well-known/jwks.json`; its `purpose` there is `packet`.
             * @example sig_01h455vb4pex5vsknk084sn02q
             */
            keyid: string;
            /**
             * @description The Ed25519 signature in base64.
             * @example h1Zq2mN0Wg9m3tqyJdJ7p4bq1z7Xl0vV5o0yR8C8n4mW7yqz3w5t3o3c1H1mXK7kq6wq9Zl6p3Vw0m9oJm8xCw==
             */
            sig: string;
        };
        /** @description A DSSE envelope (secure-systems-lab/dsse, version 1), with that format's field names. */
        DsseEnvelope: {
            /**
             * @description Always `application/vnd.in-toto+json`.
             * @example application/vnd.in-toto+json
             */
            payloadType: string;
            /**
             * @description An in-toto Statement v1 in base64; its predicate has the type `https://workgate.example/evidence/packet/v1`.
             * @example eyJfdHlwZSI6Imh0dHBzOi8vaW4tdG90by5pby9TdGF0ZW1lbnQvdjEifQ==
             */
            payload: string;
            /** @description Signatures by packet keys. */
            signatures: components["schemas"]["DsseSignature"][];
        };
        /**
         * @description Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name of it; new integrations must not use it.
         * @example racing_catalog
         */
        DataViewKey: string;
        /**
         * @description Groups shown: `all`; `today` (an event is today), `upcoming` (an event is ahead), `live` (an event is live or interim), `finished` (every event is finished or abandoned).
         * @example today
         * @enum {string}
         */
        DataFilterKey: "all" | "today" | "upcoming" | "live" | "finished";
        /**
         * Format: date
         * @description A local date, YYYY-MM-DD.
         * @example 2017-05-13
         */
        DataDate: string;
        /**
         * @description IANA name of a time zone.
         * @example Australia/Sydney
         */
        DataTimezone: string;
        /**
         * @description A canonical identifier, or one by which a source names the entity.
         * @example 2017-05-13.us.evangeline-downs.5
         */
        DataEntityId: string;
        /**
         * @description Key under which the tenant has registered the source.
         * @example timeform
         */
        DataSourceKey: string;
        /** @description A source's identifier of an entity. */
        DataLegacyId: {
            source_key: components["schemas"]["DataSourceKey"];
            /**
             * @description The identifier, as the source writes it.
             * @example 2.136.1170513
             */
            id: string;
        };
        /**
         * @description Time zone of the track: an IANA name, or the offset that the source says, such as `+10:00`, if no more is known.
         * @example Australia/Melbourne
         */
        DataTrackTimezone: string;
        /** @description Attributes of a group. `meeting_class` is a display label and decides nothing. */
        DataGroupAttributes: {
            /**
             * @description Name of the track.
             * @example Evangeline Downs
             */
            location: string;
            /**
             * @description Country of the track (ISO 3166-1 alpha-2); `ZZ` if the source names no known country.
             * @example US
             */
            country: string;
            /**
             * @description Kind of race, as the source says: `thoroughbred`, `harness` or `greyhounds`; others may come. Absent if the data was loaded by 0.3.0.
             * @example harness
             */
            race_type?: string;
            /**
             * @description State or province of the track, if the source supplies it.
             * @example LA
             */
            state?: string;
            /**
             * @description The source's label for the class of the meeting, if any.
             * @example M
             */
            meeting_class?: string;
        };
        /**
         * @description State of an event; `interim` results are not final.
         * @example scheduled
         * @enum {string}
         */
        DataEventStatus: "scheduled" | "live" | "interim" | "finished" | "abandoned";
        /** @description A runner. */
        DataParticipant: {
            participant_id: components["schemas"]["DataEntityId"];
            /** @description Ids in the sources. */
            legacy_ids: components["schemas"]["DataLegacyId"][];
            /**
             * @description Its number, if known.
             * @example 4
             */
            number?: string;
            /**
             * @description Its name.
             * @example Tiger Lady
             */
            name: string;
            /**
             * @description Starting position, if known.
             * @example 1
             */
            draw?: number;
            /**
             * @description Recent form as the source writes it, if known.
             * @example 454359
             */
            form?: string;
            /**
             * @description True if it was withdrawn.
             * @example false
             */
            scratched: boolean;
            /**
             * Format: date-time
             * @description Time of withdrawal, if known.
             * @example 2017-05-13T10:00:00.000Z
             */
            scratched_at?: string;
        };
        /** @description A place in the result. */
        DataResult: {
            /**
             * @description The place, from 1.
             * @example 1
             */
            position: number;
            participant_id?: components["schemas"]["DataEntityId"];
            /**
             * @description Name of the runner.
             * @example Tiger Lady
             */
            name: string;
            /**
             * @description Number of the runner, if known.
             * @example 4
             */
            number?: string;
            /**
             * @description Distance to the runner before, as the source writes it, if known.
             * @example 1.25
             */
            margin?: string;
        };
        /** @description Origin of the data. */
        DataEvidence: {
            source_key: components["schemas"]["DataSourceKey"];
            /**
             * @description The load that contained it.
             * @example rev_01h455vb4pex5vsknk084sn02q
             */
            revision: string;
            /**
             * @description The provider's id of the record.
             * @example 2.136.1170513.5
             */
            provider_id: string;
            /**
             * Format: date-time
             * @description Time of the fetch (RFC 3339, UTC).
             * @example 2017-05-13T12:00:00.000Z
             */
            fetched_at: string;
            /**
             * @description SHA-256 of the document that held the record, as fetched.
             * @example 6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d
             */
            sha256: string;
            /** @description Fields of this object whose present values the source supplied. */
            fields: string[];
        };
        /** @description A race. */
        DataEvent: {
            event_id: components["schemas"]["DataEntityId"];
            /** @description Ids in the sources. */
            legacy_ids: components["schemas"]["DataLegacyId"][];
            /**
             * @description Number of the race in its meeting.
             * @example 5
             */
            number: number;
            /**
             * @description Title of the race.
             * @example Race Five
             */
            title: string;
            /**
             * @description The start as the track shows it. For display, never for computation.
             * @example 19:28
             */
            start_label: string;
            /**
             * @description Origin of `start_label`: `source`, as the provider writes it, or `timezone`, computed from `starts_at` in `source_timezone`. Absent if the data was loaded by 0.3.0.
             * @example timezone
             */
            start_label_from?: string;
            /**
             * Format: date-time
             * @description The start (RFC 3339, UTC).
             * @example 2017-05-14T00:28:00.000Z
             */
            starts_at: string;
            source_timezone: components["schemas"]["DataTrackTimezone"];
            /**
             * Format: date-time
             * @description The start in the time zone of the request, with its offset.
             * @example 2017-05-14T10:28:00+10:00
             */
            localized_starts_at: string;
            status: components["schemas"]["DataEventStatus"];
            /** @description Runners, in the order of the source. */
            participants: components["schemas"]["DataParticipant"][];
            /** @description The result, by position; absent if no source supplies one. */
            results?: components["schemas"]["DataResult"][];
            /** @description Records that it is based on. */
            evidence: components["schemas"]["DataEvidence"][];
        };
        /**
         * @description `fresh`; `stale` (the last refresh failed, or none succeeded for long; the last good data is shown); `degraded` (a part of the last load was unusable); `unavailable` (the source never loaded).
         * @example fresh
         * @enum {string}
         */
        DataHealthStatus: "fresh" | "stale" | "degraded" | "unavailable";
        /** @description Reliability of the data. */
        DataHealth: {
            status: components["schemas"]["DataHealthStatus"];
            /**
             * Format: date-time
             * @description Time at which the data last matched the provider's; absent if it never did.
             * @example 2017-05-13T12:00:00.000Z
             */
            as_of?: string;
            /**
             * @description Seconds since `as_of`.
             * @example 42
             */
            age_seconds?: number;
            /** @description Problems, for people. */
            problems: string[];
        };
        /** @description Health of one source. */
        DataSourceHealth: {
            source_key: components["schemas"]["DataSourceKey"];
            status: components["schemas"]["DataHealthStatus"];
            /**
             * Format: date-time
             * @description Time at which the data last matched the provider's; absent if it never did.
             * @example 2017-05-13T12:00:00.000Z
             */
            as_of?: string;
            /**
             * @description Seconds since `as_of`.
             * @example 42
             */
            age_seconds?: number;
            /** @description Problems, for people. */
            problems: string[];
        };
        /** @description Description of the data's shape. */
        DataSchema: {
            view_key: components["schemas"]["DataViewKey"];
            /**
             * @description Version of the shape; breaking changes raise its first number.
             * @example 1.0
             */
            version: string;
            /**
             * @description JSON Schema of each participating adapter's extension, by adapter key.
             * @example {
             *       "racecard": {
             *         "type": "object",
             *         "properties": {
             *           "surface": {
             *             "type": "string"
             *           }
             *         }
             *       }
             *     }
             */
            extensions: Record<string, never>;
        };
        /**
         * @description Optional data that is present: `form`, `draw`, `scratchings`, `results`; `calendar` (more than one day). Others may be added.
         * @example form
         */
        DataCapability: string;
        /** @description A meeting: the races of one track on one local day. Always whole. */
        DataGroup: {
            group_id: components["schemas"]["DataEntityId"];
            /** @description Ids in the sources. */
            legacy_ids: components["schemas"]["DataLegacyId"][];
            /**
             * @description Title of the meeting.
             * @example Evangeline Downs
             */
            title: string;
            date: components["schemas"]["DataDate"];
            timezone: components["schemas"]["DataTrackTimezone"];
            attributes: components["schemas"]["DataGroupAttributes"];
            /** @description All known races, by number. */
            events: components["schemas"]["DataEvent"][];
            /** @description Records that it is based on. */
            evidence: components["schemas"]["DataEvidence"][];
            health: components["schemas"]["DataHealth"];
            /** @description Health of each participating source. */
            source_health: components["schemas"]["DataSourceHealth"][];
            schema: components["schemas"]["DataSchema"];
            /** @description Optional data that this group holds. */
            capabilities: components["schemas"]["DataCapability"][];
            /**
             * @description Data that only some sources supply, by adapter key; `schema.extensions` describes it.
             * @example {
             *       "racecard": {
             *         "surface": "Dirt"
             *       }
             *     }
             */
            extensions: Record<string, never>;
        };
        /** @description A page of a view. */
        DataView: {
            view_key: components["schemas"]["DataViewKey"];
            timezone: components["schemas"]["DataTimezone"];
            /** @description Whole groups, by earliest event. */
            groups: components["schemas"]["DataGroup"][];
            health: components["schemas"]["DataHealth"];
            /** @description Health of each source of the view, even of those that never loaded. */
            source_health: components["schemas"]["DataSourceHealth"][];
            schema: components["schemas"]["DataSchema"];
            /** @description Optional data that the view holds now. */
            capabilities: components["schemas"]["DataCapability"][];
            /**
             * @description Send it as `cursor`, with the same filters, to get the next page; null on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Kind of entity.
         * @example event
         * @enum {string}
         */
        DataEntityType: "group" | "event" | "participant";
        /** @description One entity, in `group`, `event` or `participant` as `entity_type` says. Times are localised to UTC. */
        DataEntity: {
            view_key: components["schemas"]["DataViewKey"];
            entity_type: components["schemas"]["DataEntityType"];
            entity_id: components["schemas"]["DataEntityId"];
            group_id: components["schemas"]["DataEntityId"];
            event_id?: components["schemas"]["DataEntityId"];
            group?: components["schemas"]["DataGroup"];
            event?: components["schemas"]["DataEvent"];
            participant?: components["schemas"]["DataParticipant"];
            health: components["schemas"]["DataHealth"];
            /** @description Health of each source of the entity's group. */
            source_health: components["schemas"]["DataSourceHealth"][];
            schema: components["schemas"]["DataSchema"];
        };
        /** @description Local dates of the first and the last group. */
        DataCoverage: {
            from: components["schemas"]["DataDate"];
            to: components["schemas"]["DataDate"];
        };
        /** @description Health, freshness and coverage of a source. */
        DataSourceHealthReport: {
            view_key: components["schemas"]["DataViewKey"];
            source_key: components["schemas"]["DataSourceKey"];
            status: components["schemas"]["DataHealthStatus"];
            /**
             * Format: date-time
             * @description Time at which the data last matched the provider's.
             * @example 2017-05-13T12:00:00.000Z
             */
            as_of: string;
            /**
             * @description Seconds since `as_of`.
             * @example 42
             */
            age_seconds: number;
            /** @description Problems, for people; only the first ones. */
            problems: string[];
            /**
             * @description Number of unusable parts of the served load.
             * @example 0
             */
            problem_count: number;
            /**
             * @description The load that is served.
             * @example rev_01h455vb4pex5vsknk084sn02q
             */
            revision: string;
            /**
             * Format: date-time
             * @description Time of the fetch.
             * @example 2017-05-13T12:00:00.000Z
             */
            fetched_at: string;
            /**
             * Format: date-time
             * @description Time of the last attempt to load, successful or not.
             * @example 2017-05-13T12:00:00.000Z
             */
            last_attempt_at?: string;
            coverage?: components["schemas"]["DataCoverage"];
            /**
             * @description Number of groups.
             * @example 3
             */
            group_count: number;
            /** @description Optional data that it holds now. */
            capabilities: components["schemas"]["DataCapability"][];
            /**
             * @description Seconds between refreshes.
             * @example 60
             */
            refresh_interval_seconds: number;
        };
        /**
         * @description Position in the tenant's log, counted from 1 without gaps.
         * @example 4711
         */
        EventSequence: number;
        /**
         * @description The event, as `<subject>.<past participle>`: one closed list. Later releases may add to it.
         *
         *     | events | subject | read it with | | --- | --- | --- | | `work_item.*` | a WorkItem | `getWorkItem` | | `message.*` | a message | `listWorkItemMessages` | | `proposal.*` | a proposal | `getActionProposal` | | `action.*` | an action record; of `action.settled` the proposal | `getAction`, `getActionProposal` | | `evidence.*` | an export of evidence | `getWorkItemEvidence` | | `integration.*`, `chat_channel.*` | an integration, a channel of one | `getIntegration` | | `operation.*` | a tenant's operation | `getOperation` | | `webhook_endpoint.*` | an endpoint of webhooks | `getWebhookEndpoint` | | all others | what people administer in the shell | - |
         * @example proposal.approved
         * @enum {string}
         */
        EventType: "action.failed" | "action.outcome_unknown" | "action.retried" | "action.settled" | "action.started" | "action.succeeded" | "api_key.claimed" | "api_key.created" | "api_key.offered" | "api_key.revoked" | "api_key.rotated" | "api_key.transferred" | "audit_log.exported" | "chat_channel.approvals_disabled" | "chat_channel.approvals_enabled" | "chat_channel.disabled" | "chat_channel.enabled" | "chat_channel.mapped" | "chat_channel.removed" | "chat_link.created" | "chat_link.ended" | "data_source.changed" | "data_source.disabled" | "data_source.enabled" | "data_source.registered" | "data_source.removed" | "delegation.issued" | "delegation.revoked" | "delegation.used" | "event.quarantined" | "evidence.exported" | "evidence.fetched" | "freeze.begun" | "freeze.thawed" | "integration.confirmed" | "integration.created" | "integration.disabled" | "integration.enabled" | "integration.installed" | "integration.released" | "integration.secret_rotated" | "integration.tokens_revoked" | "integration.uninstalled" | "invitation.accepted" | "invitation.cancelled" | "invitation.created" | "member.joined" | "member.password_reset" | "member.removed" | "member.role_changed" | "member.signed_out" | "member.vouched_for" | "message.appended" | "operation.confirmed" | "operation.defined" | "operation.retired" | "pack.activated" | "pack.confirmed" | "pack.written" | "policies.confirmed" | "policies.written" | "proposal.approval_added" | "proposal.approval_escalated" | "proposal.approval_reminded" | "proposal.approval_required" | "proposal.approve_refused" | "proposal.approved" | "proposal.cancelled" | "proposal.checked" | "proposal.created" | "proposal.denied" | "proposal.executed" | "proposal.execution_awaited" | "proposal.execution_begun" | "proposal.execution_claimed" | "proposal.execution_failed" | "proposal.execution_refused" | "proposal.execution_returned" | "proposal.expired" | "proposal.handed_over" | "proposal.handover_ended" | "proposal.outcome_unknown" | "proposal.reject_refused" | "proposal.rejected" | "proposal.report_refused" | "tenant_settings.changed" | "webhook_endpoint.created" | "webhook_endpoint.deleted" | "webhook_endpoint.disabled" | "webhook_endpoint.enabled" | "webhook_endpoint.secret_rotated" | "webhook_endpoint.tested" | "webhook_endpoint.updated" | "work_item.created" | "work_item.linked" | "work_item.note_added" | "work_item.note_deleted" | "work_item.note_edited" | "work_item.unlinked" | "work_item.updated";
        /** @description Subject of it. */
        EventSubject: {
            /**
             * @description Kind of the subject, such as `work_item`, `action_proposal` or `integration`.
             * @example action_proposal
             */
            type: string;
            /**
             * @description Identifier of the subject.
             * @example prop_01h455vb4pex5vsknk084sn02q
             */
            id: string;
        };
        /** @description An event in the tenant's log: what happened, and where to read the current state. It holds no personal data. The same event is identical everywhere: in the feed, in webhooks (`webhook-id`), in evidence (`entry_id`). */
        Event: {
            event_id: components["schemas"]["EvidenceEntryId"];
            /**
             * @description Position in the tenant's log, counted from 1 without gaps.
             * @example 4711
             */
            sequence: number;
            type: components["schemas"]["EventType"];
            /**
             * Format: date-time
             * @description Event time (RFC 3339, UTC, milliseconds).
             * @example 2026-03-01T09:30:00.000Z
             */
            at: string;
            subject: components["schemas"]["EventSubject"];
            /**
             * @description The WorkItem of the event; null if it belongs to none.
             * @example wi_01h455vb4pex5vsknk084sn02q
             */
            work_item_id: string | null;
            actor: components["schemas"]["EvidenceActor"];
            /**
             * @description Id of the request that caused it in the service's logs.
             * @example 4bf92f3577b34da6a3ce929d0e0e4736
             */
            correlation_id: string;
            /**
             * @description Path of this API that reads the subject; null if no operation returns it.
             * @example /api/v1/public/action-proposals/prop_01h455vb4pex5vsknk084sn02q
             */
            url: string | null;
            /**
             * @description The `data` of the entry, only with `expand=data` and only if the entry belongs to a WorkItem; personal values are salted commitments.
             * @example {
             *       "status": "approved",
             *       "previous_status": "pending_approval"
             *     }
             */
            data?: {
                [key: string]: unknown;
            };
        };
        /** @description Events in the order in which they happened, and a cursor. */
        EventPage: {
            /** @description The events found, oldest first. May be empty although more follow. */
            events: components["schemas"]["Event"][];
            /**
             * @description Send it as `after` to go on. It may be past the last event, since events in between did not match.
             * @example 4711
             */
            next_after: number;
            /**
             * @description Last position of the log when read. Everything was read if `next_after` = `head`.
             * @example 4711
             */
            head: number;
        };
        /**
         * @description Identifier of an endpoint (TypeID, sortable by time of creation).
         * @example whe_01h455vb4pex5vsknk084sn02q
         */
        WebhookEndpointId: string;
        /**
         * @description Address to POST events to. `https:`, at port 443, of a host whose every address is public.
         * @example https://hooks.example.com/workgate
         */
        WebhookUrl: string;
        /**
         * @description Its purpose, in your words.
         * @example Ledger of the shop
         */
        WebhookDescription: string;
        /**
         * @description Types of events to send, each exact or a prefix (`proposal.*`). Empty for all.
         * @example [
         *       "work_item.created",
         *       "proposal.*"
         *     ]
         */
        WebhookTypes: string[];
        /** @description Sends only events of WorkItems that match when the event is sent; with any filter, events without a WorkItem are not sent. All given filters must match. */
        WebhookFilter: {
            /**
             * @description The pack of the WorkItem; null for any.
             * @example customer_support
             */
            pack_key: string | null;
            /**
             * @description A tag that the WorkItem carries; null for any.
             * @example null
             */
            tag: string | null;
        };
        /**
         * @description `on`: events are sent. `off`: an administrator, or a key, switched it off. `gone`: a 410 answer switched it off. `failing`: five days without any delivery switched it off.
         * @example on
         * @enum {string}
         */
        WebhookEndpointStatus: "on" | "off" | "gone" | "failing";
        /** @description An address to which events are sent. */
        WebhookEndpoint: {
            webhook_endpoint_id: components["schemas"]["WebhookEndpointId"];
            url: components["schemas"]["WebhookUrl"];
            description: components["schemas"]["WebhookDescription"];
            types: components["schemas"]["WebhookTypes"];
            filter: components["schemas"]["WebhookFilter"];
            status: components["schemas"]["WebhookEndpointStatus"];
            /**
             * @description First event of the log not yet processed for the endpoint. While it is not `on`, this stays at the first event that may have been missed: recover from there (`after_sequence` is one less) when it is on again.
             * @example 4712
             */
            next_sequence: number;
            /**
             * Format: date-time
             * @description Start of the current failures; null unless the last attempt failed.
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Time of the last delivery.
             * @example 2026-03-01T09:30:01.000Z
             */
            last_delivered_at: string | null;
            /**
             * Format: date-time
             * @description Time until which previous secrets sign too; null if only one signs.
             * @example null
             */
            secret_overlap_ends_at: string | null;
            /**
             * Format: date-time
             * @description Time of creation.
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             * @example 2026-03-01T09:30:00.000Z
             */
            updated_at: string;
            /**
             * @description Counts its changes; `ETag` names it. Deliveries do not count.
             * @example 1
             */
            version: number;
        };
        /** @description The endpoints of the tenant, newest first; at most 20. */
        WebhookEndpointPage: {
            /** @description All of them. */
            webhook_endpoints: components["schemas"]["WebhookEndpoint"][];
        };
        /** @description Sends only events of WorkItems that match when the event is sent; with any filter, events without a WorkItem are not sent. All given filters must match. */
        WebhookFilterInput: {
            /**
             * @description The pack of the WorkItem; null for any.
             * @example customer_support
             */
            pack_key?: string | null;
            /**
             * @description A tag that the WorkItem carries; null for any.
             * @example vip
             */
            tag?: string | null;
        };
        /** @description An address and its events. */
        WebhookEndpointCreateRequest: {
            url: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookDescription"];
            types?: components["schemas"]["WebhookTypes"];
            filter?: components["schemas"]["WebhookFilterInput"];
        };
        /** @description An endpoint with the secret for verifying signatures, which is not shown again. */
        WebhookEndpointWithSecret: {
            webhook_endpoint: components["schemas"]["WebhookEndpoint"];
            /**
             * @description `whsec_` and base64 (Standard Webhooks). Null if the answer repeats one that has shown it: rotate it to get another.
             * @example whsec_c2VjcmV0LW9mLXRoaXJ0eS10d28tYnl0ZXMtZm9yLXVz
             */
            secret: string | null;
        };
        /** @description The deleted endpoint. */
        WebhookEndpointDeleted: {
            webhook_endpoint_id: components["schemas"]["WebhookEndpointId"];
            /**
             * @description Always true.
             * @example true
             */
            deleted: boolean;
        };
        /** @description Changes to the endpoint; absent fields stay. When switched on again, it starts with new events: recover the missed ones. */
        WebhookEndpointUpdateRequest: {
            url?: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookDescription"];
            types?: components["schemas"]["WebhookTypes"];
            filter?: components["schemas"]["WebhookFilterInput"];
            /**
             * @description True if events are sent.
             * @example true
             */
            enabled?: boolean;
        };
        /**
         * @description Identifier of a delivery (TypeID, sortable by time of creation).
         * @example whd_01h455vb4pex5vsknk084sn02q
         */
        WebhookDeliveryId: string;
        /**
         * @description `pending`: to be sent, for the first time or again. `delivered`: the receiver answered 2xx. `failed`: 8 attempts failed. `cancelled`: the endpoint was switched off or deleted before.
         * @example delivered
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed" | "cancelled";
        /** @description One request to the receiver. */
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description Time of sending.
             * @example 2026-03-01T09:30:01.000Z
             */
            at: string;
            /**
             * @description Status of the answer; null if none came.
             * @example 200
             */
            status: number | null;
            /**
             * @description Duration in milliseconds.
             * @example 84
             */
            latency_ms: number;
            /**
             * @description Reason of the failure; null if delivered.
             * @example null
             */
            problem: string | null;
            /**
             * @description Beginning of the response body, up to 1 KiB, as text, without unprintable characters.
             * @example ok
             */
            answer: string;
        };
        /** @description An event sent to an endpoint, with every attempt. Kept for 30 days. */
        WebhookDelivery: {
            webhook_delivery_id: components["schemas"]["WebhookDeliveryId"];
            webhook_endpoint_id: components["schemas"]["WebhookEndpointId"];
            event_id: components["schemas"]["EvidenceEntryId"];
            /**
             * @description Position of the event in the tenant's log.
             * @example 4711
             */
            sequence: number;
            type: components["schemas"]["EventType"];
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description Oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /**
             * Format: date-time
             * @description Time of the next attempt; null if none.
             * @example null
             */
            next_attempt_at: string | null;
            /**
             * @description The delivery that this one repeats; null if none.
             * @example null
             */
            replay_of: string | null;
            /**
             * @description Exact bytes sent.
             * @example {"event_id":"evt_01h455vb4pex5vsknk084sn02q","sequence":4711,"type":"proposal.approved"}
             */
            body: string;
            /**
             * Format: date-time
             * @description Time of queuing.
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
        };
        /** @description Overlap of the old secrets. */
        WebhookSecretRotateRequest: {
            /**
             * @description Hours for which previous secrets sign too; 24 if left out, 0 ends them at once.
             * @example 24
             */
            overlap_hours?: number;
        };
        /** @description Events to send again. */
        WebhookRecoverRequest: {
            after_sequence: components["schemas"]["EventSequence"];
            /**
             * @description True to send delivered events again, too. Otherwise only failed and unsent ones.
             * @example false
             */
            include_delivered?: boolean;
        };
        /** @description Events being sent again. */
        WebhookRecovery: {
            /**
             * @description Events after this one.
             * @example 4000
             */
            after_sequence: number;
            /**
             * @description Up to this one; later events are sent anyway.
             * @example 4711
             */
            up_to_sequence: number;
            /**
             * @description True if delivered events are included.
             * @example false
             */
            include_delivered: boolean;
        };
        /** @description A page of deliveries, newest first. */
        WebhookDeliveryPage: {
            /** @description The deliveries of this page. */
            webhook_deliveries: components["schemas"]["WebhookDelivery"][];
            /**
             * @description Send it as `page_token` to get the next page; null on the last page.
             * @example null
             */
            next_page_token: string | null;
        };
        /** @description The tenant of everything that the key creates or reads. */
        CallerTenant: {
            /**
             * @description Identifier of the tenant.
             * @example ten_01h455vb4pex5vsknk084sn02q
             */
            tenant_id: string;
            /**
             * @description Tenant's name.
             * @example Acme
             */
            name: string;
            /**
             * Format: date-time
             * @description Creation time.
             * @example 2026-03-01T09:00:00.000Z
             */
            created_at: string;
        };
        /**
         * @description Kind of deployment of the key, `live` for production.
         * @example live
         * @enum {string}
         */
        ApiKeyEnvironment: "test" | "live";
        /**
         * @description Permission of an API key; each operation names the one that it needs.
         * @example work.read
         * @enum {string}
         */
        ApiKeyScope: "work.read" | "work.write" | "work.actions" | "catalog.read" | "source.read" | "operations.carry" | "events.read" | "webhooks.manage";
        /** @description The API key of the request. Its secret is shown once, at creation. */
        CallerKey: {
            /**
             * @description Id of the key, as in `proposed_by` and `author`.
             * @example key_01h455vb4pex5vsknk084sn02q
             */
            key_id: string;
            /**
             * @description Name of the key.
             * @example Helpdesk import
             */
            name: string;
            /**
             * @description Beginning of the key; it identifies the key and grants nothing.
             * @example wg_live_01h455vb4pex5vsknk084sn02q
             */
            prefix: string;
            environment: components["schemas"]["ApiKeyEnvironment"];
            /**
             * @description Its scopes.
             * @example [
             *       "work.read",
             *       "work.write",
             *       "work.actions"
             *     ]
             */
            scopes: components["schemas"]["ApiKeyScope"][];
            /**
             * @description Integrations whose operations it executes or reports results of; empty without the scope `operations.carry`.
             * @example []
             */
            carries: components["schemas"]["IntegrationId"][];
            /**
             * Format: date-time
             * @description Creation time.
             * @example 2026-03-01T09:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of expiry; null if it never expires.
             * @example 2027-03-01T09:00:00.000Z
             */
            expires_at: string | null;
        };
        /** @description The member accountable for the key. */
        CallerOwner: {
            /**
             * @description Identifier of the person.
             * @example usr_01h455vb4pex5vsknk084sn02q
             */
            person_id: string;
            /**
             * @description Name of the person.
             * @example Ada Admin
             */
            display_name: string;
        };
        /**
         * @description Requests counted together: `public` for this API, `agent` for MCP and A2A. `RateLimit` and `RateLimit-Policy` begin with it.
         * @example public
         * @enum {string}
         */
        RateLimitClass: "public" | "agent";
        /** @description Request limit of the key. `RateLimit` shows the remainder. */
        CallerRateLimit: {
            limit_class: components["schemas"]["RateLimitClass"];
            /**
             * @description Requests that each window adds, evenly; `q` of `RateLimit-Policy`.
             * @example 600
             */
            requests: number;
            /**
             * @description Length of the window; `w` of `RateLimit-Policy`.
             * @example 60
             */
            window_seconds: number;
            /**
             * @description Requests that can be saved up and sent at once; `workgate-burst` of `RateLimit-Policy`.
             * @example 600
             */
            burst: number;
        };
        /** @description The caller and its permissions. */
        Caller: {
            tenant: components["schemas"]["CallerTenant"];
            key: components["schemas"]["CallerKey"];
            /** @description The member accountable for the key; null if nobody has claimed it yet. */
            owner: components["schemas"]["CallerOwner"] | null;
            /**
             * @description Way to claim a key without an owner; null if owned.
             * @example null
             */
            claim: string | null;
            /** @description The people accountable for the key's proposals, its owner first. None of them approves these. If nobody owns the key, they are the owners of the tenant. */
            accountables: string[];
            /** @description Request limits of the key, by class. */
            rate_limits: components["schemas"]["CallerRateLimit"][];
            /**
             * @description Release of the answering service. It may be later than the version of the contract.
             * @example 0.4.0
             */
            service_version: string;
        };
    };
    responses: {
        /** @description The path, query, headers or body are invalid; `details` names each field and problem. */
        BadRequest: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The API key is missing or invalid. One message for every cause. */
        Unauthenticated: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The API key lacks the required scope. */
        Forbidden: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Too many requests by this API key, or too many failed authentications from this address. */
        RateLimited: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description An internal error. It is logged under the correlation id. `log_inconsistent` means that entries of the tenant's log were changed or removed outside the service, so that nothing is signed until the operator restores them. */
        InternalError: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The service, or one of its dependencies, is unavailable for now. */
        Unavailable: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body exceeds 256 KiB. */
        PayloadTooLarge: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The operation does not accept the media type, character set or encoding of the body. */
        UnsupportedMediaType: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The `Idempotency-Key` was used before with another payload. */
        IdempotencyKeyReused: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No such resource in this tenant. */
        NotFound: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The state of the resource forbids it, or it changed at the same time. */
        Conflict: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description `If-Match` does not name the current version. */
        PreconditionFailed: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Always: the key lacks the scope `work.actions`, or direct execution is disabled. */
        DirectExecutionDisabled: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The path, headers or body are invalid, or name something outside this tenant; `details` names each field and its problem. */
        ProposalBadRequest: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The state of the proposal or of its WorkItem forbids it, it changed at the same time, or too many proposals are open. */
        ProposalConflict: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The API key lacks the required scope, or policy no longer allows the action (`policy_denied`). */
        ExecutionForbidden: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The proposal cannot be executed now; `code` says why. */
        ExecutionConflict: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The outcome is already known, or the token has expired or is of an attempt before the last. `code` says why. */
        ReportConflict: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The claim is over, its action may not be done now, or there are too many claims. `code` says why. */
        ClaimConflict: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The packet would exceed 25 MiB, or the body exceeds 256 KiB. */
        PacketTooLarge: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The data still matches `If-None-Match`. */
        DataNotModified: {
            headers: {
                ETag: components["headers"]["DataETag"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["DeprecationLink"];
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The path, query or headers are invalid; `details` names each field and problem. */
        DataBadRequest: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Unknown view, or unknown entity in it; or a date outside the coverage of the source. */
        DataNotFound: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No source of the view has loaded yet (`projection_unavailable`), or the service is unavailable for now: repeat the request after `Retry-After`. Or no such source is registered: then it is not `retryable`, until an administrator registers one. */
        ProjectionUnavailable: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Several entities have the identifier; `details` gives their canonical ids. */
        DataAmbiguous: {
            headers: {
                "X-Correlation-Id": components["headers"]["CorrelationId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        /**
         * @description Maximum entries per page. Values above 200 are read as 200.
         * @example 50
         */
        Limit: number;
        /**
         * @description The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
         * @example mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE
         */
        PageToken: string;
        /**
         * @description A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; another payload is refused with 422.
         * @example 0f9a6f34-9d26-4f43-8a1b-0c9f3b5f5a11
         */
        IdempotencyKey: string;
        /**
         * @description Identifier of the WorkItem.
         * @example wi_01h455vb4pex5vsknk084sn02q
         */
        WorkItemId: components["schemas"]["WorkItemId"];
        /**
         * @description Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
         * @example "3"
         */
        IfNoneMatch: string;
        /**
         * @description Change the WorkItem only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/"3"` or `"3-gzip"`.
         * @example "3"
         */
        IfMatch: string;
        /**
         * @description Identifier of the proposal.
         * @example prop_01h455vb4pex5vsknk084sn02q
         */
        ActionProposalId: components["schemas"]["ActionProposalId"];
        /**
         * @description Identifier of the action record.
         * @example act_01h455vb4pex5vsknk084sn02q
         */
        ActionId: components["schemas"]["ActionId"];
        /**
         * @description Identifier of the integration.
         * @example int_01h455vb4pex5vsknk084sn02q
         */
        IntegrationId: components["schemas"]["IntegrationId"];
        /**
         * @description Name of the operation.
         * @example x_close_account
         */
        OperationName: string;
        /**
         * @description Identifier of the claim.
         * @example clm_01h455vb4pex5vsknk084sn02q
         */
        OperationClaimId: components["schemas"]["OperationClaimId"];
        /**
         * @description Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
         * @example W/"9F86d081884c7d659A2feaa0"
         */
        IfNoneMatchData: string;
        /**
         * @description Key of the view.
         * @example racing_catalog
         */
        DataViewKeyQuery: components["schemas"]["DataViewKey"];
        /**
         * @description Identifier of the endpoint.
         * @example whe_01h455vb4pex5vsknk084sn02q
         */
        WebhookEndpointId: components["schemas"]["WebhookEndpointId"];
        /**
         * @description Change the endpoint only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/"3"` or `"3-gzip"`.
         * @example "3"
         */
        IfMatchWebhookEndpoint: string;
        /**
         * @description Identifier of the delivery.
         * @example whd_01h455vb4pex5vsknk084sn02q
         */
        WebhookDeliveryId: components["schemas"]["WebhookDeliveryId"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Id of this request in the logs: the trace-id of `traceparent`, else your `X-Request-Id`, else generated.
         * @example 4bf92f3577b34da6a3ce929d0e0e4736
         */
        CorrelationId: string;
        /**
         * @description Remaining requests (`r`), and the seconds until the whole burst is available again if none is sent (`t`).
         * @example "public";r=598;t=1
         */
        RateLimit: string;
        /**
         * @description Requests (`q`) that this API key gains evenly in each `w` seconds, and how many it may save up and send at once (`workgate-burst`).
         * @example "public";q=600;w=60;workgate-burst=600
         */
        RateLimitPolicy: string;
        /**
         * @description Auth scheme to use.
         * @example ApiKey header="X-Api-Key"
         */
        WWWAuthenticate: string;
        /**
         * @description Seconds to wait before repeating the request.
         * @example 12
         */
        RetryAfter: number;
        /**
         * @description Path of the new resource.
         * @example /api/v1/public/work-items/wi_01h455vb4pex5vsknk084sn02q
         */
        Location: string;
        /**
         * @description Version of the WorkItem, for `If-Match` and `If-None-Match`.
         * @example "1"
         */
        ETag: string;
        /**
         * @description Present, and `true`, if the answer comes from an earlier request with this `Idempotency-Key`.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description Names the data, the selection and the health of the answer, for `If-None-Match`; weak, as ages do not count.
         * @example W/"9F86d081884c7d659A2feaa0"
         */
        DataETag: string;
        /**
         * @description Present if the request used an old name of the view; time of its deprecation (RFC 9745).
         * @example @1793491200
         */
        Deprecation: string;
        /**
         * @description Present if the request used an old name of the view; time until which it works (RFC 8594).
         * @example Mon, 01 Nov 2027 00:00:00 GMT
         */
        Sunset: string;
        /**
         * @description Present if the request used an old name of the view; link to its replacement (`rel="deprecation"`).
         * @example </docs>; rel="deprecation"; type="text/html"
         */
        DeprecationLink: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listWorkItems: {
        parameters: {
            query?: {
                /**
                 * @description Only WorkItems in this state. The aliases `pending` and `waiting` (`waiting_on_customer`), `done` (`resolved`), `canceled` (`cancelled`) and `active` (`open`) are accepted too.
                 * @example new
                 */
                status?: components["schemas"]["WorkItemStatusFilter"];
                /**
                 * @description Only WorkItems that carry this tag.
                 * @example vip
                 */
                tag?: string;
                /**
                 * @description Only WorkItems that came by this channel.
                 * @example email
                 */
                channel?: components["schemas"]["WorkItemChannel"];
                /**
                 * @description Only WorkItems of this priority.
                 * @example high
                 */
                priority?: components["schemas"]["WorkItemPriority"];
                /**
                 * @description Only WorkItems of the contact with this e-mail address. Case does not matter, nor if an international domain is in its ASCII form.
                 * @example ada@example.com
                 */
                contact_email?: components["schemas"]["ContactEmail"];
                /**
                 * @description Only WorkItems whose initial message had this `external_message_id`.
                 * @example mail-8412
                 */
                source_reference?: string;
                /**
                 * @description Only WorkItems of this pack.
                 * @example customer_support
                 */
                pack_key?: string;
                /**
                 * @description Only WorkItems of this queue of the pack that `pack_key` names.
                 * @example refunds
                 */
                queue_key?: string;
                /**
                 * @description Only WorkItems that this member works on, or, with `none`, those that nobody works on.
                 * @example none
                 */
                assignee?: string;
                /**
                 * @description Only WorkItems changed at or after this time (RFC 3339).
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: string;
                /**
                 * @description Maximum entries per page. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
                 * @example mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE
                 */
                page_token?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of WorkItems. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWorkItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; another payload is refused with 422.
                 * @example 0f9a6f34-9d26-4f43-8a1b-0c9f3b5f5a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkItemCreateRequest"];
            };
        };
        responses: {
            /** @description The WorkItem was created, now or, with `Idempotent-Replayed`, before. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchWorkItems: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur; at least one letter or digit.
                 * @example parcel 1234
                 */
                q?: string;
                /**
                 * @description Only these states, comma-separated.
                 * @example new,open
                 */
                status?: string;
                /**
                 * @description Only these priorities, comma-separated.
                 * @example high,urgent
                 */
                priority?: string;
                /**
                 * @description Only these channels, comma-separated.
                 * @example email
                 */
                channel?: string;
                /**
                 * @description Only WorkItems of this pack.
                 * @example customer_support
                 */
                pack_key?: string;
                /**
                 * @description Only WorkItems of this queue of the pack that `pack_key` names.
                 * @example refunds
                 */
                queue_key?: string;
                /**
                 * @description Only WorkItems that carry this tag.
                 * @example vip
                 */
                tag?: string;
                /**
                 * @description Only WorkItems of the contact with this e-mail address. Case does not matter, nor if an international domain is in its ASCII form.
                 * @example ada@example.com
                 */
                contact_email?: components["schemas"]["ContactEmail"];
                /**
                 * @description Only WorkItems that this member works on, or, with `none`, those that nobody works on.
                 * @example none
                 */
                assignee?: string;
                /**
                 * @description Only WorkItems opened at or after this time (RFC 3339).
                 * @example 2026-03-01T00:00:00Z
                 */
                created_since?: string;
                /**
                 * @description Only WorkItems opened before this time (RFC 3339).
                 * @example 2026-04-01T00:00:00Z
                 */
                created_before?: string;
                /**
                 * @description `true` shows only WorkItems that are overdue and have not ended.
                 * @example true
                 */
                overdue?: boolean;
                /**
                 * @description Only WorkItems that are due before this time (RFC 3339) and have not ended.
                 * @example 2026-04-01T00:00:00Z
                 */
                due_before?: string;
                /**
                 * @description Sort order; `newest` if left out. `last_changed` and `due` cannot be combined with `q`.
                 * @example newest
                 */
                order?: components["schemas"]["WorkItemOrder"];
                /**
                 * @description Maximum entries per page. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
                 * @example mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE
                 */
                page_token?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of search results. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundWorkItemsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The WorkItem. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItem"];
                };
            };
            /** @description The WorkItem still has the version in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWorkItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change the WorkItem only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/"3"` or `"3-gzip"`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Identifier of the WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["WorkItemUpdateRequest"];
                "application/json": components["schemas"]["WorkItemUpdateRequest"];
            };
        };
        responses: {
            /** @description The WorkItem after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkItemMessages: {
        parameters: {
            query?: {
                /**
                 * @description Maximum entries per page. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
                 * @example mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE
                 */
                page_token?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    appendWorkItemMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; another payload is refused with 422.
                 * @example 0f9a6f34-9d26-4f43-8a1b-0c9f3b5f5a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageAppendRequest"];
            };
        };
        responses: {
            /** @description The message was appended, now or, with `Idempotent-Replayed`, before. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    directActionExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Any value; the operation is disabled and ignores it.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["DirectExecutionDisabled"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActionProposals: {
        parameters: {
            query?: {
                /**
                 * @description Maximum entries per page. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
                 * @example mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE
                 */
                page_token?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of proposals. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionProposalPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createActionProposal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; another payload is refused with 422.
                 * @example 0f9a6f34-9d26-4f43-8a1b-0c9f3b5f5a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionProposalCreateRequest"];
            };
        };
        responses: {
            /** @description The proposal was created, now or, with `Idempotent-Replayed`, before. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionProposal"];
                };
            };
            400: components["responses"]["ProposalBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProposalConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActionProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the proposal.
                 * @example prop_01h455vb4pex5vsknk084sn02q
                 */
                proposal_id: components["parameters"]["ActionProposalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionProposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelActionProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the proposal.
                 * @example prop_01h455vb4pex5vsknk084sn02q
                 */
                proposal_id: components["parameters"]["ActionProposalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled proposal. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionProposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProposalConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recheckActionProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the proposal.
                 * @example prop_01h455vb4pex5vsknk084sn02q
                 */
                proposal_id: components["parameters"]["ActionProposalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal with the provider's new answer. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionProposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProposalConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    executeActionProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the proposal.
                 * @example prop_01h455vb4pex5vsknk084sn02q
                 */
                proposal_id: components["parameters"]["ActionProposalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionProposalExecuteRequest"];
            };
        };
        responses: {
            /** @description It was executed, or the dry run is over. `action.status` says how the execution ended. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionProposalExecution"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ExecutionForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExecutionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActions: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of this WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id?: components["schemas"]["WorkItemId"];
                /**
                 * @description Maximum entries per page. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
                 * @example mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE
                 */
                page_token?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of action records. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the action record.
                 * @example act_01h455vb4pex5vsknk084sn02q
                 */
                action_id: components["parameters"]["ActionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Action"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportActionResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the action record.
                 * @example act_01h455vb4pex5vsknk084sn02q
                 */
                action_id: components["parameters"]["ActionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionResultReport"];
            };
        };
        responses: {
            /** @description It is recorded. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Action"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReportConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIntegrations: {
        parameters: {
            query?: {
                /**
                 * @description Maximum entries per page. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
                 * @example mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE
                 */
                page_token?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of integrations. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the integration.
                 * @example int_01h455vb4pex5vsknk084sn02q
                 */
                integration_id: components["parameters"]["IntegrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The integration. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperations: {
        parameters: {
            query?: {
                /**
                 * @description Maximum entries per page. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
                 * @example mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE
                 */
                page_token?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of operations. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the operation.
                 * @example x_close_account
                 */
                operation: components["parameters"]["OperationName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimOperation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationClaimCreateRequest"];
            };
        };
        responses: {
            /** @description The claim. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationClaimAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ExecutionForbidden"];
            409: components["responses"]["ClaimConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginOperationClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the claim.
                 * @example clm_01h455vb4pex5vsknk084sn02q
                 */
                claim_id: components["parameters"]["OperationClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationClaimProof"];
            };
        };
        responses: {
            /** @description Begun. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationClaimLease"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ExecutionForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClaimConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendOperationClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the claim.
                 * @example clm_01h455vb4pex5vsknk084sn02q
                 */
                claim_id: components["parameters"]["OperationClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationClaimProof"];
            };
        };
        responses: {
            /** @description The lease is renewed. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationClaimLease"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ExecutionForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClaimConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeOperationClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the claim.
                 * @example clm_01h455vb4pex5vsknk084sn02q
                 */
                claim_id: components["parameters"]["OperationClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationClaimCompleteRequest"];
            };
        };
        responses: {
            /** @description It is recorded. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationClaimEnd"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ExecutionForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClaimConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    failOperationClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the claim.
                 * @example clm_01h455vb4pex5vsknk084sn02q
                 */
                claim_id: components["parameters"]["OperationClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationClaimFailRequest"];
            };
        };
        responses: {
            /** @description It is recorded. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationClaimEnd"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ExecutionForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClaimConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkItemEvidence: {
        parameters: {
            query?: {
                /**
                 * @description Maximum entries per page. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
                 * @example mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE
                 */
                page_token?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidencePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportWorkItemPacket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EvidencePacketRequest"];
            };
        };
        responses: {
            /** @description The signed packet. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DsseEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PacketTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDataView: {
        parameters: {
            query?: {
                /**
                 * @description Maximum groups per page. Values above 100 are read as 100.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only groups of this kind; default `all`.
                 * @example today
                 */
                filter_key?: components["schemas"]["DataFilterKey"];
                /**
                 * @description Only groups with an event on this day in `timezone`.
                 * @example 2017-05-13
                 */
                date?: components["schemas"]["DataDate"];
                /**
                 * @description IANA name of the time zone of the request; default `UTC`.
                 * @example Australia/Sydney
                 */
                timezone?: components["schemas"]["DataTimezone"];
                /**
                 * @description The unchanged `next_cursor` of the page before. It is bound to the tenant, the view and the filters; with others it is refused.
                 * @example mFh0v3s0b8m2Qd1yqkQ7x1siMjAxNy0wNS0xMy51cy5ldmFuZ2VsaW5lLWRvd25zIl0
                 */
                cursor?: string;
            };
            header?: {
                /**
                 * @description Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
                 * @example W/"9F86d081884c7d659A2feaa0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchData"];
            };
            path: {
                /**
                 * @description Key of the view.
                 * @example racing_catalog
                 */
                view_key: components["schemas"]["DataViewKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the view. */
            200: {
                headers: {
                    ETag: components["headers"]["DataETag"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["DeprecationLink"];
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataView"];
                };
            };
            304: components["responses"]["DataNotModified"];
            400: components["responses"]["DataBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DataNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ProjectionUnavailable"];
        };
    };
    getDataEntity: {
        parameters: {
            query: {
                /**
                 * @description Key of the view.
                 * @example racing_catalog
                 */
                view_key: components["parameters"]["DataViewKeyQuery"];
            };
            header?: {
                /**
                 * @description Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
                 * @example W/"9F86d081884c7d659A2feaa0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchData"];
            };
            path: {
                /**
                 * @description Kind of the entity.
                 * @example group
                 */
                entity_type: components["schemas"]["DataEntityType"];
                /**
                 * @description Identifier of the entity.
                 * @example 2017-05-13.us.evangeline-downs
                 */
                entity_id: components["schemas"]["DataEntityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity. */
            200: {
                headers: {
                    ETag: components["headers"]["DataETag"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["DeprecationLink"];
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataEntity"];
                };
            };
            304: components["responses"]["DataNotModified"];
            400: components["responses"]["DataBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DataNotFound"];
            409: components["responses"]["DataAmbiguous"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ProjectionUnavailable"];
        };
    };
    getDataSourceHealth: {
        parameters: {
            query: {
                /**
                 * @description Key of the view.
                 * @example racing_catalog
                 */
                view_key: components["parameters"]["DataViewKeyQuery"];
                /**
                 * @description A local date that the source should cover.
                 * @example 2017-05-13
                 */
                date?: components["schemas"]["DataDate"];
            };
            header?: {
                /**
                 * @description Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
                 * @example W/"9F86d081884c7d659A2feaa0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchData"];
            };
            path: {
                /**
                 * @description Key of the source.
                 * @example timeform
                 */
                source_key: components["schemas"]["DataSourceKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The health of the source. */
            200: {
                headers: {
                    ETag: components["headers"]["DataETag"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["DeprecationLink"];
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSourceHealthReport"];
                };
            };
            304: components["responses"]["DataNotModified"];
            400: components["responses"]["DataBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DataNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ProjectionUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only events after this sequence: the `next_after` of the answer before, or 0 for the beginning.
                 * @example 4710
                 */
                after?: components["schemas"]["EventSequence"];
                /**
                 * @description Only these types, separated by commas; `proposal.*` is all of proposals.
                 * @example work_item.created,proposal.*
                 */
                types?: string;
                /**
                 * @description Only events of this WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id?: components["schemas"]["WorkItemId"];
                /**
                 * @description Maximum entries per page. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Seconds to wait if there is no event; no wait if left out.
                 * @example 20
                 */
                wait_seconds?: number;
                /**
                 * @description `data` adds the data from the log to events of WorkItems; it needs the scope `work.actions` too.
                 * @example data
                 */
                expand?: "data";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; another payload is refused with 422.
                 * @example 0f9a6f34-9d26-4f43-8a1b-0c9f3b5f5a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointCreateRequest"];
            };
        };
        responses: {
            /** @description The endpoint, with its secret. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointDeleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change the endpoint only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/"3"` or `"3-gzip"`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatchWebhookEndpoint"];
            };
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["WebhookEndpointUpdateRequest"];
                "application/json": components["schemas"]["WebhookEndpointUpdateRequest"];
            };
        };
        responses: {
            /** @description The changed endpoint. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Outcome. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRotateRequest"];
            };
        };
        responses: {
            /** @description The endpoint with the new secret. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRecoverRequest"];
            };
        };
        responses: {
            /** @description It runs in the background. */
            202: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecovery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only deliveries in this state.
                 * @example failed
                 */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /**
                 * @description Maximum entries per page. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
                 * @example mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE
                 */
                page_token?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the endpoint.
                 * @example whe_01h455vb4pex5vsknk084sn02q
                 */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
                /**
                 * @description Identifier of the delivery.
                 * @example whd_01h455vb4pex5vsknk084sn02q
                 */
                webhook_delivery_id: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new delivery. */
            202: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["CorrelationId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Caller"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
