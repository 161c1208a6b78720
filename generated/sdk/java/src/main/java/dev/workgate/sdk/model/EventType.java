// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * The event, as `<subject>.<past participle>`: one closed list. Later releases may add to it.  | events | subject | read it with | | --- | --- | --- | | `work_item.*` | a WorkItem | `getWorkItem` | | `message.*` | a message | `listWorkItemMessages` | | `proposal.*` | a proposal | `getActionProposal` | | `action.*` | an action record; of `action.settled` the proposal | `getAction`, `getActionProposal` | | `evidence.*` | an export of evidence | `getWorkItemEvidence` | | `integration.*`, `chat_channel.*` | an integration, a channel of one | `getIntegration` | | `operation.*` | a tenant's operation | `getOperation` | | `webhook_endpoint.*` | an endpoint of webhooks | `getWebhookEndpoint` | | all others | what people administer in the shell | - |
 *
 * <p>A later release of the service may have more labels. One that is not known is kept as it is.
 */
public final class EventType {
  public static final EventType ACTION_FAILED = new EventType("action.failed", Known.ACTION_FAILED);
  public static final EventType ACTION_OUTCOME_UNKNOWN = new EventType("action.outcome_unknown", Known.ACTION_OUTCOME_UNKNOWN);
  public static final EventType ACTION_RETRIED = new EventType("action.retried", Known.ACTION_RETRIED);
  public static final EventType ACTION_SETTLED = new EventType("action.settled", Known.ACTION_SETTLED);
  public static final EventType ACTION_STARTED = new EventType("action.started", Known.ACTION_STARTED);
  public static final EventType ACTION_SUCCEEDED = new EventType("action.succeeded", Known.ACTION_SUCCEEDED);
  public static final EventType API_KEY_CLAIMED = new EventType("api_key.claimed", Known.API_KEY_CLAIMED);
  public static final EventType API_KEY_CREATED = new EventType("api_key.created", Known.API_KEY_CREATED);
  public static final EventType API_KEY_OFFERED = new EventType("api_key.offered", Known.API_KEY_OFFERED);
  public static final EventType API_KEY_REVOKED = new EventType("api_key.revoked", Known.API_KEY_REVOKED);
  public static final EventType API_KEY_ROTATED = new EventType("api_key.rotated", Known.API_KEY_ROTATED);
  public static final EventType API_KEY_TRANSFERRED = new EventType("api_key.transferred", Known.API_KEY_TRANSFERRED);
  public static final EventType AUDIT_LOG_EXPORTED = new EventType("audit_log.exported", Known.AUDIT_LOG_EXPORTED);
  public static final EventType CHAT_CHANNEL_APPROVALS_DISABLED = new EventType("chat_channel.approvals_disabled", Known.CHAT_CHANNEL_APPROVALS_DISABLED);
  public static final EventType CHAT_CHANNEL_APPROVALS_ENABLED = new EventType("chat_channel.approvals_enabled", Known.CHAT_CHANNEL_APPROVALS_ENABLED);
  public static final EventType CHAT_CHANNEL_DISABLED = new EventType("chat_channel.disabled", Known.CHAT_CHANNEL_DISABLED);
  public static final EventType CHAT_CHANNEL_ENABLED = new EventType("chat_channel.enabled", Known.CHAT_CHANNEL_ENABLED);
  public static final EventType CHAT_CHANNEL_MAPPED = new EventType("chat_channel.mapped", Known.CHAT_CHANNEL_MAPPED);
  public static final EventType CHAT_CHANNEL_REMOVED = new EventType("chat_channel.removed", Known.CHAT_CHANNEL_REMOVED);
  public static final EventType CHAT_LINK_CREATED = new EventType("chat_link.created", Known.CHAT_LINK_CREATED);
  public static final EventType CHAT_LINK_ENDED = new EventType("chat_link.ended", Known.CHAT_LINK_ENDED);
  public static final EventType DATA_SOURCE_CHANGED = new EventType("data_source.changed", Known.DATA_SOURCE_CHANGED);
  public static final EventType DATA_SOURCE_DISABLED = new EventType("data_source.disabled", Known.DATA_SOURCE_DISABLED);
  public static final EventType DATA_SOURCE_ENABLED = new EventType("data_source.enabled", Known.DATA_SOURCE_ENABLED);
  public static final EventType DATA_SOURCE_REGISTERED = new EventType("data_source.registered", Known.DATA_SOURCE_REGISTERED);
  public static final EventType DATA_SOURCE_REMOVED = new EventType("data_source.removed", Known.DATA_SOURCE_REMOVED);
  public static final EventType DELEGATION_ISSUED = new EventType("delegation.issued", Known.DELEGATION_ISSUED);
  public static final EventType DELEGATION_REVOKED = new EventType("delegation.revoked", Known.DELEGATION_REVOKED);
  public static final EventType DELEGATION_USED = new EventType("delegation.used", Known.DELEGATION_USED);
  public static final EventType EVENT_QUARANTINED = new EventType("event.quarantined", Known.EVENT_QUARANTINED);
  public static final EventType EVIDENCE_EXPORTED = new EventType("evidence.exported", Known.EVIDENCE_EXPORTED);
  public static final EventType EVIDENCE_FETCHED = new EventType("evidence.fetched", Known.EVIDENCE_FETCHED);
  public static final EventType FREEZE_BEGUN = new EventType("freeze.begun", Known.FREEZE_BEGUN);
  public static final EventType FREEZE_THAWED = new EventType("freeze.thawed", Known.FREEZE_THAWED);
  public static final EventType INTEGRATION_CONFIRMED = new EventType("integration.confirmed", Known.INTEGRATION_CONFIRMED);
  public static final EventType INTEGRATION_CREATED = new EventType("integration.created", Known.INTEGRATION_CREATED);
  public static final EventType INTEGRATION_DISABLED = new EventType("integration.disabled", Known.INTEGRATION_DISABLED);
  public static final EventType INTEGRATION_ENABLED = new EventType("integration.enabled", Known.INTEGRATION_ENABLED);
  public static final EventType INTEGRATION_INSTALLED = new EventType("integration.installed", Known.INTEGRATION_INSTALLED);
  public static final EventType INTEGRATION_RELEASED = new EventType("integration.released", Known.INTEGRATION_RELEASED);
  public static final EventType INTEGRATION_SECRET_ROTATED = new EventType("integration.secret_rotated", Known.INTEGRATION_SECRET_ROTATED);
  public static final EventType INTEGRATION_TOKENS_REVOKED = new EventType("integration.tokens_revoked", Known.INTEGRATION_TOKENS_REVOKED);
  public static final EventType INTEGRATION_UNINSTALLED = new EventType("integration.uninstalled", Known.INTEGRATION_UNINSTALLED);
  public static final EventType INVITATION_ACCEPTED = new EventType("invitation.accepted", Known.INVITATION_ACCEPTED);
  public static final EventType INVITATION_CANCELLED = new EventType("invitation.cancelled", Known.INVITATION_CANCELLED);
  public static final EventType INVITATION_CREATED = new EventType("invitation.created", Known.INVITATION_CREATED);
  public static final EventType MEMBER_JOINED = new EventType("member.joined", Known.MEMBER_JOINED);
  public static final EventType MEMBER_PASSWORD_RESET = new EventType("member.password_reset", Known.MEMBER_PASSWORD_RESET);
  public static final EventType MEMBER_REMOVED = new EventType("member.removed", Known.MEMBER_REMOVED);
  public static final EventType MEMBER_ROLE_CHANGED = new EventType("member.role_changed", Known.MEMBER_ROLE_CHANGED);
  public static final EventType MEMBER_SIGNED_OUT = new EventType("member.signed_out", Known.MEMBER_SIGNED_OUT);
  public static final EventType MEMBER_VOUCHED_FOR = new EventType("member.vouched_for", Known.MEMBER_VOUCHED_FOR);
  public static final EventType MESSAGE_APPENDED = new EventType("message.appended", Known.MESSAGE_APPENDED);
  public static final EventType OPERATION_CONFIRMED = new EventType("operation.confirmed", Known.OPERATION_CONFIRMED);
  public static final EventType OPERATION_DEFINED = new EventType("operation.defined", Known.OPERATION_DEFINED);
  public static final EventType OPERATION_RETIRED = new EventType("operation.retired", Known.OPERATION_RETIRED);
  public static final EventType PACK_ACTIVATED = new EventType("pack.activated", Known.PACK_ACTIVATED);
  public static final EventType PACK_CONFIRMED = new EventType("pack.confirmed", Known.PACK_CONFIRMED);
  public static final EventType PACK_WRITTEN = new EventType("pack.written", Known.PACK_WRITTEN);
  public static final EventType POLICIES_CONFIRMED = new EventType("policies.confirmed", Known.POLICIES_CONFIRMED);
  public static final EventType POLICIES_WRITTEN = new EventType("policies.written", Known.POLICIES_WRITTEN);
  public static final EventType PROPOSAL_APPROVAL_ADDED = new EventType("proposal.approval_added", Known.PROPOSAL_APPROVAL_ADDED);
  public static final EventType PROPOSAL_APPROVAL_ESCALATED = new EventType("proposal.approval_escalated", Known.PROPOSAL_APPROVAL_ESCALATED);
  public static final EventType PROPOSAL_APPROVAL_REMINDED = new EventType("proposal.approval_reminded", Known.PROPOSAL_APPROVAL_REMINDED);
  public static final EventType PROPOSAL_APPROVAL_REQUIRED = new EventType("proposal.approval_required", Known.PROPOSAL_APPROVAL_REQUIRED);
  public static final EventType PROPOSAL_APPROVE_REFUSED = new EventType("proposal.approve_refused", Known.PROPOSAL_APPROVE_REFUSED);
  public static final EventType PROPOSAL_APPROVED = new EventType("proposal.approved", Known.PROPOSAL_APPROVED);
  public static final EventType PROPOSAL_CANCELLED = new EventType("proposal.cancelled", Known.PROPOSAL_CANCELLED);
  public static final EventType PROPOSAL_CHECKED = new EventType("proposal.checked", Known.PROPOSAL_CHECKED);
  public static final EventType PROPOSAL_CREATED = new EventType("proposal.created", Known.PROPOSAL_CREATED);
  public static final EventType PROPOSAL_DENIED = new EventType("proposal.denied", Known.PROPOSAL_DENIED);
  public static final EventType PROPOSAL_EXECUTED = new EventType("proposal.executed", Known.PROPOSAL_EXECUTED);
  public static final EventType PROPOSAL_EXECUTION_AWAITED = new EventType("proposal.execution_awaited", Known.PROPOSAL_EXECUTION_AWAITED);
  public static final EventType PROPOSAL_EXECUTION_BEGUN = new EventType("proposal.execution_begun", Known.PROPOSAL_EXECUTION_BEGUN);
  public static final EventType PROPOSAL_EXECUTION_CLAIMED = new EventType("proposal.execution_claimed", Known.PROPOSAL_EXECUTION_CLAIMED);
  public static final EventType PROPOSAL_EXECUTION_FAILED = new EventType("proposal.execution_failed", Known.PROPOSAL_EXECUTION_FAILED);
  public static final EventType PROPOSAL_EXECUTION_REFUSED = new EventType("proposal.execution_refused", Known.PROPOSAL_EXECUTION_REFUSED);
  public static final EventType PROPOSAL_EXECUTION_RETURNED = new EventType("proposal.execution_returned", Known.PROPOSAL_EXECUTION_RETURNED);
  public static final EventType PROPOSAL_EXPIRED = new EventType("proposal.expired", Known.PROPOSAL_EXPIRED);
  public static final EventType PROPOSAL_HANDED_OVER = new EventType("proposal.handed_over", Known.PROPOSAL_HANDED_OVER);
  public static final EventType PROPOSAL_HANDOVER_ENDED = new EventType("proposal.handover_ended", Known.PROPOSAL_HANDOVER_ENDED);
  public static final EventType PROPOSAL_OUTCOME_UNKNOWN = new EventType("proposal.outcome_unknown", Known.PROPOSAL_OUTCOME_UNKNOWN);
  public static final EventType PROPOSAL_REJECT_REFUSED = new EventType("proposal.reject_refused", Known.PROPOSAL_REJECT_REFUSED);
  public static final EventType PROPOSAL_REJECTED = new EventType("proposal.rejected", Known.PROPOSAL_REJECTED);
  public static final EventType PROPOSAL_REPORT_REFUSED = new EventType("proposal.report_refused", Known.PROPOSAL_REPORT_REFUSED);
  public static final EventType TENANT_SETTINGS_CHANGED = new EventType("tenant_settings.changed", Known.TENANT_SETTINGS_CHANGED);
  public static final EventType WEBHOOK_ENDPOINT_CREATED = new EventType("webhook_endpoint.created", Known.WEBHOOK_ENDPOINT_CREATED);
  public static final EventType WEBHOOK_ENDPOINT_DELETED = new EventType("webhook_endpoint.deleted", Known.WEBHOOK_ENDPOINT_DELETED);
  public static final EventType WEBHOOK_ENDPOINT_DISABLED = new EventType("webhook_endpoint.disabled", Known.WEBHOOK_ENDPOINT_DISABLED);
  public static final EventType WEBHOOK_ENDPOINT_ENABLED = new EventType("webhook_endpoint.enabled", Known.WEBHOOK_ENDPOINT_ENABLED);
  public static final EventType WEBHOOK_ENDPOINT_SECRET_ROTATED = new EventType("webhook_endpoint.secret_rotated", Known.WEBHOOK_ENDPOINT_SECRET_ROTATED);
  public static final EventType WEBHOOK_ENDPOINT_TESTED = new EventType("webhook_endpoint.tested", Known.WEBHOOK_ENDPOINT_TESTED);
  public static final EventType WEBHOOK_ENDPOINT_UPDATED = new EventType("webhook_endpoint.updated", Known.WEBHOOK_ENDPOINT_UPDATED);
  public static final EventType WORK_ITEM_CREATED = new EventType("work_item.created", Known.WORK_ITEM_CREATED);
  public static final EventType WORK_ITEM_LINKED = new EventType("work_item.linked", Known.WORK_ITEM_LINKED);
  public static final EventType WORK_ITEM_NOTE_ADDED = new EventType("work_item.note_added", Known.WORK_ITEM_NOTE_ADDED);
  public static final EventType WORK_ITEM_NOTE_DELETED = new EventType("work_item.note_deleted", Known.WORK_ITEM_NOTE_DELETED);
  public static final EventType WORK_ITEM_NOTE_EDITED = new EventType("work_item.note_edited", Known.WORK_ITEM_NOTE_EDITED);
  public static final EventType WORK_ITEM_UNLINKED = new EventType("work_item.unlinked", Known.WORK_ITEM_UNLINKED);
  public static final EventType WORK_ITEM_UPDATED = new EventType("work_item.updated", Known.WORK_ITEM_UPDATED);

