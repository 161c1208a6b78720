// Generated from contracts/openapi by `make generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The data of a part that asks for an action.
         * @example {
         *       "action": {
         *         "type": "propose",
         *         "proposal": {
         *           "integration_id": "int_01h455vb4pex5vsknk084sn02q",
         *           "approval_reason": "The parcel arrived twice; the customer returned one.",
         *           "payload": {
         *             "type": "commerce_refund",
         *             "order_id": "1234",
         *             "amount": "25.00",
         *             "currency": "EUR",
         *             "reason": "duplicate"
         *           }
         *         }
         *       }
         *     }
         * @example {
         *       "action": {
         *         "type": "execute",
         *         "proposal_id": "prop_01h455vb4pex5vsknk084sn02q"
         *       }
         *     }
         * @example {
         *       "action": {
         *         "type": "withdraw",
         *         "proposal_id": "prop_01h455vb4pex5vsknk084sn02q"
         *       }
         *     }
         * @example {
         *       "action": {
         *         "type": "export_evidence"
         *       }
         *     }
         */
        ActionPart: {
            action: components["schemas"]["RequestedAction"];
        };
        /** @description What is to be done; `type` says of which kind it is. */
        RequestedAction: components["schemas"]["ProposeAction"] | components["schemas"]["ExecuteAction"] | components["schemas"]["WithdrawAction"] | components["schemas"]["ExportEvidenceAction"];
        /**
         * @description Proposes a side effect. Policy approves it, leaves it to people, which makes the task `auth-required`, or denies
         *     it, which makes a task that it opens `rejected`. Needs `agent.actions.propose`.
         */
        ProposeAction: {
            /**
             * @description Names the kind of action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "propose";
            proposal: components["schemas"]["WantedAction"];
        };
        /**
         * @description A side effect that is wanted, and why. `resource_type` and `action_operation` follow from the `type` of the payload,
         *     and need not be said.
         */
        WantedAction: {
            integration_id: components["schemas"]["IntegrationId"];
            approval_reason: components["schemas"]["approval_reason"];
            resource_type?: components["schemas"]["ResourceType"];
            action_operation?: components["schemas"]["ActionOperation"];
            payload: components["schemas"]["ActionPayload"];
            supersedes?: components["schemas"]["ActionProposalId"];
        };
        /**
         * @description Executes a proposal of the task that was approved; with `dry_run` it says what would happen. Executed before, it
         *     answers with the same record. The result is an artifact. Needs `agent.actions.execute`.
         */
        ExecuteAction: {
            /**
             * @description Names the kind of action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "execute";
            proposal_id: components["schemas"]["ActionProposalId"];
        };
        /**
         * @description Withdraws an open proposal of the task, which becomes `cancelled`; withdrawn before, it stays so. Only its proposer
         *     and the people who are accountable for it can do that here. Needs `agent.actions.propose`.
         */
        WithdrawAction: {
            /**
             * @description Names the kind of action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "withdraw";
            proposal_id: components["schemas"]["ActionProposalId"];
        };
        /**
         * @description Exports the signed evidence of the task. The answer to the message has the packet in an artifact; everywhere else
         *     that artifact names the export only. Each time the message is sent it is another export, of the evidence as it
         *     is then. Needs `agent.evidence.export`.
         */
        ExportEvidenceAction: {
            /**
             * @description Names the kind of action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "export_evidence";
        };
        /** @description What a message says under the URI of the extension. */
        RequestMetadata: {
            /**
             * @description Asks what the `execute` of the message would do. Nothing is changed, and no text of the message is kept.
             * @default false
             */
            dry_run?: boolean;
            /**
             * @description Whether the task ends with the proposal of the message, unless something else of the task is open then:
             *     `completed` when it is executed, `failed` when it is rejected, expires, or fails for good. What is cancelled, and
             *     what may be executed again, ends nothing. True where it is left out of the message that opens the task, false in
             *     any other; what takes the place of a proposal of the same agent (`supersedes`) takes over what was said of that. Goes with `propose`, and in a task of
             *     somebody else it cannot be true. Whoever executes has to be allowed to write work; otherwise the task stays open.
             */
            complete_on_execution?: boolean;
        };
        /** @description What a task says under the URI of the extension, to those who may see it. */
        TaskMetadata: {
            proposal?: components["schemas"]["ActionProposal"];
            approval_url?: components["schemas"]["ApprovalUrl"];
            /** @description How many more people have to approve `proposal`, while it waits for them. */
            approvals_missing?: number;
            expires_at?: components["schemas"]["ApprovalEnd"];
            poll_after_ms?: components["schemas"]["PollAfter"];
            execution?: components["schemas"]["ActionProposalExecution"];
            /** @description What can perform actions; the first fifty, for agents that may propose. */
            integrations?: components["schemas"]["Integration"][];
        };
        /**
         * Format: uri
         * @description The page where people decide. There while the task is `auth-required`.
         * @example https://work.acme.com/approvals/prop_01h455vb4pex5vsknk084sn02q
         */
        ApprovalUrl: string;
        /**
         * Format: date-time
         * @description When the first of what waits for people expires. There while the task is `auth-required`.
         */
        ApprovalEnd: string;
        /** @description So many milliseconds later it is worth asking again. There while the task is `auth-required`. */
        PollAfter: number;
        /** @description A way to a provider. */
        Integration: {
            integration_id: components["schemas"]["IntegrationId"];
            /**
             * @description Kind of provider.
             * @example stripe
             */
            kind: string;
            /**
             * @description Name that the tenant gave it.
             * @example Shop
             */
            name: string;
            /** @description What can be proposed through it. */
            operations: components["schemas"]["IntegrationOperation"][];
        };
        /** @description Something that can be proposed. */
        IntegrationOperation: {
            action_operation: components["schemas"]["ActionOperation"];
            resource_type: components["schemas"]["ResourceType"];
            /**
             * @description JSON Schema of its payloads, of an operation that the tenant has defined. Left out where there
             *     are so many that it would be too much; `getOperation` of the REST API has it.
             */
            payload_schema?: Record<string, never>;
        };
        /** @description What an event of a stream, of a status or of an artifact, says under the URI of the extension. */
        EventMetadata: {
            /**
             * @description The entry of the log that tells of it: the `entry_id` of the evidence, and the `event_id` of the feed of events.
             *     It is the same whenever, and on whichever node, the stream is read.
             * @example evt_01h455vb4pex5vsknk084sn02q
             */
            event_id?: string;
            /**
             * @description What happened, as the evidence calls it. New ones may come.
             * @example proposal.approved
             */
            event: string;
            /**
             * @description What it happened to, such as the WorkItem, a proposal or an action.
             * @example prop_01h455vb4pex5vsknk084sn02q
             */
            subject_id: string;
            approval_url?: components["schemas"]["ApprovalUrl"];
            expires_at?: components["schemas"]["ApprovalEnd"];
            poll_after_ms?: components["schemas"]["PollAfter"];
        };
        /**
         * @description What data parts of artifacts hold, one of these each: the record of an execution, in the artifact that has its
         *     id; an export, in the artifact that has its id; and beside that, for who asked for it, its packet (DSSE).
         */
        ArtifactData: {
            action?: components["schemas"]["Action"];
            evidence_export?: components["schemas"]["EvidenceExport"];
            evidence_packet?: components["schemas"]["DsseEnvelope"];
        };
        /** @description The data of an artifact that names an export of evidence. */
        EvidenceExport: {
            /**
             * @description Identifier of the export.
             * @example exp_01h455vb4pex5vsknk084sn02q
             */
            export_id: string;
            /**
             * Format: date-time
             * @description When.
             */
            exported_at: string;
            /** @description The version of the WorkItem that was exported. */
            work_item_version: number;
        };
        /** @description What the card says of the extension. */
        CardParameters: {
            /** @description The governance of each skill, by its id. */
            skills: {
                [key: string]: components["schemas"]["SkillGovernance"];
            };
        };
        /** @description What stands between asking for a skill and its effect. */
        SkillGovernance: {
            /** @description What the credential has to allow. */
            scopes: string[];
            /** @description Type of the action that asks for it; null where a message alone does. */
            action: string | null;
            /** @description What approval its effect needs. Policy decides by the case, and tells how in the proposal. */
            approval: {
                /** @description What policy may decide; nothing where it is not asked. */
                policy: components["schemas"]["PolicyDecision"][];
                /** @description How many different people may have to approve. */
                people_at_most: number;
            };
            /** @description Whether it can be tried without effect. */
            dry_run: boolean;
            /**
             * @description The highest risk that it may bear.
             * @enum {string}
             */
            risk: "none" | "low" | "medium" | "high";
        };
        /**
         * @description Identifier of the integration that performs the action.
         * @example int_01h455vb4pex5vsknk084sn02q
         */
        IntegrationId: string;
        /**
         * @description Reason for the action, for the approvers; not only white space. Line breaks and tabs are allowed, other control
         *     characters are not.
         * @example The parcel arrived twice; the customer returned one.
         */
        approval_reason: string;
        /**
         * @description Kind of resource that the action changes: `order` for a refund, `chat_channel` for a message. The tenant's
         *     operations define theirs. Known labels: `order`, `chat_channel`.
         * @example order
         */
        ResourceType: string;
        /**
         * @description The action: an operation of the service, or one that the tenant has defined, whose name begins with `x_`.
         *     `listOperations` shows them. Known labels: `commerce_refund`, `chat_post_message`.
         * @example commerce_refund
         */
        ActionOperation: string;
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
         * @description Id of the channel on the chat platform. Never a direct message.
         * @example C0123456789
         */
        ChatChannelId: string;
        /**
         * @description Text of the message; not only white space. Shown literally: mentions, links and special commands in angle brackets
         *     are not expanded. Line breaks and tabs are allowed, other control characters are not.
         * @example Order 1234: the refund of 25.00 EUR is on its way.
         */
        NewChatMessageText: string;
        /**
         * @description The message that this one answers, by its chat platform timestamp.
         * @example 1772357400.000200
         */
        ChatThread: string;
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
        /**
         * @description Name of an operation that the tenant has defined.
         * @example x_close_account
         */
        CustomOperationName: string;
        /**
         * @description Payload of an operation of the tenant. Its other members follow the operation's `payload_schema`. A mismatch is
         *     refused with 400, which names the field.
         */
        CustomOperationPayload: {
            /** @description Name; equal to `action_operation`. */
            type: components["schemas"]["CustomOperationName"];
        } & {
            [key: string]: unknown;
        };
        /** @description Exact payload to execute; `type` names the kind. */
        ActionPayload: components["schemas"]["BuiltInActionPayload"] | components["schemas"]["CustomOperationPayload"];
        /**
         * @description Identifier of an action proposal (TypeID, sortable by time of creation).
         * @example prop_01h455vb4pex5vsknk084sn02q
         */
        ActionProposalId: string;
        /**
         * @description Identifier of a WorkItem (TypeID, sortable by time of creation).
         * @example wi_01h455vb4pex5vsknk084sn02q
         */
        WorkItemId: string;
        /**
         * @description State of a proposal. `pending_approval` waits for people. `auto_approved` and `approved` can be executed.
         *     `outcome_unknown` waits until the provider's outcome is known. `rejected`, `denied`, `expired`, `cancelled`,
         *     `executed` and `execution_failed` are final, except that a failure the provider calls retryable may be executed
         *     again.
         * @example pending_approval
         * @enum {string}
         */
        ActionProposalStatus: "pending_approval" | "auto_approved" | "approved" | "rejected" | "denied" | "expired" | "cancelled" | "executing" | "executed" | "execution_failed" | "outcome_unknown";
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
         * @description Text of the message; not only white space. Shown literally: mentions, links and special commands in angle brackets
         *     are not expanded.
         * @example Order 1234: the refund of 25.00 EUR is on its way.
         */
        ChatMessageText: string;
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
         * @description A proposed operation of the tenant, exactly as submitted and as it will be executed. Its other members are those of
         *     the definition.
         */
        ProposedCustomOperation: {
            /** @description Names the kind of payload; equal to `action_type`. */
            type: components["schemas"]["CustomOperationName"];
        } & {
            [key: string]: unknown;
        };
        /** @description Exact payload that will be executed; `type` names the kind. */
        ProposedAction: components["schemas"]["BuiltInProposedAction"] | components["schemas"]["ProposedCustomOperation"];
        /**
         * @description SHA-256, in hexadecimal, over an RFC 8785 form. Version 2 (`hash_version` of the proposal) covers `{hash_version,
         *     tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`.
         *     `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed.
         *     `schema_hash` is the SHA-256 over the RFC 8785 form of the payload's published schema, with references resolved and
         *     without `title`, `description`, `examples` and `deprecated`. An operation that the tenant has defined adds
         *     `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 covers `{tenant,
         *     work_item, integration, operation, resource_type, payload}`. Evidence packets hold everything needed to compute the
         *     hash again. An approved proposal is executed only while it has this hash and its integration leads to the same
         *     target.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        PayloadHash: string;
        /**
         * @description Version of `payload_hash`: 2 for new proposals, 1 for those made before the releases after 0.3.0.
         * @example 2
         */
        PayloadHashVersion: number;
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
        /**
         * @description Decision of policy: the action may run without a person (`auto_approve`), needs people (`require_approval`), or may
         *     not run (`deny`).
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
         * @description Provider's answer when last asked if it would do it: `ok`; `would_fail` if it would refuse it as things stood;
         *     `not_checked` if it could not be asked.
         * @example ok
         * @enum {string}
         */
        ActionProposalCheckOutcome: "ok" | "would_fail" | "not_checked";
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
        /**
         * @description The provider's latest answer. The provider is asked when a proposal is made, and again on request. A proposal that
         *     it would refuse is never approved, by policy or by people, until its answer changes. Execution asks the provider
         *     once more.
         */
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
             * @description The person accountable for it: the approver, or the person who delegated it to that agent. It tells different
             *     people apart.
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
            /**
             * @description The people accountable for it: for its proposer, for the proposal that it supersedes, and all who have seen the
             *     secret of the key that proposed it. None of them approves or settles it.
             */
            accountables?: string[];
            policy: components["schemas"]["PolicyOutcome"];
            check?: components["schemas"]["ActionProposalCheck"];
            /**
             * @description Other proposals of the tenant with the same effect that are open or were executed, newest first, at most 20;
             *     absent if there are none. Effects that move money are the same if operation, resource, amount and currency are,
             *     within 7 days; others if integration and payload are, within 10 minutes. An operation may say otherwise. Policy
             *     never approves a proposal that has an earlier twin; people may approve both. To repeat a request safely, send
             *     `Idempotency-Key`: a repetition is no twin.
             */
            twins?: components["schemas"]["ActionProposalTwin"][];
            /** @description Decisions of people, oldest first. */
            approvals: components["schemas"]["Approval"][];
            /** @description The proposal that this one replaced. */
            supersedes: components["schemas"]["ActionProposalId"] | null;
            /**
             * Format: date-time
             * @description Time at which the proposal expires unless executed. While a pending proposal's check says `would_fail`, this is one hour
             *     after the check; a check that says `ok` restores the later time.
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
        /**
         * @description Result of an operation of the tenant, as reported by whoever executed it. Its other members follow the definition's
         *     `result_schema`. If a person settled it, `reference` holds their finding.
         */
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
         * @description Only for a dry run, in any state of the proposal: the outcome if it were executed now. `would_execute`: it would be
         *     executed; `needs_approval`: people must approve it first; `would_fail`: the provider would refuse it, see
         *     `problems`; `not_executable`: it is over, is being executed, or policy does not allow it, see `problems`.
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
            /**
             * @description Only for a dry run: what prevents execution, by field, such as `payload.order_id` if the provider would refuse
             *     it; `status` says why it cannot be executed.
             */
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
