import type { CallContext } from '../call-context.ts';
import { type MemberService, permits, type Role, type SetUpDismissals } from '../identity/index.ts';
import { SET_UP_STEPS, type SetUp, type SetUpState, type SetUpStepKind } from './model.ts';

type Caller = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;

/** Questions to the other modules. Each takes one or two queries, whatever the tenant has. */
export interface SetUpOptions {
  members: Pick<MemberService, 'roles' | 'invitedRoles' | 'namesOf'>;
  dismissals: SetUpDismissals;
  hasLiveKey: (tenantId: string) => Promise<boolean>;
  integrations: (tenantId: string) => Promise<readonly SetUpIntegration[]>;
  hasMappedChannel: (tenantId: string) => Promise<boolean>;
  /** Kind of the chat integration; null for a service without a chat app. */
  chatKind: string | null;
  rules: (tenantId: string) => Promise<keyof typeof OF_RULES>;
  endpoints: (tenantId: string) => Promise<readonly { off: string | null }[]>;
}

export interface SetUpIntegration {
  kind: string;
  enabled: boolean;
  chat?: { status: string };
}

const TWO_PEOPLE = 2;
const OF_RULES = { none: 'open', written: 'begun', active: 'done' } as const satisfies Record<string, SetUpState>;

/** The state follows from what exists; nobody ticks off steps. */
export class SetUpService {
  readonly #options: SetUpOptions;

  constructor(options: SetUpOptions) {
    this.#options = options;
  }

  async get({ tenantId }: Caller): Promise<SetUp> {
    const { members, dismissals, chatKind } = this.#options;
    const [roles, invited, hasKey, integrations, hasChannel, rules, endpoints, dismissed] = await Promise.all([
      members.roles(tenantId),
      members.invitedRoles(tenantId),
      this.#options.hasLiveKey(tenantId),
      this.#options.integrations(tenantId),
      this.#options.hasMappedChannel(tenantId),
      this.#options.rules(tenantId),
      this.#options.endpoints(tenantId),
      dismissals.find(tenantId),
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
    await this.#options.dismissals.set(call, dismissed);
  }

  async #nameOf(personId: string | null): Promise<string> {
    if (personId === null) return 'the operator';
    return (await this.#options.members.namesOf([personId])).get(personId) ?? personId;
  }
}

function mayApprove(role: Role): boolean {
  return permits(role, 'actions.approve');
}

function begunIf(isBegun: boolean): SetUpState {
  return isBegun ? 'begun' : 'open';
}