  /** The labels that this version of the library knows, to switch on. */
  public enum Known {
    ACTION_FAILED,
    ACTION_OUTCOME_UNKNOWN,
    ACTION_RETRIED,
    ACTION_SETTLED,
    ACTION_STARTED,
    ACTION_SUCCEEDED,
    API_KEY_CLAIMED,
    API_KEY_CREATED,
    API_KEY_OFFERED,
    API_KEY_REVOKED,
    API_KEY_ROTATED,
    API_KEY_TRANSFERRED,
    AUDIT_LOG_EXPORTED,
    CHAT_CHANNEL_APPROVALS_DISABLED,
    CHAT_CHANNEL_APPROVALS_ENABLED,
    CHAT_CHANNEL_DISABLED,
    CHAT_CHANNEL_ENABLED,
    CHAT_CHANNEL_MAPPED,
    CHAT_CHANNEL_REMOVED,
    CHAT_LINK_CREATED,
    CHAT_LINK_ENDED,
    DATA_SOURCE_CHANGED,
    DATA_SOURCE_DISABLED,
    DATA_SOURCE_ENABLED,
    DATA_SOURCE_REGISTERED,
    DATA_SOURCE_REMOVED,
    DELEGATION_ISSUED,
    DELEGATION_REVOKED,
    DELEGATION_USED,
    EVENT_QUARANTINED,
    EVIDENCE_EXPORTED,
    EVIDENCE_FETCHED,
    FREEZE_BEGUN,
    FREEZE_THAWED,
    INTEGRATION_CONFIRMED,
    INTEGRATION_CREATED,
    INTEGRATION_DISABLED,
    INTEGRATION_ENABLED,
    INTEGRATION_INSTALLED,
    INTEGRATION_RELEASED,
    INTEGRATION_SECRET_ROTATED,
    INTEGRATION_TOKENS_REVOKED,
    INTEGRATION_UNINSTALLED,
    INVITATION_ACCEPTED,
    INVITATION_CANCELLED,
    INVITATION_CREATED,
    MEMBER_JOINED,
    MEMBER_PASSWORD_RESET,
    MEMBER_REMOVED,
    MEMBER_ROLE_CHANGED,
    MEMBER_SIGNED_OUT,
    MEMBER_VOUCHED_FOR,
    MESSAGE_APPENDED,
    OPERATION_CONFIRMED,
    OPERATION_DEFINED,
    OPERATION_RETIRED,
    PACK_ACTIVATED,
    PACK_CONFIRMED,
    PACK_WRITTEN,
    POLICIES_CONFIRMED,
    POLICIES_WRITTEN,
    PROPOSAL_APPROVAL_ADDED,
    PROPOSAL_APPROVAL_ESCALATED,
    PROPOSAL_APPROVAL_REMINDED,
    PROPOSAL_APPROVAL_REQUIRED,
    PROPOSAL_APPROVE_REFUSED,
    PROPOSAL_APPROVED,
    PROPOSAL_CANCELLED,
    PROPOSAL_CHECKED,
    PROPOSAL_CREATED,
    PROPOSAL_DENIED,
    PROPOSAL_EXECUTED,
    PROPOSAL_EXECUTION_AWAITED,
    PROPOSAL_EXECUTION_BEGUN,
    PROPOSAL_EXECUTION_CLAIMED,
    PROPOSAL_EXECUTION_FAILED,
    PROPOSAL_EXECUTION_REFUSED,
    PROPOSAL_EXECUTION_RETURNED,
    PROPOSAL_EXPIRED,
    PROPOSAL_HANDED_OVER,
    PROPOSAL_HANDOVER_ENDED,
    PROPOSAL_OUTCOME_UNKNOWN,
    PROPOSAL_REJECT_REFUSED,
    PROPOSAL_REJECTED,
    PROPOSAL_REPORT_REFUSED,
    TENANT_SETTINGS_CHANGED,
    WEBHOOK_ENDPOINT_CREATED,
    WEBHOOK_ENDPOINT_DELETED,
    WEBHOOK_ENDPOINT_DISABLED,
    WEBHOOK_ENDPOINT_ENABLED,
    WEBHOOK_ENDPOINT_SECRET_ROTATED,
    WEBHOOK_ENDPOINT_TESTED,
    WEBHOOK_ENDPOINT_UPDATED,
    WORK_ITEM_CREATED,
    WORK_ITEM_LINKED,
    WORK_ITEM_NOTE_ADDED,
    WORK_ITEM_NOTE_DELETED,
    WORK_ITEM_NOTE_EDITED,
    WORK_ITEM_UNLINKED,
    WORK_ITEM_UPDATED,
    /** One that this version does not know; see {@link #value()}. */
    UNKNOWN_LABEL
  }

