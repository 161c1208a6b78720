import type { ActionsServices } from '../actions/module.ts';
import type { CallContext } from '../call-context.ts';
import type { WebhooksServices } from '../events/index.ts';
import { type IdentityServices, permits, type Role } from '../identity/index.ts';
import type { IntegrationsServices } from '../integrations/index.ts';
import { SET_UP_STEPS, type SetUp, type SetUpState, type SetUpStepKind } from './model.ts';

type Caller = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;

/** Modules whose data tells how far a tenant is. Each question takes one or two queries, whatever the tenant has. */
export interface SetUpSources {
  identity: Pick<IdentityServices, 'members' | 'apiKeys' | 'setUpDismissals'>;
  integrations: Pick<IntegrationsServices, 'integrations' | 'chatChannels' | 'chatApp'>;
  actions: Pick<ActionsServices, 'ownRules'>;
  webhooks: Pick<WebhooksServices, 'webhookEndpoints'>;
}

const TWO_PEOPLE = 2;
const OF_RULES = { none: 'open', written: 'begun', active: 'done' } as const satisfies Record<string, SetUpState>;

/** The state follows from what exists; nobody ticks off steps. */
export class SetUpService {
  readonly #sources: SetUpSources;

  constructor(sources: SetUpSources) {
    this.#sources = sources;
  }

  async get({ tenantId }: Caller): Promise<SetUp> {
    const { identity, integrations: connections, actions, webhooks } = this.#sources;
    const chatKind = connections.chatApp?.kind ?? null;
    const [roles, invited, hasKey, integrations, hasChannel, rules, endpoints, dismissed] = await Promise.all([
      identity.members.roles(tenantId),
      identity.members.invitedRoles(tenantId),
      identity.apiKeys.hasLive(tenantId),
      connections.integrations.list(tenantId),
      connections.chatChannels.leadSomewhere(tenantId),
      actions.ownRules.find(tenantId),
      webhooks.webhookEndpoints.list({ tenantId }),
      identity.setUpDismissals.find(tenantId),
    ]);
    const approvers = [...roles.values()].filter(mayApprove).length;
    const chats = integrations.filter(({ kind }) => kind === chatKind);
    const others = integrations.filter(({ chat }) => chat === undefined);
    const isInstalled = chats.some(({ enabled, chat }) => enabled && chat?.status === 'installed');
    const states: Record<SetUpStepKind, SetUpState> = {
      teammate: approvers >= TWO_PEOPLE ? 'done' : begunIf(roles.size > 1 || invited.some(mayApprove)),
      api_key: hasKey ? 'done' : 'open',
      integration: others.some(({ enabled }) => enabled) ? 'done' : begunIf(others.length > 0),
      policy: OF_RULES[rules],
      workspace: isInstalled && hasChannel ? 'done' : begunIf(chats.length > 0),
      webhook: endpoints.some(({ off }) => off === null) ? 'done' : begunIf(endpoints.length > 0),
    };
    const kinds = SET_UP_STEPS.filter((kind) => kind !== 'workspace' || chatKind !== null);
    return {
      steps: kinds.map((kind) => ({ kind, state: states[kind] })),
      approvers,
      dismissed: dismissed && { by: await this.#nameOf(dismissed.by), at: dismissed.at },
    };
  }

  /** For everybody. A repeated call changes nothing. */
  async dismiss(call: Caller, dismissed: boolean): Promise<void> {
    await this.#sources.identity.setUpDismissals.set(call, dismissed);
  }

  async #nameOf(personId: string | null): Promise<string> {
    if (personId === null) return 'the operator';
    return (await this.#sources.identity.members.namesOf([personId])).get(personId) ?? personId;
  }
}

function mayApprove(role: Role): boolean {
  return permits(role, 'actions.approve');
}

function begunIf(isBegun: boolean): SetUpState {
  return isBegun ? 'begun' : 'open';
}
