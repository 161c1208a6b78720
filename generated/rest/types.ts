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
         * @description Newest first (`created_at`, then `work_item_id`); with `updated_since`, in the order of change, oldest change first, so that a client can follow along. Pages stay stable while WorkItems are added.
         *
         *     Besides `status` and `assignee`, at most one of `tag`, `channel`, `priority`, `contact_email`, `source_reference`, `pack_key` and `updated_since` may be given; `queue_key` with `pack_key` only.
         */
        get: operations["listWorkItems"];
        put?: never;
        /**
         * Create a WorkItem
         * @description Opens a WorkItem with status `new`. An `initial_message` becomes the first message of its conversation, and its `external_message_id` the `source_reference` by which the WorkItem can be found again.
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
         * @description WorkItems for which all that is given holds, newest first unless `order` says otherwise. `q` is words that all have to occur in whatever the WorkItem says: its subject, messages, contact, tags, ids and references; for keys with the scope `work.actions`, what is proposed for it, too. Upper and lower case, and letters with and without marks, are the same. Words of what was just written are found within moments.
         *
         *     A request looks at a bounded number of WorkItems. So a page can hold less than `limit`, or nothing, and still be followed by more: go on with `next_page_token`. `searched_since` says how far the search has come.
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
         * @description Answers 304 without a body when `If-None-Match` names the present version.
         */
        get: operations["getWorkItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a WorkItem
         * @description A JSON merge patch (RFC 7396): fields that are absent stay, fields that are `null` are removed. A patch that changes nothing answers with the WorkItem as it is and leaves its version alone.
         *
         *     `new`, `open`, `in_progress` and `waiting_on_customer` move among themselves (never back to `new`) and to `resolved`, `cancelled`, `rejected` and `failed`; `resolved` moves only to `closed`. `waiting_on_approval` is set by action proposals, and left by them or for one of these four. Any other move is refused with 409 `invalid_state`.
         *
         *     Ended work takes no effects: with the patch that ends it, all its action proposals that are not being executed are `cancelled`. That is refused with 409 `invalid_state`, naming the proposal, for a key that lacks the scope `work.actions`, and where one is approved that the caller could not cancel.
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
         * @description The conversation, oldest message first; the initial message, if there was one, leads.
         */
        get: operations["listWorkItemMessages"];
        put?: never;
        /**
         * Append a message
         * @description Adds a follow-up message to a WorkItem. A WorkItem that is `resolved`, `closed`, `cancelled`, `failed` or `rejected` takes no more messages (409 `invalid_state`).
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
                 * @description Any value; the operation is disabled and reads none of the request.
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
         * @description Side effects go through governed action proposals. This operation is kept so that its refusal is explicit: a key with the scope `work.actions` always gets 403 `authorization_error`, whatever the body, which is never read.
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
         * @description The newest first.
         */
        get: operations["listActionProposals"];
        put?: never;
        /**
         * Propose an action
         * @description Hands in a side effect for approval. Policy is asked at once: the proposal comes back `auto_approved`, `pending_approval`, or `denied`, with the reasons. What was approved is what is executed: a changed payload is a new proposal, which may name the one that it `supersedes`.
         *
         *     The provider is asked too whether it would do it, for three seconds at most, and `check` says what it answered. What it would refuse is made all the same, since what a provider finds may lag behind; but it is never approved without a person, and nobody can approve it before it was checked again (`recheck`).
         *
         *     A WorkItem that is not there is 404; an `integration_id` or `supersedes` that is not there is 400 and named in `details`. A WorkItem whose work has ended takes no proposals (409). A proposal that waits for approval makes its WorkItem wait with it (`waiting_on_approval`) until the last one is settled.
         *
         *     So many proposals may be open at once, waiting or approved: 50 of each accountable person, and 1,000 of the tenant. Beyond that it is 409 `too_many_pending`.
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
         * @description The proposal as it is now, with the decisions of policy and people.
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
         * @description Takes back a proposal that has not been executed. Cancelling a cancelled proposal changes nothing; in every other final state it is 409 `invalid_state`. Only its proposer, the people who are accountable for it, and those who may approve it cancel a proposal: 403 `authorization_error` for others. The body is not read.
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
         * @description Asks the provider again whether it would do it, and keeps the answer as `check` of the proposal. What the provider would refuse cannot be approved until it says otherwise here; what it would do may be approved by people then, never by policy.
         *
         *     Only an open proposal is checked: 409 `invalid_state` otherwise, where its integration is switched off, and where that has no way to be asked. A provider that cannot be asked within three seconds is 503 `unavailable`: what it said before still counts. A proposal is checked once in five seconds: 429 with `Retry-After` before. The body is not read.
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
         * @description Policy is asked again, on what it says now and on the payload as it is now. Then the action is executed, once: executing an executed proposal again answers with the same action record.
         *
         *     With `dry_run` it says what would happen, in any state, and changes nothing: no side effect, no action record, no status. `outcome` says whether it would be executed, needs people first, would be refused by the provider, or cannot be executed, and `next` what to do; none of these is an error. Only a payload that was changed in the database is `payload_mismatch`.
         *
         *     What workers carry out (an integration of the kind `pull`) passes the same checks and then waits for one: the answer has the proposal as it is, no `action`, and `next`. It is `executing` once a worker has taken it (`claimOperation`); until then it can be cancelled.
         *
         *     Errors of an execution: `policy_denied` (403, the proposal stays as it is), `payload_mismatch` (409, it is not what was approved), `execution_in_progress` (409, retryable), `invalid_state` (409: its state does not allow it, as where it is `pending_approval`, or the provider would refuse it), `approval_required` (409: it was approved, but by now needs more approvals; it is `pending_approval` from then on).
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
         * @description What was executed, the newest first. Of a WorkItem that is not there, nothing was.
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
         * Report what came of an action
         * @description For receivers of webhooks that have answered 202, or whose answer was lost: says what came of what they were sent. It takes an API key that carries the integration (`carries` of `getMe`), and the `result_token` that came with the request. For any other key there is no such action.
         *
         *     A result that the operation's `result_schema` does not allow is 400 and names each field; nothing is lost by that, and it is reported again. The same report again is answered as the first time; another one is 409. So is one with the token of an attempt before the last, and one of what a person has settled: the log tells of these (`proposal.report_refused`).
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
         * @description The tenant's ways to its providers, the oldest first, with the operations that can be proposed through each and the limits that decide who has to approve them. Those that are switched off are listed as well. Take the `integration_id` of a proposal from here.
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
         * @description The integration as it is now, with what can be proposed through it.
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
         * @description What can be proposed at all, with the schemas of payloads and results: the operations that the service brings along, then the tenant's own, by name. Retired ones are listed as well. A page ends early where its schemas are large. `listIntegrations` says what can be proposed through which integration.
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
         * @description The operation at its newest version.
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
         * Take something to carry out
         * @description For workers in networks that nobody reaches: hands out something that was approved and executed (`executeActionProposal`) on an integration which the API key carries (`carries` of `getMe`). The answer waits for `wait_seconds` while there is nothing; then `claim` is null.
         *
         *     What is handed out has passed the gate at that moment, and nobody else has it while the lease lasts. It is not to be done before `beginOperationClaim` has said so. A claim whose lease ends before that goes to the next worker.
         *
         *     A key has 20 claims at a time, and a tenant 200: beyond that it is 409 `too_many_pending`. So many may wait at once in a tenant: beyond 50 in one process of the service it is 429.
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
         * @description Passes the gate again and writes the action record (`running`): from this answer on the effect is possible. Do it only after this answer, and only while the lease lasts. The lease begins anew. Again is no change.
         *
         *     A lease that ends after this leaves an outcome that is not known: it is handed out again if the operation says that it is idempotent, and otherwise people settle it.
         *
         *     What does not pass is not begun: 403 `policy_denied` or `authorization_error`, 409 `invalid_state` (its work has ended, its integration is switched off, the claim is over), `approval_required` or `payload_mismatch`. The claim is over then.
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
         * @description The lease begins anew, if it lasts still, and the claim passes the gate: with the refusals of `beginOperationClaim`. What is refused before it was begun is over; after that, the lease that there is goes on, and what was done is still reported. A claim is extended for 24 hours at most.
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
         * @description Says what came of it, once it was begun. A result that the operation's `result_schema` does not allow is 400 and names the field; the claim goes on then. The same report again is answered as the first time; another one is 409.
         *
         *     What comes after the claim was lost is 409, and the log tells of it.
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
         * @description Says that nothing was done, and whether it may be. `not_sent` gives back a claim, also one that was not begun; the other two are of what was begun. What may have been done is not to be reported here: let the lease end.
         *
         *     A repetition (`attempt` above 1) that is refused tells nothing of the attempt before it: its outcome stays unknown.
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
         * @description What happened to a WorkItem, as the tenant's event log holds it, oldest entry first. Everything that was acknowledged before this request is in it. Entries are never changed and never removed; personal values are in them as salted commitments only. An exported packet carries the proofs that its entries are in the log.
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
         * @description A packet that anybody can check offline, without trusting this service again: the WorkItem, its messages, its evidence with a proof for each entry that the log holds it, and a signed checkpoint of the log. It is a DSSE envelope over an in-toto Statement v1, signed with Ed25519; `/.well-known/jwks.json` has the public keys, and `workgate verify packet.json --jwks …` checks it and names whatever was altered.
         *
         *     Each approval holds for whom the approver and the accountable people spoke, and why (`voices`), so that anybody can count again whether different people approved. Approvals of earlier releases lack it.
         *
         *     A packet holds the contents in the clear, and the salts by which the commitments of the log can be checked: handle it as you would handle the conversation itself.
         *
         *     The export is logged (`evidence.exported`) before the packet leaves, and the packet holds that entry too. Repeating the request makes another packet and another entry; it needs no Idempotency-Key. The body may be left out; if there is one, it is an empty object.
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
         * @description Whole groups, by their earliest event, then by `group_id`. A group is selected by its events, and always returned with all of them. `filter_key` and `date` are both evaluated in `timezone`, daylight saving included, and both must hold: an event at 23:30 in Sydney is on another day in UTC.
         *
         *     Pages show one state of the data: `next_cursor` goes on in the revisions that the first page was made of, as long as those are kept (the last three of each source), and in the moment at which it was asked for.
         *
         *     A source that fails leaves its last good data in place, and `health` says so. The `ETag` changes with the data, the selection and the health, not with ages.
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
         * @description A group, an event or a participant, by its canonical identifier or by one that a source uses. An identifier of sources that stands for several entities is refused with 409, which names the canonical ones.
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
         * @description How fresh the data of a source is, what was wrong with it, and which dates it covers. With `date`, 404 if that lies outside the coverage. A source that never loaded is 503, like one that is not registered.
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
         * Follow what happens
         * @description Everything that has happened in the tenant, oldest first: the log of the tenant, without gaps, the same on every node, and each event once. Start with `after=0` and go on with `next_after`; keep it where you keep what you have done with the events. With `wait_seconds` the answer waits until there is something.
         *
         *     Events are thin: they say what has changed, and `url` where to read how it is now. `expand=data` adds what the log says of it, for keys of the scope `work.actions`, and only to events of WorkItems.
         *
         *     One answer looks at a bounded part of the log: `events` may be empty while `next_after` goes on. All is read when `next_after` is `head`. An `after` behind the head is 400: it is not of this tenant's log.
         *
         *     Only some requests may wait at once: beyond 20 of an API key, or 50 of a tenant, in one process of the service it is 429.
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
         * List the endpoints
         * @description All of the tenant, the newest first.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Have events sent to an address
         * @description Events are sent by POST as they happen, signed as [Standard Webhooks](https://www.standardwebhooks.com) say (`webhook-id`, `webhook-timestamp`, `webhook-signature`): each at least once, with an id that stays the same. Answer 2xx within 5 seconds. What is not answered so is sent again, 8 times over 28 hours; `Retry-After` is honoured. 410 switches the endpoint off, and so do five days without anything delivered. Nothing is redirected. Order is not promised: `sequence` says it.
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
         * Read an endpoint
         * @description Whether it is on, how far it has come, and since when it fails.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete an endpoint
         * @description Nothing more is sent to it, its secret and its deliveries are removed. The log goes on telling of it.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change an endpoint
         * @description A JSON merge patch (RFC 7396). With another `url` what waits is sent there. Switched off, what waits is cancelled; switched on again, it begins with what happens from then on.
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
         * @description Logs `webhook_endpoint.tested` and sends that to this endpoint alone, whatever its types and filter are, once, and answers with what came of it. An endpoint that is off is tested all the same.
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
         * Sign with another secret
         * @description Requests are signed with the new secret, and for `overlap_hours` with those before, too, so that receivers can change over. The secret is shown once. Four before the newest go on at most: beyond that it is 409.
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
         * Send again what was missed
         * @description Sends what the endpoint asks for and has happened since a sequence: what failed, what was cancelled, and what was never sent, as it was off; with `include_delivered` also what was delivered. It is done in the background, with the same `webhook-id` as before. One recovery at a time; an endpoint that is not on is 409.
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
         * List what was sent
         * @description What was sent to the endpoint, or is to be, in the last 30 days, the newest first.
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
         * @description The body that was stored, with the same `webhook-id`, signed with the secrets of today: a delivery of its own, with attempts of its own. An endpoint that is not on is 409.
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
         * Say who is calling
         * @description The API key of the request: its tenant, what it may do, how often, and who answers for it. Every key may ask, whatever its scopes.
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
         * @description How the work came in.
         * @example email
         * @enum {string}
         */
        WorkItemChannel: "api" | "email" | "web_form" | "web_chat" | "phone" | "sms" | "social" | "chat" | "agent" | "other";
        /**
         * @description How urgent the work is.
         * @example high
         * @enum {string}
         */
        WorkItemPriority: "low" | "normal" | "high" | "urgent";
        /**
         * @description E-mail address of the person. Its domain may be international (IDN): it is kept, compared and answered in its ASCII form, `ada@bücher.example` as `ada@xn--bcher-kva.example`.
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
        /** @description The person who asks. Only the fields that are known are present. */
        WorkItemContact: {
            /**
             * @description Name of the person.
             * @example Ada Lovelace
             */
            name?: string;
            /**
             * @description E-mail address of the person, an international domain in its ASCII form (`xn--…`).
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
         * @description Kind of credential or person behind it.
         * @example api_key
         * @enum {string}
         */
        PrincipalType: "api_key" | "delegation" | "user" | "system";
        /** @description Who did something. */
        Principal: {
            type: components["schemas"]["PrincipalType"];
            /**
             * @description Identifier of the API key, delegation or person.
             * @example key_01h455vb4pex5vsknk084sn02q
             */
            id: string;
            /**
             * @description Name for people, as it was at the time.
             * @example Helpdesk import
             */
            display_name: string;
        };
        /** @description A request for work and its present state. */
        WorkItem: {
            work_item_id: components["schemas"]["WorkItemId"];
            /**
             * @description One line that says what is wanted.
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
             * @description Labels of the tenant's own.
             * @example [
             *       "refund",
             *       "vip"
             *     ]
             */
            tags: string[];
            /** @description The person who asks, or null. */
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
             * @description The queue of the pack that the work waits in.
             * @example general
             */
            queue_key: string;
            /** @description The person who has taken the work up, or null. */
            assignee: components["schemas"]["Principal"] | null;
            /**
             * @description Identifier of the conversation.
             * @example thr_01h455vb4pex5vsknk084sn02q
             */
            thread_id: string;
            /**
             * @description How many messages the conversation has, the initial one included.
             * @example 1
             */
            message_count: number;
            /**
             * Format: date-time
             * @description By when it is to be resolved: so long after it was created as its queue says, unless somebody has set another time, or none. Null for none. What has ended keeps it, and is never overdue.
             * @example 2026-03-02T09:30:00.000Z
             */
            due_at: string | null;
            /**
             * Format: date-time
             * @description When the WorkItem was created (RFC 3339, UTC, milliseconds).
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the WorkItem or its conversation last changed.
             * @example 2026-03-01T09:30:00.000Z
             */
            updated_at: string;
            /**
             * @description Counts the changes; the value of the `ETag`.
             * @example 1
             */
            version: number;
        };
        /** @description A page of WorkItems. */
        WorkItemPage: {
            /** @description The WorkItems of this page. */
            work_items: components["schemas"]["WorkItem"][];
            /**
             * @description Send it as `page_token` to get the next page; null when there is none.
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
         * @description Machine code of the error; the value to branch on.
         * @example validation_error
         * @enum {string}
         */
        ErrorCode: "validation_error" | "authentication_error" | "authorization_error" | "not_found" | "conflict" | "rate_limited" | "unavailable" | "internal_error" | "duplicate_member" | "invalid_state" | "ambiguous_id" | "precondition_failed" | "idempotency_key_reused" | "request_in_progress" | "execution_in_progress" | "payload_mismatch" | "policy_denied" | "approval_required" | "too_many_pending" | "method_not_allowed" | "unsupported_media_type" | "payload_too_large" | "projection_unavailable";
        /** @description One problem of a request. */
        ErrorDetail: {
            /**
             * @description Path of the field in the body, or name of the query parameter, path parameter or header.
             * @example initial_message.role
             */
            field: string;
            /**
             * @description What is wrong with it.
             * @example is required
             */
            problem: string;
        };
        /** @description What went wrong and what to do about it. */
        Error: {
            type: components["schemas"]["ErrorType"];
            /**
             * @description For people. It names the field and the remedy where there is one; do not match on it.
             * @example subject: is required
             */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /**
             * @description Names the request in the logs of the service; may be empty.
             * @example 4bf92f3577b34da6a3ce929d0e0e4736
             */
            correlation_id: string;
            /**
             * @description Whether repeating the same request later can succeed.
             * @example false
             */
            retryable: boolean;
            /** @description The single problems, where there are several or a field is to blame. At most 20. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description The body of every answer above 399. */
        ErrorResponse: {
            error: components["schemas"]["Error"];
        };
        /**
         * @description One line that says what is wanted; not only white space, and without line breaks, control characters and marks that turn the direction of writing.
         * @example Refund for order 1234
         */
        WorkItemSubject: string;
        /**
         * @description Identifier of the source channel inside the tenant.
         * @example support-inbox
         */
        ChannelId: string;
        /**
         * @description A label of the tenant's own.
         * @example vip
         */
        WorkItemTag: string;
        /**
         * @description Labels of the tenant's own, each once.
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
        /** @description The person who asks. */
        WorkItemContactInput: {
            name?: components["schemas"]["ContactName"];
            email?: components["schemas"]["ContactEmail"];
            locale?: components["schemas"]["ContactLocale"];
        };
        /**
         * @description Role of the author of a message that a client sends; only `user`.
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
            /** @description How urgent the work is; `normal` where nothing is said. */
            priority?: components["schemas"]["WorkItemPriority"];
            /** @description How the work came in; `api` where nothing is said. */
            channel?: components["schemas"]["WorkItemChannel"];
            channel_id?: components["schemas"]["ChannelId"];
            tags?: components["schemas"]["WorkItemTags"];
            contact?: components["schemas"]["WorkItemContactInput"];
            initial_message?: components["schemas"]["InitialMessageInput"];
        };
        /**
         * @description `newest`: what was opened last comes first. `oldest`: what was opened first. `last_changed`: what was changed last. `due`: what is due soonest, and what is overdue before it; then what is not due, since it has no `due_at` or has ended, the newest first.
         * @example newest
         * @enum {string}
         */
        WorkItemOrder: "newest" | "oldest" | "last_changed" | "due";
        /** @description A page of what a search has found. */
        FoundWorkItemsPage: {
            /** @description The WorkItems of this page. They can be fewer than `limit`, or none, although more follow. */
            found: components["schemas"]["WorkItem"][];
            /**
             * @description Send it as `page_token` to search on; null when all was searched.
             * @example null
             */
            next_page_token: string | null;
            /**
             * Format: date-time
             * @description How far this page and those before it have searched: they hold all that is found and was opened after this time (changed after it with the order `last_changed`, opened before it with `oldest`; with `due`, due before it, and, once all that is there, of the rest what was opened after it).
             * @example 2026-03-01T00:00:00.000Z
             */
            searched_since: string;
        };
        /** @description Changes to the contact; null removes it whole. */
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
            /** @description The new tags, all of them; null removes every tag. */
            tags?: components["schemas"]["WorkItemTags"] | null;
            contact?: components["schemas"]["WorkItemContactPatch"];
            /**
             * Format: date-time
             * @description By when it is to be resolved (RFC 3339): not before it was created, and within ten years from now; null for no such time. Once it is set or removed, it stays so, whatever queue the WorkItem goes to.
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
             * @description The sender's own id of the initial message; null for every other message.
             * @example mail-8412
             */
            external_message_id: string | null;
            author: components["schemas"]["Principal"];
            /**
             * Format: date-time
             * @description When the message was accepted (RFC 3339, UTC, milliseconds).
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
        };
        /** @description A page of messages, oldest first. */
        MessagePage: {
            /** @description The messages of this page. */
            messages: components["schemas"]["Message"][];
            /**
             * @description Send it as `page_token` to get the next page; null when there is none.
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
         * @description State of a proposal. `pending_approval` waits for people; `auto_approved` and `approved` can be executed; `outcome_unknown` waits until it is known what the provider did. `rejected`, `denied`, `expired`, `cancelled`, `executed` and `execution_failed` are final, but that a failure which the provider calls retryable may be executed again.
         * @example pending_approval
         * @enum {string}
         */
        ActionProposalStatus: "pending_approval" | "auto_approved" | "approved" | "rejected" | "denied" | "expired" | "cancelled" | "executing" | "executed" | "execution_failed" | "outcome_unknown";
        /**
         * @description What is done: an operation of the service, or one that the tenant has defined, whose name begins with `x_`. `listOperations` shows them. Known labels: `commerce_refund`, `chat_post_message`.
         * @example commerce_refund
         */
        ActionOperation: string;
        /**
         * @description Identifier of the integration that performs the action.
         * @example int_01h455vb4pex5vsknk084sn02q
         */
        IntegrationId: string;
        /**
         * @description Kind of resource that is acted on; `order` for a refund, `chat_channel` for a message, and what their definitions say for operations of the tenant. Known labels: `order`, `chat_channel`.
         * @example order
         */
        ResourceType: string;
        /**
         * @description The order, as the shop names it.
         * @example 1234
         */
        OrderId: string;
        /**
         * @description Decimal amount, with no more decimals than the currency has; more than zero.
         * @example 25.00
         */
        MoneyAmount: string;
        /**
         * @description ISO 4217 code in capital letters, of money in use: metals, funds, units of account, `XTS` and `XXX` are refused.
         * @example EUR
         */
        CurrencyCode: string;
        /**
         * @description Why the money is given back.
         * @example duplicate
         * @enum {string}
         */
        RefundReason: "duplicate" | "fraudulent" | "requested_by_customer" | "other";
        /** @description A proposed refund, exactly as it was handed in and as it will be executed. */
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
         * @description The channel, as the chat platform names it. It is never a direct message.
         * @example C0123456789
         */
        ChatChannelId: string;
        /**
         * @description What the message says; not only white space. It appears as it is: mentions, links and special commands in angle brackets are shown, not expanded.
         * @example Order 1234: the refund of 25.00 EUR is on its way.
         */
        ChatMessageText: string;
        /**
         * @description The message that this one answers, by its time stamp at the chat platform.
         * @example 1772357400.000200
         */
        ChatThread: string;
        /** @description A proposed message, exactly as it was handed in and as it will be posted. */
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
        /** @description What exactly will be executed, of the operations of the service; `type` says of which kind it is. */
        BuiltInProposedAction: components["schemas"]["ProposedCommerceRefund"] | components["schemas"]["ProposedChatPostMessage"];
        /**
         * @description Name of an operation that the tenant has defined.
         * @example x_close_account
         */
        CustomOperationName: string;
        /** @description A proposed operation that the tenant has defined, exactly as it was handed in and as it will be carried out. Its other members are those of the definition. */
        ProposedCustomOperation: {
            /** @description Names the kind of payload; equal to `action_type`. */
            type: components["schemas"]["CustomOperationName"];
        } & {
            [key: string]: unknown;
        };
        /** @description What exactly will be executed; `type` says of which kind it is. */
        ProposedAction: components["schemas"]["BuiltInProposedAction"] | components["schemas"]["ProposedCustomOperation"];
        /**
         * @description SHA-256, in hexadecimal, over an RFC 8785 form. In version 2 (`hash_version` of the proposal) that is of `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`: `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed, and `schema_hash` the SHA-256 over the RFC 8785 form of the published schema of the payload, with what it refers to in its place and without `title`, `description`, `examples` and `deprecated`; of an operation that the tenant has defined also `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 is of `{tenant, work_item, integration, operation, resource_type, payload}`. Packets of evidence hold what it takes to make it again. What was approved is executed only while it has this hash, and while the integration leads where it led.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        PayloadHash: string;
        /**
         * @description How `payload_hash` was made: 2 for what is proposed now, 1 for what was before releases after 0.3.0.
         * @example 2
         */
        PayloadHashVersion: number;
        /**
         * @description What policy says: the action may run without a person (`auto_approve`), needs people (`require_approval`), or may not run at all (`deny`).
         * @example require_approval
         * @enum {string}
         */
        PolicyDecision: "auto_approve" | "require_approval" | "deny";
        /** @description One policy that determined the decision. */
        PolicyReason: {
            /**
             * @description Name of the policy; `pack/…` is shipped, `tenant/…` is the tenant's own.
             * @example pack/auto-approval-limit
             */
            policy_id: string;
            /**
             * @description What it says, for people.
             * @example The amount is above the limit for approval without a person.
             */
            message: string;
        };
        /** @description The decision of policy and what led to it. */
        PolicyOutcome: {
            decision: components["schemas"]["PolicyDecision"];
            /** @description Policies that determined the decision. */
            reasons: components["schemas"]["PolicyReason"][];
            /**
             * @description Names the exact texts of all policies that were asked.
             * @example customer_support@1a2b3c4d5e6f
             */
            policy_version: string;
            /**
             * @description How many different people have to approve; 0 when none has to.
             * @example 1
             */
            approvals_required: number;
        };
        /**
         * @description What the provider said when it was asked last whether it would do it: `ok`, or `would_fail` if it would refuse it as things stood; `not_checked` if it could not be asked.
         * @example ok
         * @enum {string}
         */
        ActionProposalCheckOutcome: "ok" | "would_fail" | "not_checked";
        /** @description What the provider said when it was asked last. It is asked when something is proposed, and again when somebody asks for that. What it would refuse is never approved, by policy or by people, until it says otherwise. Executing it asks the provider once more. */
        ActionProposalCheck: {
            outcome: components["schemas"]["ActionProposalCheckOutcome"];
            /** @description What the provider would refuse it for, by field, such as `payload.order_id`; or why it could not be asked. */
            problems: components["schemas"]["ErrorDetail"][];
            /**
             * Format: date-time
             * @description When the provider was asked; null if it never was.
             * @example 2026-03-01T09:30:00.000Z
             */
            at: string | null;
        };
        /** @description Another proposal of the same effect, which is open or was executed. */
        ActionProposalTwin: {
            proposal_id: components["schemas"]["ActionProposalId"];
            work_item_id: components["schemas"]["WorkItemId"];
            status: components["schemas"]["ActionProposalStatus"];
            /**
             * Format: date-time
             * @description When it was proposed.
             * @example 2026-03-01T09:29:00.000Z
             */
            at: string;
        };
        /**
         * @description What the person decided.
         * @example approve
         * @enum {string}
         */
        ApprovalDecision: "approve" | "reject";
        /** @description The decision of one person. */
        Approval: {
            approver: components["schemas"]["Principal"];
            /**
             * @description The person who answers for it: the approver, or whoever delegated it to that agent. Different people are told apart by this.
             * @example usr_01h455vb4pex5vsknk084sn02q
             */
            accountable: string;
            decision: components["schemas"]["ApprovalDecision"];
            /**
             * @description What the person said to it.
             * @example Checked with the warehouse.
             */
            comment: string | null;
            payload_hash: components["schemas"]["PayloadHash"];
            /**
             * Format: date-time
             * @description When.
             * @example 2026-03-01T09:35:00.000Z
             */
            at: string;
        };
        /** @description A side effect that somebody wants, with what policy and people said to it. */
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
             * @description Why it should be done.
             * @example The parcel arrived twice; the customer returned one.
             */
            approval_reason: string;
            proposed_by: components["schemas"]["Principal"];
            /** @description The people who are accountable for it: who answers for its proposer, who has seen the secret of the key that proposed it, and who is accountable for what it supersedes. None of them approves or settles it. */
            accountables?: string[];
            policy: components["schemas"]["PolicyOutcome"];
            check?: components["schemas"]["ActionProposalCheck"];
            /** @description Other proposals of the tenant with the same effect that are open or were executed, newest first, at most 20; absent if there are none. An effect that moves money is the same if operation, resource, amount and currency are, within 7 days; any other if integration and payload are, within 10 minutes. An operation may say otherwise. Policy never approves a proposal that has an earlier twin: people may approve both. To repeat a request safely, send `Idempotency-Key`: a repetition is no twin. */
            twins?: components["schemas"]["ActionProposalTwin"][];
            /** @description Decisions of people, in their order. */
            approvals: components["schemas"]["Approval"][];
            /** @description The proposal that this one took the place of. */
            supersedes: components["schemas"]["ActionProposalId"] | null;
            /**
             * Format: date-time
             * @description When the proposal ends unless it was executed before.
             * @example 2026-03-04T09:30:00.000Z
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2026-03-01T09:30:00.000Z
             */
            updated_at: string;
            /**
             * @description Grows by one with each change.
             * @example 1
             */
            version: number;
        };
        /** @description A page of proposals, the newest first. */
        ActionProposalPage: {
            /** @description The proposals of this page. */
            action_proposals: components["schemas"]["ActionProposal"][];
            /**
             * @description For the next page; null on the last one.
             * @example null
             */
            next_page_token: string | null;
        };
        /** @description Asks to give money back to whoever paid for an order. */
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
         * @description What the message says; not only white space. It appears as it is: mentions, links and special commands in angle brackets are shown, not expanded. It may have line breaks and tabs, but no other control characters.
         * @example Order 1234: the refund of 25.00 EUR is on its way.
         */
        NewChatMessageText: string;
        /** @description Asks to post a message to a channel of a chat workspace. */
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
        /** @description What exactly is to be executed, of the operations of the service; `type` says of which kind it is. */
        BuiltInActionPayload: components["schemas"]["CommerceRefundPayload"] | components["schemas"]["ChatPostMessagePayload"];
        /** @description An operation of the tenant; its other members are those of its `payload_schema`. By that they are checked: what does not fit is 400, and names the field. */
        CustomOperationPayload: {
            /** @description Its name; equal to `action_operation`. */
            type: components["schemas"]["CustomOperationName"];
        } & {
            [key: string]: unknown;
        };
        /** @description What exactly is to be executed; `type` says of which kind it is. */
        ActionPayload: components["schemas"]["BuiltInActionPayload"] | components["schemas"]["CustomOperationPayload"];
        /** @description A side effect that is wanted, and why. */
        ActionProposalCreateRequest: {
            /** @description The integration that is to perform it: one of this tenant, of a kind that carries the operation; otherwise 400. `listIntegrations` shows them. */
            integration_id: components["schemas"]["IntegrationId"];
            /**
             * @description Why it should be done, for those who approve; not only white space. It may have line breaks and tabs, but no other control characters.
             * @example The parcel arrived twice; the customer returned one.
             */
            approval_reason: string;
            resource_type: components["schemas"]["ResourceType"];
            action_operation: components["schemas"]["ActionOperation"];
            payload: components["schemas"]["ActionPayload"];
            /** @description A proposal of the same WorkItem, not executed yet, that this one takes the place of; it is cancelled, unless policy denies this one. One that is not there is 400, one that is not open any more 409; one that is approved and is neither the caller's nor theirs to approve 403. */
            supersedes?: components["schemas"]["ActionProposalId"];
        };
        /** @description Whether to execute, or only to say what executing would do. */
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
        /** @description The refund as the provider made it. */
        CommerceRefundResult: {
            /**
             * @description Names the kind of result. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "commerce_refund";
            /**
             * @description Name of the refund at the provider.
             * @example re_3MmlLrLkdIwHu7ix0uke3Ezy
             */
            refund_id: string;
            order_id: components["schemas"]["OrderId"];
            /** @description Decimal amount that was given back. */
            amount: components["schemas"]["MoneyAmount"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description The message as the chat platform took it. */
        ChatPostMessageResult: {
            /**
             * @description Names the kind of result. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "chat_post_message";
            channel_id: components["schemas"]["ChatChannelId"];
            /**
             * @description Time stamp that names the message within its channel.
             * @example 1772357400.000200
             */
            ts: string;
        };
        /** @description What the provider did, by kind of operation, of the operations of the service; `type` says of which kind it is. */
        BuiltInActionResult: components["schemas"]["CommerceRefundResult"] | components["schemas"]["ChatPostMessageResult"];
        /** @description What came of an operation that the tenant has defined, as whoever carried it out told it. Its other members are those of the definition's `result_schema`; where a person has settled it, `reference` is what they found. */
        CustomOperationResult: {
            /** @description Names the kind of result. */
            type: components["schemas"]["CustomOperationName"];
        } & {
            [key: string]: unknown;
        };
        /** @description What the provider did, by kind of operation. */
        ActionResult: components["schemas"]["BuiltInActionResult"] | components["schemas"]["CustomOperationResult"];
        /** @description Why the provider did not do it. */
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
             * @description Whether the proposal may be executed again.
             * @example false
             */
            retryable: boolean;
            /**
             * @description How long the provider wants to be left alone; absent where it did not say so.
             * @example 30
             */
            retry_after_seconds?: number;
        };
        /** @description The record of an execution. Append-only, but for its completion. */
        Action: {
            action_id: components["schemas"]["ActionId"];
            work_item_id: components["schemas"]["WorkItemId"];
            proposal_id: components["schemas"]["ActionProposalId"];
            action_type: components["schemas"]["ActionOperation"];
            integration_id: components["schemas"]["IntegrationId"];
            status: components["schemas"]["ActionStatus"];
            /**
             * @description The key that the provider was given; the same in every attempt.
             * @example workgate-prop_01h455vb4pex5vsknk084sn02q
             */
            idempotency_key: string;
            /**
             * @description How often it was tried.
             * @example 1
             */
            attempts: number;
            executed_by: components["schemas"]["Principal"];
            /**
             * @description Names the exact texts of the policies that were asked at execution.
             * @example customer_support@1a2b3c4d5e6f
             */
            policy_version: string;
            payload_hash: components["schemas"]["PayloadHash"];
            /** @description What the provider did; null unless it succeeded. */
            result: components["schemas"]["ActionResult"] | null;
            /** @description Why it failed; null unless it did. */
            error: components["schemas"]["ActionError"] | null;
            /**
             * Format: date-time
             * @description When the first attempt began.
             * @example 2026-03-01T09:36:00.000Z
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When it was over; null while it runs or is unknown.
             * @example 2026-03-01T09:36:01.000Z
             */
            finished_at: string | null;
        };
        /**
         * @description Only for a dry run, in whatever state the proposal is: what executing it at this moment would come to. `would_execute`: it would be executed; `needs_approval`: people have to approve it first; `would_fail`: the provider would refuse it, as `problems` say; `not_executable`: it cannot be executed, as `problems` say, since it is over, is being executed, or policy does not allow it.
         * @example needs_approval
         * @enum {string}
         */
        DryRunOutcome: "would_execute" | "needs_approval" | "would_fail" | "not_executable";
        /** @description What executing did, or would do. */
        ActionProposalExecution: {
            proposal: components["schemas"]["ActionProposal"];
            /** @description The action record; null for a dry run, and where it waits for a worker to carry it out. */
            action: components["schemas"]["Action"] | null;
            policy: components["schemas"]["PolicyOutcome"];
            /**
             * @description As in the request.
             * @example false
             */
            dry_run: boolean;
            /**
             * @description Whether the proposal had been executed before, or waited for a worker already; it is never executed twice.
             * @example false
             */
            replayed: boolean;
            outcome?: components["schemas"]["DryRunOutcome"];
            /** @description Only for a dry run: what keeps it from being done, by field, such as `payload.order_id` for what the provider would refuse; `status` says why it cannot be executed. */
            problems?: components["schemas"]["ErrorDetail"][];
            /**
             * @description Only for a dry run: how many more people have to approve it.
             * @example 1
             */
            approvals_missing?: number;
            /**
             * @description Only for a dry run: the page where exactly this is decided; null where nothing waits for people.
             * @example https://work.example.com/packs/customer_support/work-items/wi_01h455vb4pex5vsknk084sn02q
             */
            approval_url?: string | null;
            /**
             * @description Only for a dry run, and where it waits for a worker to carry it out: what to do now.
             * @example Execute it, with dry_run false.
             */
            next?: string;
        };
        /** @description A page of action records, the newest first. */
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
         * @description The `result_token` that came with the request. It is a secret, of one attempt at one action, and good for 7 days.
         * @example k1.J0fVvWk3cXg1Qd8n2sYt5uB7yR9zLmPqEoHiKaCbDfG
         */
        ActionResultToken: string;
        /**
         * @description `done`: it was done; `failed`: nothing was done. What may have been done is not reported.
         * @example done
         * @enum {string}
         */
        ReportedState: "done" | "failed";
        /**
         * @description What came of it: the members that the `result_schema` of the operation has, with or without `type`; at most 64 KiB.
         * @example {
         *       "closure_id": "cl_17"
         *     }
         */
        CarriedResult: {
            [key: string]: unknown;
        };
        /** @description One problem, of a field of the payload where one is to blame. */
        ReportedError: {
            /**
             * @description What it is, for people.
             * @example The account is not known.
             */
            detail?: string;
            /**
             * @description Where in the request it is (RFC 6901).
             * @example #/payload/account_id
             */
            pointer?: string;
        };
        /** @description Why something was not done (RFC 9457). People are shown the `detail` of the first of its `errors`, or its `detail`, or its `title`. */
        ReportedProblem: {
            /**
             * @description Names the kind of problem; a URI.
             * @example about:blank
             */
            type?: string;
            /**
             * @description The kind of problem, for people.
             * @example The account has a balance.
             */
            title?: string;
            /**
             * @description The status that it would be answered with.
             * @example 422
             */
            status?: number;
            /**
             * @description What it is this time, for people.
             * @example 12.50 EUR are left on it.
             */
            detail?: string;
            /**
             * @description Names this problem; a URI.
             * @example urn:uuid:0f8fad5b-d9cb-469f-a165-70867728950e
             */
            instance?: string;
            /** @description The single problems; the first one is shown. */
            errors?: components["schemas"]["ReportedError"][];
        };
        /** @description What came of a request that was sent to a receiver. */
        ActionResultReport: {
            token: components["schemas"]["ActionResultToken"];
            state: components["schemas"]["ReportedState"];
            /** @description Where it is done, and only there: what came of it, as the `result_schema` of the operation has it; 64 KiB at most. */
            result?: components["schemas"]["CarriedResult"];
            /** @description Where it has failed, and only there: why. */
            problem?: components["schemas"]["ReportedProblem"];
            /**
             * @description Where it has failed: that it may be executed again, and how long to wait before that. Without it, it has failed for good.
             * @example 30
             */
            retry_after_seconds?: number;
        };
        /**
         * @description Kind of provider that an integration leads to. A `webhook` is an address of the tenant's own, which carries the operations that the tenant has defined; of a `pull`, workers of the tenant's take them.
         * @example stripe
         * @enum {string}
         */
        IntegrationKind: "sandbox_commerce" | "stripe" | "chat" | "webhook" | "pull";
        /**
         * @description How much harm an action can do. What is of high risk needs a person, whatever its amount.
         * @example high
         * @enum {string}
         */
        ActionRisk: "low" | "medium" | "high";
        /** @description Limits in one currency, as decimal amounts. Null where the pack has none: nothing is approved without people then, and everything takes two of them. */
        CurrencyLimits: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Up to this amount policy approves without people, unless the action is of high risk. */
            auto_approve_up_to: components["schemas"]["MoneyAmount"] | null;
            /** @description Above this amount, with what was approved of the same resource before, two different people have to approve. */
            two_approvals_above: components["schemas"]["MoneyAmount"] | null;
            /** @description What policy approves without people in any 24 hours of one resource, such as an order. */
            auto_approve_budget_per_resource: components["schemas"]["MoneyAmount"] | null;
            /** @description What policy approves without people in any 24 hours of each person who is accountable for proposals. */
            auto_approve_budget_per_person: components["schemas"]["MoneyAmount"] | null;
        };
        /** @description What a pack asks for before an operation is executed. Policies that the tenant has written can forbid more, and ask for more approvals, but never for fewer. */
        OperationLimits: {
            /**
             * @description The pack; the `pack_key` of a WorkItem says which one governs its work.
             * @example customer_support
             */
            pack_key: string;
            /**
             * @description How many different people have to approve what `by_currency` has no limits for.
             * @example 2
             */
            approvals_otherwise: number;
            /** @description Limits of what moves money; empty for what moves none. */
            by_currency: components["schemas"]["CurrencyLimits"][];
            /**
             * @description What was approved of one resource in so many days counts together for `two_approvals_above`; 0 where each counts by itself, null for what moves no money.
             * @example 30
             */
            total_over_days: number | null;
            /**
             * @description How long a proposal can wait and be executed.
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
            /** @description The most that any payload of it is of. */
            highest_risk: components["schemas"]["ActionRisk"];
            /** @description What each pack that allows the operation asks for. Of work of another pack it cannot be proposed. */
            limits: components["schemas"]["OperationLimits"][];
            /**
             * @description What keeps everything of it from being executed, and who can mend that; null if nothing of the kind is known.
             * @example null
             */
            problem?: string | null;
        };
        /** @description A tenant's way to a provider, and what can be proposed through it. Never its credentials or accounts. */
        Integration: {
            integration_id: components["schemas"]["IntegrationId"];
            kind: components["schemas"]["IntegrationKind"];
            /**
             * @description What the people of the tenant call it.
             * @example Shop
             */
            name: string;
            /**
             * @description Whether it is switched on; nothing is executed through one that is not.
             * @example true
             */
            enabled: boolean;
            /**
             * @description What keeps everything from being executed through it, also that it or the tenant is frozen, and who can mend that; null if nothing of the kind is known. The provider is not asked.
             * @example It is switched off. An administrator can switch it on.
             */
            problem: string | null;
            /** @description What can be proposed through it. */
            operations: components["schemas"]["IntegrationOperation"][];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-01T09:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2026-03-01T09:00:00.000Z
             */
            updated_at: string;
        };
        /** @description A page of integrations, the oldest first. */
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
         * @description Whether something new can be proposed by it (`active`), or only what was goes on (`retired`).
         * @example active
         * @enum {string}
         */
        OperationStatus: "active" | "retired";
        /**
         * @description A JSON Schema (2020-12), with all that it refers to in its place.
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
        /** @description What the service can have done, in the same form whether it brings it along or the tenant has defined it. The names of a tenant's own begin with `x_`. */
        Operation: {
            /**
             * @description Its name, the `type` of its payloads and results.
             * @example x_close_account
             */
            operation: string;
            /**
             * @description Its newest version. What was proposed by an older one goes on under that one.
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
             * @description What it does and when it is the right one, for whoever proposes it.
             * @example Closes the account of a customer for good.
             */
            description: string;
            /**
             * @description Kind of resource that it acts on.
             * @example account
             */
            resource_type: string;
            /** @description The most that any payload of it is of. */
            highest_risk: components["schemas"]["ActionRisk"];
            /** @description Kinds of integration that may carry it out. */
            executors: string[];
            /** @description Of its payloads, `type` among their members. */
            payload_schema: components["schemas"]["OperationSchema"];
            /** @description Of its results, `type` among their members. */
            result_schema: components["schemas"]["OperationSchema"];
            /**
             * @description SHA-256, in hexadecimal, over the RFC 8785 form of `payload_schema` without annotations (`title`, `description`, `examples`, `example`, `deprecated`). Proposals pin it.
             * @example f7b0d9d6e9f4c83b1d6b6c19d0f8f1b7c1b9ad7ddfe9c0c7a3f5ad8e8f0f3a55
             */
            schema_hash: string;
            /**
             * @description What keeps everything of it from being executed, whatever carries it, and who can mend that; null if nothing of the kind is known.
             * @example The operation is frozen since 2026-03-01T09:00:00.000Z: "Wrong amounts". An administrator can thaw it.
             */
            problem?: string | null;
        };
        /** @description A page of operations; those that the service brings along come first, then the tenant's own, by name. */
        OperationPage: {
            /** @description The operations of this page. */
            operations: components["schemas"]["Operation"][];
            /**
             * @description For the next page; null on the last one.
             * @example null
             */
            next_page_token: string | null;
        };
        /** @description What a worker can carry out, and how long it waits for some. */
        OperationClaimCreateRequest: {
            /**
             * @description Names of the operations that it can carry out.
             * @example [
             *       "x_close_account"
             *     ]
             */
            operations: components["schemas"]["CustomOperationName"][];
            /**
             * @description How long the answer waits while there is nothing to carry out; not at all if it is left out.
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
         * @description The token of the claim, which nobody but who was given the claim has. It is a secret.
         * @example J0fVvWk3cXg1Qd8n2sYt5uB7yR9zLmPqEoHiKaCbDfG
         */
        OperationClaimToken: string;
        /**
         * @description How long the lease lasts from this answer on. Workers count by their own clock from when they sent the request.
         * @example 60
         */
        LeaseSeconds: number;
        /**
         * Format: date-time
         * @description When the lease ends, by the clock of the service.
         * @example 2026-03-01T09:37:00.000Z
         */
        LeaseEnd: string;
        /**
         * @description What exactly is to be done, as it was proposed and approved: `type`, which names the operation, and the members that its `payload_schema` has.
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
        /** @description Something that one worker, and nobody else, may carry out as long as its lease lasts. Nothing is done before it is begun (`beginOperationClaim`). */
        OperationClaim: {
            claim_id: components["schemas"]["OperationClaimId"];
            token: components["schemas"]["OperationClaimToken"];
            lease_seconds: components["schemas"]["LeaseSeconds"];
            lease_expires_at: components["schemas"]["LeaseEnd"];
            action_id: components["schemas"]["ActionId"];
            /**
             * @description The same in every attempt at this action, so that whoever does it can tell a repetition.
             * @example workgate-prop_01h455vb4pex5vsknk084sn02q
             */
            idempotency_key: string;
            proposal_id: components["schemas"]["ActionProposalId"];
            work_item_id: components["schemas"]["WorkItemId"];
            integration_id: components["schemas"]["IntegrationId"];
            operation: components["schemas"]["CustomOperationName"];
            /**
             * @description Version of the operation that was proposed.
             * @example 1
             */
            version: number;
            payload: components["schemas"]["CarriedPayload"];
            payload_hash: components["schemas"]["PayloadHash"];
            /** @description Who has approved it; empty where policy has. */
            approved_by: components["schemas"]["Principal"][];
            /**
             * @description Which attempt it is. A higher one than 1 may be of what was done already.
             * @example 1
             */
            attempt: number;
        };
        /** @description What there is to carry out. */
        OperationClaimAnswer: {
            /** @description The claim; null if nothing came. */
            claim: components["schemas"]["OperationClaim"] | null;
        };
        /** @description That the caller has the claim. */
        OperationClaimProof: {
            token: components["schemas"]["OperationClaimToken"];
        };
        /** @description The claim, for as long again. */
        OperationClaimLease: {
            claim_id: components["schemas"]["OperationClaimId"];
            action_id: components["schemas"]["ActionId"];
            /**
             * @description Whether it was begun, so that it may be done.
             * @example true
             */
            begun: boolean;
            lease_seconds: components["schemas"]["LeaseSeconds"];
            lease_expires_at: components["schemas"]["LeaseEnd"];
        };
        /** @description That it was done. */
        OperationClaimCompleteRequest: {
            token: components["schemas"]["OperationClaimToken"];
            result: components["schemas"]["CarriedResult"];
        };
        /** @description What became of what was claimed. */
        OperationClaimEnd: {
            claim_id: components["schemas"]["OperationClaimId"];
            proposal_id: components["schemas"]["ActionProposalId"];
            proposal_status: components["schemas"]["ActionProposalStatus"];
            /** @description The action record; null where none was ever begun. */
            action: components["schemas"]["Action"] | null;
        };
        /**
         * @description `refused`: it was not done and never will be; `retryable`: it was not done, and may be executed again; `not_sent`: nothing was tried, and another worker may have it at once.
         * @example refused
         * @enum {string}
         */
        OperationClaimFailure: "refused" | "retryable" | "not_sent";
        /** @description That it was not done. What may have been done is reported by nobody, so that the lease ends and it is unknown. */
        OperationClaimFailRequest: {
            token: components["schemas"]["OperationClaimToken"];
            outcome: components["schemas"]["OperationClaimFailure"];
            /**
             * @description Why, in a line for people.
             * @example The account has a balance.
             */
            message: string;
            /**
             * @description How long to wait before it is tried again.
             * @example 30
             */
            retry_after_seconds?: number;
        };
        /**
         * @description Identifier of an entry.
         * @example evt_01h455vb4pex5vsknk084sn02q
         */
        EvidenceEntryId: string;
        /** @description What changed. */
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
        /** @description Who caused it; without names, since the log outlives people. */
        EvidenceActor: {
            type: components["schemas"]["PrincipalType"];
            /**
             * @description Identifier of the API key, delegation or person.
             * @example key_01h455vb4pex5vsknk084sn02q
             */
            id: string;
            /**
             * @description The person who answers for it, such as the creator of the API key; null where nobody does.
             * @example usr_01h455vb4pex5vsknk084sn02q
             */
            accountable: string | null;
        };
        /**
         * @description A SHA-256 digest in hexadecimal.
         * @example 6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d
         */
        Sha256Hex: string;
        /** @description One change, as the event log of the tenant holds it. */
        EvidenceEntry: {
            /**
             * @description Place in the log of the tenant, which counts from 1 without gaps.
             * @example 4711
             */
            sequence: number;
            entry_id: components["schemas"]["EvidenceEntryId"];
            /**
             * @description What happened, as `<subject>.<past participle>`. New types may come.
             * @example work_item.created
             */
            type: string;
            subject: components["schemas"]["EvidenceSubject"];
            /**
             * @description Version of the subject after the change; of a message, the version of its WorkItem.
             * @example 1
             */
            subject_version: number;
            work_item_id: components["schemas"]["WorkItemId"];
            actor: components["schemas"]["EvidenceActor"];
            /**
             * @description Names the request that caused it in the logs of the service.
             * @example 4bf92f3577b34da6a3ce929d0e0e4736
             */
            correlation_id: string;
            /**
             * Format: date-time
             * @description When it happened (RFC 3339, UTC, milliseconds).
             * @example 2026-03-01T09:30:00.000Z
             */
            at: string;
            /** @description SHA-256 of the canonical form (RFC 8785) of `data`. */
            data_hash: components["schemas"]["Sha256Hex"];
            /**
             * @description What changed, by type of entry. `commitments` holds personal values, and what a decision was derived from (`facts`, `voices`), as HMAC-SHA-256 under a salt that exported packets carry.
             * @example {
             *       "status": "new",
             *       "priority": "high",
             *       "commitments": {
             *         "subject": "9yDJ0m7cX4bE3Qh0nq0m6Ff7m2gV8H4S1yq2tq9hQ0E"
             *       }
             *     }
             */
            data: Record<string, never>;
            /** @description RFC 9162 leaf hash of the entry: its canonical form with `tenant_id`, where `data` is left out and counts by its hash. */
            hash: components["schemas"]["Sha256Hex"];
        };
        /** @description A page of evidence, oldest entry first. */
        EvidencePage: {
            /** @description The entries of this page. */
            entries: components["schemas"]["EvidenceEntry"][];
            /**
             * @description Send it as `page_token` to get the next page; null when there is none.
             * @example null
             */
            next_page_token: string | null;
        };
        /** @description An empty object; nothing can be chosen yet. */
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
        /** @description A DSSE envelope (secure-systems-lab/dsse, version 1); its fields have the names of that format. */
        DsseEnvelope: {
            /**
             * @description Always `application/vnd.in-toto+json`.
             * @example application/vnd.in-toto+json
             */
            payloadType: string;
            /**
             * @description An in-toto Statement v1 in base64, whose predicate has the type `https://workgate.example/evidence/packet/v1`.
             * @example eyJfdHlwZSI6Imh0dHBzOi8vaW4tdG90by5pby9TdGF0ZW1lbnQvdjEifQ==
             */
            payload: string;
            /** @description The signatures, by keys for packets. */
            signatures: components["schemas"]["DsseSignature"][];
        };
        /**
         * @description Key of a view, which names a stable contract of data and not a screen: `racing_catalog`. `customer_feed` is an old name of it, which new integrations must not use.
         * @example racing_catalog
         */
        DataViewKey: string;
        /**
         * @description Which groups: `all`; `today` (an event is today), `upcoming` (an event is ahead), `live` (an event is live or interim), `finished` (every event is finished or abandoned).
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
        /** @description An identifier by which a source names something. */
        DataLegacyId: {
            source_key: components["schemas"]["DataSourceKey"];
            /**
             * @description The identifier, as the source writes it.
             * @example 2.136.1170513
             */
            id: string;
        };
        /**
         * @description Time zone of the track: an IANA name, or, where no more is known, the offset that the source says, such as `+10:00`.
         * @example Australia/Melbourne
         */
        DataTrackTimezone: string;
        /** @description Attributes of a group. `meeting_class` is a label to show and decides nothing. */
        DataGroupAttributes: {
            /**
             * @description Name of the track.
             * @example Evangeline Downs
             */
            location: string;
            /**
             * @description Country of the track (ISO 3166-1 alpha-2); `ZZ` where the source does not say one that is known.
             * @example US
             */
            country: string;
            /**
             * @description What is raced, as the source says: `thoroughbred`, `harness` or `greyhounds`; others may come. Absent where the data was loaded by 0.3.0.
             * @example harness
             */
            race_type?: string;
            /**
             * @description State or province of the track, where the source supplies it.
             * @example LA
             */
            state?: string;
            /**
             * @description Class of the meeting as the source labels it, where it does.
             * @example M
             */
            meeting_class?: string;
        };
        /**
         * @description State of an event; `interim` means that results are not final.
         * @example scheduled
         * @enum {string}
         */
        DataEventStatus: "scheduled" | "live" | "interim" | "finished" | "abandoned";
        /** @description A runner. */
        DataParticipant: {
            participant_id: components["schemas"]["DataEntityId"];
            /** @description What the sources call it. */
            legacy_ids: components["schemas"]["DataLegacyId"][];
            /**
             * @description Number that it wears, where known.
             * @example 4
             */
            number?: string;
            /**
             * @description Its name.
             * @example Tiger Lady
             */
            name: string;
            /**
             * @description Starting position, where known.
             * @example 1
             */
            draw?: number;
            /**
             * @description Recent form as the source writes it, where known.
             * @example 454359
             */
            form?: string;
            /**
             * @description Whether it was withdrawn.
             * @example false
             */
            scratched: boolean;
            /**
             * Format: date-time
             * @description When it was withdrawn, where known.
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
             * @description Number that it wore, where known.
             * @example 4
             */
            number?: string;
            /**
             * @description Distance to the one before, as the source writes it, where known.
             * @example 1.25
             */
            margin?: string;
        };
        /** @description Where data comes from. */
        DataEvidence: {
            source_key: components["schemas"]["DataSourceKey"];
            /**
             * @description The load of the source that brought it.
             * @example rev_01h455vb4pex5vsknk084sn02q
             */
            revision: string;
            /**
             * @description What the provider calls the record.
             * @example 2.136.1170513.5
             */
            provider_id: string;
            /**
             * Format: date-time
             * @description When it was fetched (RFC 3339, UTC).
             * @example 2017-05-13T12:00:00.000Z
             */
            fetched_at: string;
            /**
             * @description SHA-256 of the document that held the record, as it was fetched.
             * @example 6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d
             */
            sha256: string;
            /** @description Fields, of what carries this evidence, whose present values the source supplied. */
            fields: string[];
        };
        /** @description A race. */
        DataEvent: {
            event_id: components["schemas"]["DataEntityId"];
            /** @description What the sources call it. */
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
             * @description The start as it is shown at the track. To be shown, never computed with.
             * @example 19:28
             */
            start_label: string;
            /**
             * @description Where `start_label` comes from: `source`, as the provider writes it, or `timezone`, made of `starts_at` in `source_timezone`. Absent where the data was loaded by 0.3.0.
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
            /** @description Who runs, in the order of the source. */
            participants: components["schemas"]["DataParticipant"][];
            /** @description The result, by position; absent where no source supplies one. */
            results?: components["schemas"]["DataResult"][];
            /** @description The records that it was made of. */
            evidence: components["schemas"]["DataEvidence"][];
        };
        /**
         * @description `fresh`; `stale` (the last refresh failed, or none succeeded for long: the last good data is shown); `degraded` (a part of the last load could not be used); `unavailable` (the source never loaded).
         * @example fresh
         * @enum {string}
         */
        DataHealthStatus: "fresh" | "stale" | "degraded" | "unavailable";
        /** @description How far data can be relied on. */
        DataHealth: {
            status: components["schemas"]["DataHealthStatus"];
            /**
             * Format: date-time
             * @description When the data was last known to be what the provider has; absent if it never was.
             * @example 2017-05-13T12:00:00.000Z
             */
            as_of?: string;
            /**
             * @description Seconds since `as_of`.
             * @example 42
             */
            age_seconds?: number;
            /** @description What is wrong, for people. */
            problems: string[];
        };
        /** @description Health of one source. */
        DataSourceHealth: {
            source_key: components["schemas"]["DataSourceKey"];
            status: components["schemas"]["DataHealthStatus"];
            /**
             * Format: date-time
             * @description When the data was last known to be what the provider has; absent if it never was.
             * @example 2017-05-13T12:00:00.000Z
             */
            as_of?: string;
            /**
             * @description Seconds since `as_of`.
             * @example 42
             */
            age_seconds?: number;
            /** @description What is wrong, for people. */
            problems: string[];
        };
        /** @description What describes the shape of the data. */
        DataSchema: {
            view_key: components["schemas"]["DataViewKey"];
            /**
             * @description Version of the shape; changes that break readers raise its first number.
             * @example 1.0
             */
            version: string;
            /**
             * @description JSON Schema of the extension of each adapter that took part, by its key.
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
         * @description Optional data of which there is some: `form`, `draw`, `scratchings`, `results`; `calendar` (more than one day). New ones may come.
         * @example form
         */
        DataCapability: string;
        /** @description A meeting, the races of one track on one local day; always whole. */
        DataGroup: {
            group_id: components["schemas"]["DataEntityId"];
            /** @description What the sources call it. */
            legacy_ids: components["schemas"]["DataLegacyId"][];
            /**
             * @description Title of the meeting.
             * @example Evangeline Downs
             */
            title: string;
            date: components["schemas"]["DataDate"];
            timezone: components["schemas"]["DataTrackTimezone"];
            attributes: components["schemas"]["DataGroupAttributes"];
            /** @description Every race that is known, by number. */
            events: components["schemas"]["DataEvent"][];
            /** @description The records that it was made of. */
            evidence: components["schemas"]["DataEvidence"][];
            health: components["schemas"]["DataHealth"];
            /** @description Health of each source that took part. */
            source_health: components["schemas"]["DataSourceHealth"][];
            schema: components["schemas"]["DataSchema"];
            /** @description Optional data that this group holds. */
            capabilities: components["schemas"]["DataCapability"][];
            /**
             * @description What only some sources supply, by the key of the adapter; `schema.extensions` describes it.
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
            /** @description Whole groups, by their earliest event. */
            groups: components["schemas"]["DataGroup"][];
            health: components["schemas"]["DataHealth"];
            /** @description Health of each source of the view, those that never loaded included. */
            source_health: components["schemas"]["DataSourceHealth"][];
            schema: components["schemas"]["DataSchema"];
            /** @description Optional data that the view holds at present. */
            capabilities: components["schemas"]["DataCapability"][];
            /**
             * @description Send it as `cursor`, with the same filters, to get the next page; null when there is none.
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
        /** @description One entity: `group`, `event` or `participant` holds it, as `entity_type` says. Times are localised to UTC. */
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
            /** @description Health of each source of the group that it belongs to. */
            source_health: components["schemas"]["DataSourceHealth"][];
            schema: components["schemas"]["DataSchema"];
        };
        /** @description The local dates of the first and the last group. */
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
             * @description When the data was last known to be what the provider has.
             * @example 2017-05-13T12:00:00.000Z
             */
            as_of: string;
            /**
             * @description Seconds since `as_of`.
             * @example 42
             */
            age_seconds: number;
            /** @description What is wrong, for people; the first of them. */
            problems: string[];
            /**
             * @description How much of the load that is served could not be used.
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
             * @description When it was fetched.
             * @example 2017-05-13T12:00:00.000Z
             */
            fetched_at: string;
            /**
             * Format: date-time
             * @description When the source was last asked, whether it answered or not.
             * @example 2017-05-13T12:00:00.000Z
             */
            last_attempt_at?: string;
            coverage?: components["schemas"]["DataCoverage"];
            /**
             * @description How many groups it has.
             * @example 3
             */
            group_count: number;
            /** @description Optional data that it holds at present. */
            capabilities: components["schemas"]["DataCapability"][];
            /**
             * @description How often it is refreshed.
             * @example 60
             */
            refresh_interval_seconds: number;
        };
        /**
         * @description Place of an event in the log of the tenant, which counts from 1 without gaps.
         * @example 4711
         */
        EventSequence: number;
        /**
         * @description What happened, as `<subject>.<past participle>`: one closed list. Later releases may add to it.
         *
         *     | events | subject | read it with | | --- | --- | --- | | `work_item.*` | a WorkItem | `getWorkItem` | | `message.*` | a message | `listWorkItemMessages` | | `proposal.*` | a proposal | `getActionProposal` | | `action.*` | an action record; of `action.settled` the proposal | `getAction`, `getActionProposal` | | `evidence.*` | an export of evidence | `getWorkItemEvidence` | | `integration.*`, `chat_channel.*` | an integration, a channel of one | `getIntegration` | | `operation.*` | an operation of the tenant's | `getOperation` | | `webhook_endpoint.*` | an endpoint of webhooks | `getWebhookEndpoint` | | all others | what people administer in the shell | - |
         * @example proposal.approved
         * @enum {string}
         */
        EventType: "action.failed" | "action.outcome_unknown" | "action.retried" | "action.settled" | "action.started" | "action.succeeded" | "api_key.claimed" | "api_key.created" | "api_key.offered" | "api_key.revoked" | "api_key.rotated" | "api_key.transferred" | "audit_log.exported" | "chat_channel.approvals_disabled" | "chat_channel.approvals_enabled" | "chat_channel.disabled" | "chat_channel.enabled" | "chat_channel.mapped" | "chat_channel.removed" | "chat_link.created" | "chat_link.ended" | "data_source.changed" | "data_source.disabled" | "data_source.enabled" | "data_source.registered" | "data_source.removed" | "delegation.issued" | "delegation.revoked" | "delegation.used" | "event.quarantined" | "evidence.exported" | "evidence.fetched" | "freeze.begun" | "freeze.thawed" | "integration.confirmed" | "integration.created" | "integration.disabled" | "integration.enabled" | "integration.installed" | "integration.released" | "integration.secret_rotated" | "integration.tokens_revoked" | "integration.uninstalled" | "invitation.accepted" | "invitation.cancelled" | "invitation.created" | "member.joined" | "member.password_reset" | "member.removed" | "member.role_changed" | "member.signed_out" | "member.vouched_for" | "message.appended" | "operation.confirmed" | "operation.defined" | "operation.retired" | "pack.activated" | "pack.confirmed" | "pack.written" | "policies.confirmed" | "policies.written" | "proposal.approval_added" | "proposal.approval_escalated" | "proposal.approval_reminded" | "proposal.approval_required" | "proposal.approve_refused" | "proposal.approved" | "proposal.cancelled" | "proposal.checked" | "proposal.created" | "proposal.denied" | "proposal.executed" | "proposal.execution_awaited" | "proposal.execution_begun" | "proposal.execution_claimed" | "proposal.execution_failed" | "proposal.execution_refused" | "proposal.execution_returned" | "proposal.expired" | "proposal.handed_over" | "proposal.handover_ended" | "proposal.outcome_unknown" | "proposal.reject_refused" | "proposal.rejected" | "proposal.report_refused" | "tenant_settings.changed" | "webhook_endpoint.created" | "webhook_endpoint.deleted" | "webhook_endpoint.disabled" | "webhook_endpoint.enabled" | "webhook_endpoint.secret_rotated" | "webhook_endpoint.tested" | "webhook_endpoint.updated" | "work_item.created" | "work_item.linked" | "work_item.note_added" | "work_item.note_deleted" | "work_item.note_edited" | "work_item.unlinked" | "work_item.updated";
        /** @description What it happened to. */
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
        /** @description Something that happened, as the log of the tenant has it: what it was, and where to read how it is now. It holds no personal data. The same event is the same everywhere: in the feed, in webhooks (`webhook-id`), in evidence (`entry_id`). */
        Event: {
            event_id: components["schemas"]["EvidenceEntryId"];
            /**
             * @description Place in the log of the tenant, which counts from 1 without gaps.
             * @example 4711
             */
            sequence: number;
            type: components["schemas"]["EventType"];
            /**
             * Format: date-time
             * @description When it happened (RFC 3339, UTC, milliseconds).
             * @example 2026-03-01T09:30:00.000Z
             */
            at: string;
            subject: components["schemas"]["EventSubject"];
            /**
             * @description The WorkItem that it belongs to; null for what belongs to none.
             * @example wi_01h455vb4pex5vsknk084sn02q
             */
            work_item_id: string | null;
            actor: components["schemas"]["EvidenceActor"];
            /**
             * @description Names the request that caused it in the logs of the service.
             * @example 4bf92f3577b34da6a3ce929d0e0e4736
             */
            correlation_id: string;
            /**
             * @description Where the subject can be read, as a path of this API; null where no operation answers with it.
             * @example /api/v1/public/action-proposals/prop_01h455vb4pex5vsknk084sn02q
             */
            url: string | null;
            /**
             * @description The `data` of the entry, with `expand=data` only, and only of entries that belong to a WorkItem; personal values are in it as salted commitments.
             * @example {
             *       "status": "approved",
             *       "previous_status": "pending_approval"
             *     }
             */
            data?: {
                [key: string]: unknown;
            };
        };
        /** @description Events in the order in which they happened, and how to go on. */
        EventPage: {
            /** @description The events found, the oldest first. There may be none although more come behind. */
            events: components["schemas"]["Event"][];
            /**
             * @description Send it as `after` to go on. It may be behind the last event, as those in between were not asked for.
             * @example 4711
             */
            next_after: number;
            /**
             * @description How far the log reached when it was read. At `next_after` = `head` everything has been read.
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
         * @description Where events are sent by POST. `https:`, at port 443, of a host whose every address is public.
         * @example https://hooks.example.com/workgate
         */
        WebhookUrl: string;
        /**
         * @description What it is for, in your words.
         * @example Ledger of the shop
         */
        WebhookDescription: string;
        /**
         * @description Types of events that are sent, each exact or as a prefix (`proposal.*`). Empty for all.
         * @example [
         *       "work_item.created",
         *       "proposal.*"
         *     ]
         */
        WebhookTypes: string[];
        /** @description Only events of WorkItems that are like this when the event is sent; with one of these, events that belong to no WorkItem are not sent. All that are given have to fit. */
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
         * @description `on`: events are sent. `off`: an administrator, or a key, has switched it off. `gone`: it was switched off as it answered 410. `failing`: it was switched off as nothing was delivered for five days.
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
             * @description The first event of the log that was not looked at for it yet. While it is not `on` this stands still, at the first event that it may have missed: recover from there (`after_sequence` is one less) when it is on again.
             * @example 4712
             */
            next_sequence: number;
            /**
             * Format: date-time
             * @description Since when nothing could be delivered; null unless the last attempt failed.
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When something was delivered last.
             * @example 2026-03-01T09:30:01.000Z
             */
            last_delivered_at: string | null;
            /**
             * Format: date-time
             * @description Until when the secrets before the last rotation sign too; null if one alone signs.
             * @example null
             */
            secret_overlap_ends_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2026-03-01T09:30:00.000Z
             */
            updated_at: string;
            /**
             * @description Counts its changes; `ETag` names it. Deliveries are no changes.
             * @example 1
             */
            version: number;
        };
        /** @description The endpoints of the tenant, the newest first; 20 at most. */
        WebhookEndpointPage: {
            /** @description All of them. */
            webhook_endpoints: components["schemas"]["WebhookEndpoint"][];
        };
        /** @description Only events of WorkItems that are like this when the event is sent; with one of these, events that belong to no WorkItem are not sent. All that are given have to fit. */
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
        /** @description An address, and what is sent there. */
        WebhookEndpointCreateRequest: {
            url: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookDescription"];
            types?: components["schemas"]["WebhookTypes"];
            filter?: components["schemas"]["WebhookFilterInput"];
        };
        /** @description An endpoint with the secret that its receiver verifies by, which is not shown again. */
        WebhookEndpointWithSecret: {
            webhook_endpoint: components["schemas"]["WebhookEndpoint"];
            /**
             * @description `whsec_` and base64 (Standard Webhooks). Null where the answer repeats one that has shown it: rotate it to have another.
             * @example whsec_c2VjcmV0LW9mLXRoaXJ0eS10d28tYnl0ZXMtZm9yLXVz
             */
            secret: string | null;
        };
        /** @description Which endpoint was deleted. */
        WebhookEndpointDeleted: {
            webhook_endpoint_id: components["schemas"]["WebhookEndpointId"];
            /**
             * @description Always true.
             * @example true
             */
            deleted: boolean;
        };
        /** @description What is to change; what is left out stays. Switched on again, it begins with what happens from then on: recover what it has missed. */
        WebhookEndpointUpdateRequest: {
            url?: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookDescription"];
            types?: components["schemas"]["WebhookTypes"];
            filter?: components["schemas"]["WebhookFilterInput"];
            /**
             * @description Whether events are sent.
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
         * @description `pending`: it is to be sent, for the first time or again. `delivered`: the receiver answered 2xx. `failed`: 8 attempts failed. `cancelled`: the endpoint was switched off or deleted before.
         * @example delivered
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed" | "cancelled";
        /** @description One request to the receiver. */
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-03-01T09:30:01.000Z
             */
            at: string;
            /**
             * @description Status of the answer; null if none came.
             * @example 200
             */
            status: number | null;
            /**
             * @description How long it took, in milliseconds.
             * @example 84
             */
            latency_ms: number;
            /**
             * @description Why it was not delivered; null if it was.
             * @example null
             */
            problem: string | null;
            /**
             * @description How the body of the answer begins, up to 1 KiB, as text; what cannot be shown is left out.
             * @example ok
             */
            answer: string;
        };
        /** @description An event that is sent to an endpoint, with every attempt. Kept for 30 days. */
        WebhookDelivery: {
            webhook_delivery_id: components["schemas"]["WebhookDeliveryId"];
            webhook_endpoint_id: components["schemas"]["WebhookEndpointId"];
            event_id: components["schemas"]["EvidenceEntryId"];
            /**
             * @description Place of the event in the log of the tenant.
             * @example 4711
             */
            sequence: number;
            type: components["schemas"]["EventType"];
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description The oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /**
             * Format: date-time
             * @description When it is sent next; null if it is not.
             * @example null
             */
            next_attempt_at: string | null;
            /**
             * @description The delivery that this one repeats; null for none.
             * @example null
             */
            replay_of: string | null;
            /**
             * @description What is sent, byte by byte.
             * @example {"event_id":"evt_01h455vb4pex5vsknk084sn02q","sequence":4711,"type":"proposal.approved"}
             */
            body: string;
            /**
             * Format: date-time
             * @description When it was queued.
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
        };
        /** @description How long the secrets before go on. */
        WebhookSecretRotateRequest: {
            /**
             * @description For so long requests are signed with the secrets before, too; 24 if it is left out, 0 ends them at once.
             * @example 24
             */
            overlap_hours?: number;
        };
        /** @description What is to be sent again. */
        WebhookRecoverRequest: {
            after_sequence: components["schemas"]["EventSequence"];
            /**
             * @description Whether what was delivered is sent again, too. If not, only what failed, and what was never sent.
             * @example false
             */
            include_delivered?: boolean;
        };
        /** @description What is being sent again. */
        WebhookRecovery: {
            /**
             * @description Events behind this one.
             * @example 4000
             */
            after_sequence: number;
            /**
             * @description Up to this one; what is behind it is sent anyway.
             * @example 4711
             */
            up_to_sequence: number;
            /**
             * @description Whether what was delivered is among it.
             * @example false
             */
            include_delivered: boolean;
        };
        /** @description A page of deliveries, the newest first. */
        WebhookDeliveryPage: {
            /** @description The deliveries of this page. */
            webhook_deliveries: components["schemas"]["WebhookDelivery"][];
            /**
             * @description Send it as `page_token` to get the next page; null when there is none.
             * @example null
             */
            next_page_token: string | null;
        };
        /** @description The tenant that everything belongs to which the key makes or sees. */
        CallerTenant: {
            /**
             * @description Identifier of the tenant.
             * @example ten_01h455vb4pex5vsknk084sn02q
             */
            tenant_id: string;
            /**
             * @description What it is called.
             * @example Acme
             */
            name: string;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-01T09:00:00.000Z
             */
            created_at: string;
        };
        /**
         * @description Kind of deployment that the key belongs to, `live` for production.
         * @example live
         * @enum {string}
         */
        ApiKeyEnvironment: "test" | "live";
        /**
         * @description Something that API keys may do; each operation names the one that it needs.
         * @example work.read
         * @enum {string}
         */
        ApiKeyScope: "work.read" | "work.write" | "work.actions" | "catalog.read" | "source.read" | "operations.carry" | "events.read" | "webhooks.manage";
        /** @description The API key of the request. Its secret is told once, when it is made. */
        CallerKey: {
            /**
             * @description Identifier of the key, as `proposed_by` and `author` name it.
             * @example key_01h455vb4pex5vsknk084sn02q
             */
            key_id: string;
            /**
             * @description What it is called.
             * @example Helpdesk import
             */
            name: string;
            /**
             * @description What the key begins with; it tells which one it is, and grants nothing.
             * @example wg_live_01h455vb4pex5vsknk084sn02q
             */
            prefix: string;
            environment: components["schemas"]["ApiKeyEnvironment"];
            /**
             * @description What it may do.
             * @example [
             *       "work.read",
             *       "work.write",
             *       "work.actions"
             *     ]
             */
            scopes: components["schemas"]["ApiKeyScope"][];
            /**
             * @description Integrations of which it carries out operations, or reports what came of them; empty without the scope `operations.carry`.
             * @example []
             */
            carries: components["schemas"]["IntegrationId"][];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-01T09:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Until when it works; null if it has no end.
             * @example 2027-03-01T09:00:00.000Z
             */
            expires_at: string | null;
        };
        /** @description The member who answers for what the key does. */
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
         * @description Doors that are counted together: `public` for this API, `agent` for MCP and A2A. `RateLimit` and `RateLimit-Policy` begin with it.
         * @example public
         * @enum {string}
         */
        RateLimitClass: "public" | "agent";
        /** @description How many requests the key may make. What is left of it stands in `RateLimit`. */
        CallerRateLimit: {
            limit_class: components["schemas"]["RateLimitClass"];
            /**
             * @description Requests that each window brings, evenly; `q` of `RateLimit-Policy`.
             * @example 600
             */
            requests: number;
            /**
             * @description Length of the window; `w` of `RateLimit-Policy`.
             * @example 60
             */
            window_seconds: number;
            /**
             * @description How many of them may be saved up and sent at once; `workgate-burst` of `RateLimit-Policy`.
             * @example 600
             */
            burst: number;
        };
        /** @description Who makes the request, and what they may do. */
        Caller: {
            tenant: components["schemas"]["CallerTenant"];
            key: components["schemas"]["CallerKey"];
            /** @description The member who answers for the key; null for a key that nobody has claimed yet. */
            owner: components["schemas"]["CallerOwner"] | null;
            /**
             * @description How somebody becomes the owner of a key that has none; null for one that has.
             * @example null
             */
            claim: string | null;
            /** @description The people who are accountable for what the key proposes, its owner first: none of them approves it. For a key that nobody owns these are the owners of the tenant. */
            accountables: string[];
            /** @description How many requests the key may make, by kind of door. */
            rate_limits: components["schemas"]["CallerRateLimit"][];
            /**
             * @description The release of the service that answers. It may be later than the version of the contract.
             * @example 0.4.0
             */
            service_version: string;
        };
    };
    responses: {
        /** @description The path, query, headers or body are invalid; `details` names each field and its problem. */
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
        /** @description The API key is missing or not valid. One message for every cause. */
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
        /** @description The API key lacks the scope that the operation needs. */
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
        /** @description A fault of the service. It is logged under the correlation id. */
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
        /** @description The service, or something that it needs, is not available for now. */
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
        /** @description The body has more than 256 KiB. */
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
        /** @description The body has a media type, character set or encoding that the operation does not take. */
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
        /** @description The state of the resource does not allow it, or it changed at the same time. */
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
        /** @description `If-Match` does not name the present version. */
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
        /** @description Always; either the key lacks the scope `work.actions`, or direct execution is disabled. */
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
        /** @description The path, headers or body are invalid, or name what this tenant does not have; `details` names each field and its problem. */
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
        /** @description The state of the proposal or of its WorkItem does not allow it, it changed at the same time, or too many proposals are open. */
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
        /** @description The API key lacks the scope that the operation needs, or policy does not allow the action any more (`policy_denied`). */
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
        /** @description The proposal cannot be executed as it stands; `code` says why. */
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
        /** @description It is known already what came of it, or the token is of an attempt before the last, or has expired. `code` says why. */
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
        /** @description The claim is over, or what it is of may not be done as things stand; or there are too many claims. `code` says why. */
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
        /** @description The packet would have more than 25 MiB, or the body has more than 256 KiB. */
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
        /** @description The data is still what `If-None-Match` names. */
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
        /** @description The path, query or headers are invalid; `details` names each field and its problem. */
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
        /** @description No such view, or no such entity in it; or a date outside the coverage of the source. */
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
        /** @description No source of the view has loaded yet (`projection_unavailable`), or the service is not available for now: repeat the request after `Retry-After`. Or no such source is registered: then it is not `retryable`, until an administrator registers one. */
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
        /** @description Several entities have the identifier; `details` names them by their canonical ones. */
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
         * @description How many entries a page holds at most. Values above 200 are read as 200.
         * @example 50
         */
        Limit: number;
        /**
         * @description The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
         * @example mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE
         */
        PageToken: string;
        /**
         * @description A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; with another payload it is refused with 422.
         * @example 0f9a6f34-9d26-4f43-8a1b-0c9f3b5f5a11
         */
        IdempotencyKey: string;
        /**
         * @description Identifier of the WorkItem.
         * @example wi_01h455vb4pex5vsknk084sn02q
         */
        WorkItemId: components["schemas"]["WorkItemId"];
        /**
         * @description Answer 304 if the present `ETag` is one of these (RFC 9110, 13.1.2).
         * @example "3"
         */
        IfNoneMatch: string;
        /**
         * @description Change the WorkItem only if its present `ETag` is one of these; otherwise 412. The tag is the version, so it is taken in the weak form, and with the suffix, that proxies give it when they compress an answer, such as `W/"3"` or `"3-gzip"`.
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
         * @description Answer 304 if the present `ETag` is one of these (RFC 9110, 13.1.2).
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
         * @description Change the endpoint only if its present `ETag` is one of these; otherwise 412. The tag is the version, so it is taken in the weak form, and with the suffix, that proxies give it when they compress an answer, such as `W/"3"` or `"3-gzip"`.
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
         * @description Names this request in the logs: the trace-id of `traceparent`, else your `X-Request-Id`, else made by the service.
         * @example 4bf92f3577b34da6a3ce929d0e0e4736
         */
        CorrelationId: string;
        /**
         * @description Requests that are left (`r`), and the seconds after which the whole burst is there again if none is sent (`t`).
         * @example "public";r=598;t=1
         */
        RateLimit: string;
        /**
         * @description Requests (`q`) that each `w` seconds bring this API key, evenly, and how many of them it may save up and send at once (`workgate-burst`).
         * @example "public";q=600;w=60;workgate-burst=600
         */
        RateLimitPolicy: string;
        /**
         * @description How to authenticate.
         * @example ApiKey header="X-Api-Key"
         */
        WWWAuthenticate: string;
        /**
         * @description Seconds to wait before the request is repeated.
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
         * @description Present, and `true`, when the answer comes from an earlier request with this `Idempotency-Key`.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description Names the data, the selection and the health of the answer, for `If-None-Match`; weak, since ages do not count.
         * @example W/"9F86d081884c7d659A2feaa0"
         */
        DataETag: string;
        /**
         * @description Present when the view was asked for by an old name; since when that is deprecated (RFC 9745).
         * @example @1793491200
         */
        Deprecation: string;
        /**
         * @description Present when the view was asked for by an old name; until when that is answered (RFC 8594).
         * @example Mon, 01 Nov 2027 00:00:00 GMT
         */
        Sunset: string;
        /**
         * @description Present when the view was asked for by an old name; where it says what to use instead (`rel="deprecation"`).
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
                 * @description Only WorkItems in this state. The aliases `pending` and `waiting` (`waiting_on_customer`), `done` (`resolved`), `canceled` (`cancelled`) and `active` (`open`) are understood too.
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
                 * @description Only WorkItems of the contact with this e-mail address; upper and lower case do not matter, nor does whether an international domain is in its ASCII form.
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
                 * @description How many entries a page holds at most. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
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
                 * @description A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; with another payload it is refused with 422.
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
            /** @description The WorkItem was created, or, with `Idempotent-Replayed`, had been created before. */
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
                 * @description Words that all have to occur; at least one letter or digit.
                 * @example parcel 1234
                 */
                q?: string;
                /**
                 * @description Only WorkItems of these, apart by commas.
                 * @example new,open
                 */
                status?: string;
                /**
                 * @description Only WorkItems of these, apart by commas.
                 * @example high,urgent
                 */
                priority?: string;
                /**
                 * @description Only WorkItems of these, apart by commas.
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
                 * @description Only WorkItems of the contact with this e-mail address; upper and lower case do not matter, nor does whether an international domain is in its ASCII form.
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
                 * @description With `true`, only WorkItems that should have been resolved by now and have not ended.
                 * @example true
                 */
                overdue?: boolean;
                /**
                 * @description Only WorkItems that are to be resolved before this time (RFC 3339) and have not ended.
                 * @example 2026-04-01T00:00:00Z
                 */
                due_before?: string;
                /**
                 * @description What comes first; `newest` if it is left out. `last_changed` and `due` cannot be asked for together with `q`.
                 * @example newest
                 */
                order?: components["schemas"]["WorkItemOrder"];
                /**
                 * @description How many entries a page holds at most. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
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
            /** @description A page of what was found. */
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
                 * @description Answer 304 if the present `ETag` is one of these (RFC 9110, 13.1.2).
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
            /** @description The WorkItem is still the version that `If-None-Match` names. */
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
                 * @description Change the WorkItem only if its present `ETag` is one of these; otherwise 412. The tag is the version, so it is taken in the weak form, and with the suffix, that proxies give it when they compress an answer, such as `W/"3"` or `"3-gzip"`.
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
                 * @description How many entries a page holds at most. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
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
                 * @description A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; with another payload it is refused with 422.
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
            /** @description The message was appended, or, with `Idempotent-Replayed`, had been appended before. */
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
                 * @description Any value; the operation is disabled and reads none of the request.
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
                 * @description How many entries a page holds at most. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
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
                 * @description A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; with another payload it is refused with 422.
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
            /** @description The proposal was made, or, with `Idempotent-Replayed`, had been made before. */
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
            /** @description The proposal with what the provider says now. */
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
                 * @description How many entries a page holds at most. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
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
            /** @description It is written down. */
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
                 * @description How many entries a page holds at most. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
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
                 * @description How many entries a page holds at most. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
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
            /** @description What there is to carry out. */
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
            /** @description It is begun. */
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
            /** @description The claim is held for as long again. */
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
            /** @description It is written down. */
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
            /** @description It is written down. */
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
                 * @description How many entries a page holds at most. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
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
                 * @description How many groups a page holds at most. Values above 100 are read as 100.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only groups of this kind; `all` by default.
                 * @example today
                 */
                filter_key?: components["schemas"]["DataFilterKey"];
                /**
                 * @description Only groups with an event on this day in `timezone`.
                 * @example 2017-05-13
                 */
                date?: components["schemas"]["DataDate"];
                /**
                 * @description IANA name of the time zone of the request; `UTC` by default.
                 * @example Australia/Sydney
                 */
                timezone?: components["schemas"]["DataTimezone"];
                /**
                 * @description The `next_cursor` of the page before, unchanged. It is bound to the tenant, the view and the filters: with others it is refused.
                 * @example mFh0v3s0b8m2Qd1yqkQ7x1siMjAxNy0wNS0xMy51cy5ldmFuZ2VsaW5lLWRvd25zIl0
                 */
                cursor?: string;
            };
            header?: {
                /**
                 * @description Answer 304 if the present `ETag` is one of these (RFC 9110, 13.1.2).
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
                 * @description Answer 304 if the present `ETag` is one of these (RFC 9110, 13.1.2).
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
                 * @description Answer 304 if the present `ETag` is one of these (RFC 9110, 13.1.2).
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
                 * @description Only events behind this sequence. It is the `next_after` of the answer before; 0 begins at the beginning.
                 * @example 4710
                 */
                after?: components["schemas"]["EventSequence"];
                /**
                 * @description Only events of these types, apart by commas; `proposal.*` is all of proposals.
                 * @example work_item.created,proposal.*
                 */
                types?: string;
                /**
                 * @description Only events of this WorkItem.
                 * @example wi_01h455vb4pex5vsknk084sn02q
                 */
                work_item_id?: components["schemas"]["WorkItemId"];
                /**
                 * @description How many entries a page holds at most. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How long the answer waits while there is nothing; not at all if it is left out.
                 * @example 20
                 */
                wait_seconds?: number;
                /**
                 * @description `data` adds to events of WorkItems what the log says of them; it needs the scope `work.actions` too.
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
            /** @description What happened. */
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
                 * @description A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; with another payload it is refused with 422.
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
            /** @description It is deleted. */
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
                 * @description Change the endpoint only if its present `ETag` is one of these; otherwise 412. The tag is the version, so it is taken in the weak form, and with the suffix, that proxies give it when they compress an answer, such as `W/"3"` or `"3-gzip"`.
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
            /** @description The endpoint as it is now. */
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
            /** @description What came of it. */
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
            /** @description It goes on in the background. */
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
                 * @description How many entries a page holds at most. Values above 200 are read as 200.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
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
            /** @description The delivery that repeats it. */
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