  private final String value;
  private final Known known;

  private EventType(String value, Known known) {
    this.value = value;
    this.known = known;
  }

  /** The label of this text, whether it is known or not. */
  @JsonCreator
  public static EventType of(String value) {
    return switch (Objects.requireNonNull(value, "value")) {
      case "action.failed" -> ACTION_FAILED;
      case "action.outcome_unknown" -> ACTION_OUTCOME_UNKNOWN;
      case "action.retried" -> ACTION_RETRIED;
      case "action.settled" -> ACTION_SETTLED;
      case "action.started" -> ACTION_STARTED;
      case "action.succeeded" -> ACTION_SUCCEEDED;
      case "api_key.claimed" -> API_KEY_CLAIMED;
      case "api_key.created" -> API_KEY_CREATED;
      case "api_key.offered" -> API_KEY_OFFERED;
      case "api_key.revoked" -> API_KEY_REVOKED;
      case "api_key.rotated" -> API_KEY_ROTATED;
      case "api_key.transferred" -> API_KEY_TRANSFERRED;
      case "audit_log.exported" -> AUDIT_LOG_EXPORTED;
      case "chat_channel.approvals_disabled" -> CHAT_CHANNEL_APPROVALS_DISABLED;
      case "chat_channel.approvals_enabled" -> CHAT_CHANNEL_APPROVALS_ENABLED;
      case "chat_channel.disabled" -> CHAT_CHANNEL_DISABLED;
      case "chat_channel.enabled" -> CHAT_CHANNEL_ENABLED;
      case "chat_channel.mapped" -> CHAT_CHANNEL_MAPPED;
      case "chat_channel.removed" -> CHAT_CHANNEL_REMOVED;
      case "chat_link.created" -> CHAT_LINK_CREATED;
      case "chat_link.ended" -> CHAT_LINK_ENDED;
      case "data_source.changed" -> DATA_SOURCE_CHANGED;
      case "data_source.disabled" -> DATA_SOURCE_DISABLED;
      case "data_source.enabled" -> DATA_SOURCE_ENABLED;
      case "data_source.registered" -> DATA_SOURCE_REGISTERED;
      case "data_source.removed" -> DATA_SOURCE_REMOVED;
      case "delegation.issued" -> DELEGATION_ISSUED;
      case "delegation.revoked" -> DELEGATION_REVOKED;
      case "delegation.used" -> DELEGATION_USED;
      case "event.quarantined" -> EVENT_QUARANTINED;
      case "evidence.exported" -> EVIDENCE_EXPORTED;
      case "evidence.fetched" -> EVIDENCE_FETCHED;
      case "freeze.begun" -> FREEZE_BEGUN;
      case "freeze.thawed" -> FREEZE_THAWED;
      case "integration.confirmed" -> INTEGRATION_CONFIRMED;
      case "integration.created" -> INTEGRATION_CREATED;
      case "integration.disabled" -> INTEGRATION_DISABLED;
      case "integration.enabled" -> INTEGRATION_ENABLED;
      case "integration.installed" -> INTEGRATION_INSTALLED;
      case "integration.released" -> INTEGRATION_RELEASED;
      case "integration.secret_rotated" -> INTEGRATION_SECRET_ROTATED;
      case "integration.tokens_revoked" -> INTEGRATION_TOKENS_REVOKED;
      case "integration.uninstalled" -> INTEGRATION_UNINSTALLED;
      case "invitation.accepted" -> INVITATION_ACCEPTED;
      case "invitation.cancelled" -> INVITATION_CANCELLED;
      case "invitation.created" -> INVITATION_CREATED;
      case "member.joined" -> MEMBER_JOINED;
      case "member.password_reset" -> MEMBER_PASSWORD_RESET;
      case "member.removed" -> MEMBER_REMOVED;
      case "member.role_changed" -> MEMBER_ROLE_CHANGED;
      case "member.signed_out" -> MEMBER_SIGNED_OUT;
      case "member.vouched_for" -> MEMBER_VOUCHED_FOR;
      case "message.appended" -> MESSAGE_APPENDED;
      case "operation.confirmed" -> OPERATION_CONFIRMED;
      case "operation.defined" -> OPERATION_DEFINED;
      case "operation.retired" -> OPERATION_RETIRED;
      case "pack.activated" -> PACK_ACTIVATED;
      case "pack.confirmed" -> PACK_CONFIRMED;
      case "pack.written" -> PACK_WRITTEN;
      case "policies.confirmed" -> POLICIES_CONFIRMED;
      case "policies.written" -> POLICIES_WRITTEN;
      case "proposal.approval_added" -> PROPOSAL_APPROVAL_ADDED;
      case "proposal.approval_escalated" -> PROPOSAL_APPROVAL_ESCALATED;
      case "proposal.approval_reminded" -> PROPOSAL_APPROVAL_REMINDED;
      case "proposal.approval_required" -> PROPOSAL_APPROVAL_REQUIRED;
      case "proposal.approve_refused" -> PROPOSAL_APPROVE_REFUSED;
      case "proposal.approved" -> PROPOSAL_APPROVED;
      case "proposal.cancelled" -> PROPOSAL_CANCELLED;
      case "proposal.checked" -> PROPOSAL_CHECKED;
      case "proposal.created" -> PROPOSAL_CREATED;
      case "proposal.denied" -> PROPOSAL_DENIED;
      case "proposal.executed" -> PROPOSAL_EXECUTED;
      case "proposal.execution_awaited" -> PROPOSAL_EXECUTION_AWAITED;
      case "proposal.execution_begun" -> PROPOSAL_EXECUTION_BEGUN;
      case "proposal.execution_claimed" -> PROPOSAL_EXECUTION_CLAIMED;
      case "proposal.execution_failed" -> PROPOSAL_EXECUTION_FAILED;
      case "proposal.execution_refused" -> PROPOSAL_EXECUTION_REFUSED;
      case "proposal.execution_returned" -> PROPOSAL_EXECUTION_RETURNED;
      case "proposal.expired" -> PROPOSAL_EXPIRED;
      case "proposal.handed_over" -> PROPOSAL_HANDED_OVER;
      case "proposal.handover_ended" -> PROPOSAL_HANDOVER_ENDED;
      case "proposal.outcome_unknown" -> PROPOSAL_OUTCOME_UNKNOWN;
      case "proposal.reject_refused" -> PROPOSAL_REJECT_REFUSED;
      case "proposal.rejected" -> PROPOSAL_REJECTED;
      case "proposal.report_refused" -> PROPOSAL_REPORT_REFUSED;
      case "tenant_settings.changed" -> TENANT_SETTINGS_CHANGED;
      case "webhook_endpoint.created" -> WEBHOOK_ENDPOINT_CREATED;
      case "webhook_endpoint.deleted" -> WEBHOOK_ENDPOINT_DELETED;
      case "webhook_endpoint.disabled" -> WEBHOOK_ENDPOINT_DISABLED;
      case "webhook_endpoint.enabled" -> WEBHOOK_ENDPOINT_ENABLED;
      case "webhook_endpoint.secret_rotated" -> WEBHOOK_ENDPOINT_SECRET_ROTATED;
      case "webhook_endpoint.tested" -> WEBHOOK_ENDPOINT_TESTED;
      case "webhook_endpoint.updated" -> WEBHOOK_ENDPOINT_UPDATED;
      case "work_item.created" -> WORK_ITEM_CREATED;
      case "work_item.linked" -> WORK_ITEM_LINKED;
      case "work_item.note_added" -> WORK_ITEM_NOTE_ADDED;
      case "work_item.note_deleted" -> WORK_ITEM_NOTE_DELETED;
      case "work_item.note_edited" -> WORK_ITEM_NOTE_EDITED;
      case "work_item.unlinked" -> WORK_ITEM_UNLINKED;
      case "work_item.updated" -> WORK_ITEM_UPDATED;
      default -> new EventType(value, Known.UNKNOWN_LABEL);
    };
  }

  /** The label as the service writes it. */
  @JsonValue
  public String value() {
    return value;
  }

  /** The label as an enum. */
  public Known known() {
    return known;
  }

  /** Whether this version of the library knows the label. */
  public boolean isKnown() {
    return known != Known.UNKNOWN_LABEL;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof EventType that && value.equals(that.value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    return value;
  }
}
