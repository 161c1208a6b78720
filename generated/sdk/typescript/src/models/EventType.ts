// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link EventType } that this version knows. */
export const EventType = {
  ActionFailed: 'action.failed',
  ActionOutcomeUnknown: 'action.outcome_unknown',
  ActionRetried: 'action.retried',
  ActionSettled: 'action.settled',
  ActionStarted: 'action.started',
  ActionSucceeded: 'action.succeeded',
  ApiKeyClaimed: 'api_key.claimed',
  ApiKeyCreated: 'api_key.created',
  ApiKeyOffered: 'api_key.offered',
  ApiKeyRevoked: 'api_key.revoked',
  ApiKeyRotated: 'api_key.rotated',
  ApiKeyTransferred: 'api_key.transferred',
  AuditLogExported: 'audit_log.exported',
  ChatChannelApprovalsDisabled: 'chat_channel.approvals_disabled',
  ChatChannelApprovalsEnabled: 'chat_channel.approvals_enabled',
  ChatChannelDisabled: 'chat_channel.disabled',
  ChatChannelEnabled: 'chat_channel.enabled',
  ChatChannelMapped: 'chat_channel.mapped',
  ChatChannelRemoved: 'chat_channel.removed',
  ChatLinkCreated: 'chat_link.created',
  ChatLinkEnded: 'chat_link.ended',
  DataSourceChanged: 'data_source.changed',
  DataSourceDisabled: 'data_source.disabled',
  DataSourceEnabled: 'data_source.enabled',
  DataSourceRegistered: 'data_source.registered',
  DataSourceRemoved: 'data_source.removed',
  DelegationIssued: 'delegation.issued',
  DelegationRevoked: 'delegation.revoked',
  DelegationUsed: 'delegation.used',
  EventQuarantined: 'event.quarantined',
  EvidenceExported: 'evidence.exported',
  EvidenceFetched: 'evidence.fetched',
  FreezeBegun: 'freeze.begun',
  FreezeThawed: 'freeze.thawed',
  IntegrationConfirmed: 'integration.confirmed',
  IntegrationCreated: 'integration.created',
  IntegrationDisabled: 'integration.disabled',
  IntegrationEnabled: 'integration.enabled',
  IntegrationInstalled: 'integration.installed',
  IntegrationReleased: 'integration.released',
  IntegrationSecretRotated: 'integration.secret_rotated',
  IntegrationTokensRevoked: 'integration.tokens_revoked',
  IntegrationUninstalled: 'integration.uninstalled',
  InvitationAccepted: 'invitation.accepted',
  InvitationCancelled: 'invitation.cancelled',
  InvitationCreated: 'invitation.created',
  MemberJoined: 'member.joined',
  MemberPasswordReset: 'member.password_reset',
  MemberRemoved: 'member.removed',
  MemberRoleChanged: 'member.role_changed',
  MemberSignedOut: 'member.signed_out',
  MemberVouchedFor: 'member.vouched_for',
  MessageAppended: 'message.appended',
  OperationConfirmed: 'operation.confirmed',
  OperationDefined: 'operation.defined',
  OperationRetired: 'operation.retired',
  PackActivated: 'pack.activated',
  PackConfirmed: 'pack.confirmed',
  PackWritten: 'pack.written',
  PoliciesConfirmed: 'policies.confirmed',
  PoliciesWritten: 'policies.written',
  ProposalApprovalAdded: 'proposal.approval_added',
  ProposalApprovalEscalated: 'proposal.approval_escalated',
  ProposalApprovalReminded: 'proposal.approval_reminded',
  ProposalApprovalRequired: 'proposal.approval_required',
  ProposalApproveRefused: 'proposal.approve_refused',
  ProposalApproved: 'proposal.approved',
  ProposalCancelled: 'proposal.cancelled',
  ProposalChecked: 'proposal.checked',
  ProposalCreated: 'proposal.created',
  ProposalDenied: 'proposal.denied',
  ProposalExecuted: 'proposal.executed',
  ProposalExecutionAwaited: 'proposal.execution_awaited',
  ProposalExecutionBegun: 'proposal.execution_begun',
  ProposalExecutionClaimed: 'proposal.execution_claimed',
  ProposalExecutionFailed: 'proposal.execution_failed',
  ProposalExecutionRefused: 'proposal.execution_refused',
  ProposalExecutionReturned: 'proposal.execution_returned',
  ProposalExpired: 'proposal.expired',
  ProposalHandedOver: 'proposal.handed_over',
  ProposalHandoverEnded: 'proposal.handover_ended',
  ProposalOutcomeUnknown: 'proposal.outcome_unknown',
  ProposalRejectRefused: 'proposal.reject_refused',
  ProposalRejected: 'proposal.rejected',
  ProposalReportRefused: 'proposal.report_refused',
  TenantSettingsChanged: 'tenant_settings.changed',
  WebhookEndpointCreated: 'webhook_endpoint.created',
  WebhookEndpointDeleted: 'webhook_endpoint.deleted',
  WebhookEndpointDisabled: 'webhook_endpoint.disabled',
  WebhookEndpointEnabled: 'webhook_endpoint.enabled',
  WebhookEndpointSecretRotated: 'webhook_endpoint.secret_rotated',
  WebhookEndpointTested: 'webhook_endpoint.tested',
  WebhookEndpointUpdated: 'webhook_endpoint.updated',
  WorkItemCreated: 'work_item.created',
  WorkItemLinked: 'work_item.linked',
  WorkItemNoteAdded: 'work_item.note_added',
  WorkItemNoteDeleted: 'work_item.note_deleted',
  WorkItemNoteEdited: 'work_item.note_edited',
  WorkItemUnlinked: 'work_item.unlinked',
  WorkItemUpdated: 'work_item.updated',
} as const;

/**
 * The event, as `<subject>.<past participle>`: one closed list. Later releases may add to it.
 *
 * | events | subject | read it with | | --- | --- | --- | | `work_item.*` | a WorkItem | `getWorkItem` | |
 * `message.*` | a message | `listWorkItemMessages` | | `proposal.*` | a proposal | `getActionProposal` | |
 * `action.*` | an action record; of `action.settled` the proposal | `getAction`, `getActionProposal` | |
 * `evidence.*` | an export of evidence | `getWorkItemEvidence` | | `integration.*`, `chat_channel.*` | an
 * integration, a channel of one | `getIntegration` | | `operation.*` | a tenant's operation | `getOperation` | |
 * `webhook_endpoint.*` | an endpoint of webhooks | `getWebhookEndpoint` | | all others | what people administer
 * in the shell | - |
 *
 * A later release of the service may say something else; {@link isKnownEventType } tells.
 */
export type EventType = KnownEventType | (string & {});

/** Only the labels that this version knows. */
export type KnownEventType = (typeof EventType)[keyof typeof EventType];

/** Whether this version knows the label. */
export function isKnownEventType(label: EventType): label is KnownEventType {
  return Object.values<string>(EventType).includes(label);
}
