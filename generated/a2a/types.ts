// Generated from contracts/openapi by `make generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The data of a part that asks for an action. */
        ActionPart: {
            action: components["schemas"]["RequestedAction"];
        };
        /** @description What is to be done; `type` says of which kind it is. */
        RequestedAction: components["schemas"]["ProposeAction"] | components["schemas"]["ExecuteAction"] | components["schemas"]["ExportEvidenceAction"];
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
         * @example https://work.acme.com/packs/customer_support/work-items/wi_01h455vb4pex5vsknk084sn02q
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
         * @description Why it should be done, for those who approve; not only white space. It may have line breaks and tabs, but no other
         *     control characters.
         * @example The parcel arrived twice; the customer returned one.
         */
        approval_reason: string;
        /**
         * @description Kind of resource that is acted on; `order` for a refund, `chat_channel` for a message, and what their definitions say
         *     for operations of the tenant. Known labels: `order`, `chat_channel`.
         * @example order
         */
        ResourceType: string;
        /**
         * @description What is done: an operation of the service, or one that the tenant has defined, whose name begins with `x_`.
         *     `listOperations` shows them. Known labels: `commerce_refund`, `chat_post_message`.
         * @example commerce_refund
         */
        ActionOperation: string;
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
         * @description The channel, as the chat platform names it. It is never a direct message.
         * @example C0123456789
         */
        ChatChannelId: string;
        /**
         * @description What the message says; not only white space. It appears as it is: mentions, links and special commands in angle
         *     brackets are shown, not expanded. It may have line breaks and tabs, but no other control characters.
         * @example Order 1234: the refund of 25.00 EUR is on its way.
         */
        NewChatMessageText: string;
        /**
         * @description The message that this one answers, by its time stamp at the chat platform.
         * @example 1772357400.000200
         */
        ChatThread: string;
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
        /**
         * @description Name of an operation that the tenant has defined.
         * @example x_close_account
         */
        CustomOperationName: string;
        /**
         * @description An operation of the tenant; its other members are those of its `payload_schema`. By that they are checked: what does not
         *     fit is 400, and names the field.
         */
        CustomOperationPayload: {
            /** @description Its name; equal to `action_operation`. */
            type: components["schemas"]["CustomOperationName"];
        } & {
            [key: string]: unknown;
        };
        /** @description What exactly is to be executed; `type` says of which kind it is. */
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
         * @description State of a proposal. `pending_approval` waits for people; `auto_approved` and `approved` can be executed;
         *     `outcome_unknown` waits until it is known what the provider did. `rejected`, `denied`, `expired`, `cancelled`,
         *     `executed` and `execution_failed` are final, but that a failure which the provider calls retryable may be executed
         *     again.
         * @example pending_approval
         * @enum {string}
         */
        ActionProposalStatus: "pending_approval" | "auto_approved" | "approved" | "rejected" | "denied" | "expired" | "cancelled" | "executing" | "executed" | "execution_failed" | "outcome_unknown";
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
         * @description What the message says; not only white space. It appears as it is: mentions, links and special commands in angle
         *     brackets are shown, not expanded.
         * @example Order 1234: the refund of 25.00 EUR is on its way.
         */
        ChatMessageText: string;
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
         * @description A proposed operation that the tenant has defined, exactly as it was handed in and as it will be carried out. Its other
         *     members are those of the definition.
         */
        ProposedCustomOperation: {
            /** @description Names the kind of payload; equal to `action_type`. */
            type: components["schemas"]["CustomOperationName"];
        } & {
            [key: string]: unknown;
        };
        /** @description What exactly will be executed; `type` says of which kind it is. */
        ProposedAction: components["schemas"]["BuiltInProposedAction"] | components["schemas"]["ProposedCustomOperation"];
        /**
         * @description SHA-256, in hexadecimal, over an RFC 8785 form. In version 2 (`hash_version` of the proposal) that is of `{hash_version,
         *     tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`: `target`,
         *     `{provider, address, account, workspace}`, is where the integration led when it was proposed, and `schema_hash` the
         *     SHA-256 over the RFC 8785 form of the published schema of the payload, with what it refers to in its place and without
         *     `title`, `description`, `examples` and `deprecated`; of an operation that the tenant has defined also `definition_hash`,
         *     the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 is of `{tenant, work_item, integration, operation,
         *     resource_type, payload}`. Packets of evidence hold what it takes to make it again. What was approved is executed only
         *     while it has this hash, and while the integration leads where it led.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        PayloadHash: string;
        /**
         * @description How `payload_hash` was made: 2 for what is proposed now, 1 for what was before releases after 0.3.0.
         * @example 2
         */
        PayloadHashVersion: number;
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
        /**
         * @description What policy says: the action may run without a person (`auto_approve`), needs people (`require_approval`), or may
         *     not run at all (`deny`).
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
         * @description What the provider said when it was asked last whether it would do it: `ok`, or `would_fail` if it would refuse it as
         *     things stood; `not_checked` if it could not be asked.
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
             * @description What is wrong with it.
             * @example is required
             */
            problem: string;
        };
        /**
         * @description What the provider said when it was asked last. It is asked when something is proposed, and again when somebody asks for
         *     that. What it would refuse is never approved, by policy or by people, until it says otherwise. Executing it asks the
         *     provider once more.
         */
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
             * @description The person who answers for it: the approver, or whoever delegated it to that agent. Different people are told
             *     apart by this.
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
            /**
             * @description The people who are accountable for it: who answers for its proposer, who has seen the secret of the key that
             *     proposed it, and who is accountable for what it supersedes. None of them approves or settles it.
             */
            accountables?: string[];
            policy: components["schemas"]["PolicyOutcome"];
            check?: components["schemas"]["ActionProposalCheck"];
            /**
             * @description Other proposals of the tenant with the same effect that are open or were executed, newest first, at most 20; absent if
             *     there are none. An effect that moves money is the same if operation, resource, amount and currency are, within 7
             *     days; any other if integration and payload are, within 10 minutes. An operation may say otherwise. Policy never
             *     approves a proposal that has an earlier twin: people may approve both. To repeat a request safely, send
             *     `Idempotency-Key`: a repetition is no twin.
             */
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
        /**
         * @description What came of an operation that the tenant has defined, as whoever carried it out told it. Its other members are those of
         *     the definition's `result_schema`; where a person has settled it, `reference` is what they found.
         */
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
         * @description Only for a dry run, in whatever state the proposal is: what executing it at this moment would come to.
         *     `would_execute`: it would be executed; `needs_approval`: people have to approve it first; `would_fail`: the provider
         *     would refuse it, as `problems` say; `not_executable`: it cannot be executed, as `problems` say, since it is over, is
         *     being executed, or policy does not allow it.
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
            /**
             * @description Only for a dry run: what keeps it from being done, by field, such as `payload.order_id` for what the provider would
             *     refuse; `status` says why it cannot be executed.
             */
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
             * @description An in-toto Statement v1 in base64, whose predicate has the type
             *     `https://workgate.example/evidence/packet/v1`.
             * @example eyJfdHlwZSI6Imh0dHBzOi8vaW4tdG90by5pby9TdGF0ZW1lbnQvdjEifQ==
             */
            payload: string;
            /** @description The signatures, by keys for packets. */
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
