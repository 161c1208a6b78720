/** Creates tenants with their people, invitations, sessions and API keys. */
import type { Json, Person } from './doors.ts';
import type { Stage } from './stage.ts';

/** Tenants, people and keys that take part in the dump. */
export interface Cast {
  /** Tenant with people in every role. */
  north: string;
  ada: Person;
  ben: Person;
  dora: Person;
  /** API key of `north`, created by Ada, who is accountable for its proposals. */
  northKey: string;
  /** Tenant of two people, one of whom also belongs to `north`. */
  south: string;
  sam: Person;
  southKey: string;
  /** Tenant of one person. */
  solo: string;
  soloKey: string;
}

const ROLES = { viewer: 1, member: 2, approver: 3, admin: 4 } as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const IDENTITY = 'identity.v1.IdentityService';
const MEMBERS = 'identity.v1.MemberService';
const SESSIONS = 'identity.v1.SessionService';
const EVERYTHING = ['work.read', 'work.write', 'work.actions', 'catalog.read', 'source.read'];

export async function fillPeople(stage: Stage): Promise<Cast> {
  const limits = ['--rate-limit', '1200', '--agent-rate-limit', '900'];
  const north = await createTenant(stage, 'Northwind Outfitters', 6, ...limits);
  const south = await createTenant(stage, 'Southgate Feeds', 2);
  const solo = await createTenant(stage, 'Solo Studio', 1);
  await createTenant(stage, 'Empty Hall', 0);
  const ada = await firstPerson(stage, north, 'ada', 'owner');
  const sam = await firstPerson(stage, south, 'sam', 'owner');
  const olga = await firstPerson(stage, solo, 'olga', 'owner');
  const { ben, dora } = await fillNorth(stage, ada);
  await joinTwice(stage, sam, ben, { north, south });
  return {
    ...{ north, ada, ben, dora, south, sam, solo },
    northKey: await fillKeys(stage, north, ada),
    southKey: (await createKey(stage, south, sam, 'Feed reader', { scopes: EVERYTHING })).token,
    soloKey: (await createKey(stage, solo, olga, 'Studio', { scopes: EVERYTHING })).token,
  };
}

async function createTenant(stage: Stage, name: string, people: number, ...limits: string[]): Promise<string> {
  const { tenant_id } = await stage.cli('tenant', 'create', '--name', name, ...limits);
  stage.notes.tenants.push({ name, tenant_id, people });
  return tenant_id;
}

/** Creates and signs in the first person of a tenant, which only the command line can do. */
async function firstPerson(stage: Stage, tenantId: string, name: string, role: string): Promise<Person> {
  const email = emailOf(name);
  const flags = ['--tenant', tenantId, '--email', email, '--name', nameOf(name), '--role', role];
  const { password } = await stage.cli('admin', 'create', ...flags);
  return signedIn(stage, { name: nameOf(name), email, password, personId: '', cookie: '' });
}

async function signedIn(stage: Stage, person: Person): Promise<Person> {
  await stage.doors.signIn(person);
  stage.notes.people.push(person);
  return person;
}

/** Creates people in every role, and invitations with every outcome. */
async function fillNorth(stage: Stage, ada: Person): Promise<{ ben: Person; dora: Person }> {
  const { doors } = stage;
  const ben = await join(stage, ada, 'ben', 'approver');
  const cleo = await join(stage, ada, 'cleo', 'admin');
  const dora = await join(stage, ada, 'dora', 'viewer');
  const evan = await join(stage, ada, 'evan', 'member');
  await join(stage, ada, 'finn', 'viewer');
  await join(stage, ada, 'gwen', 'member');
  await doors.connect(ada, `${MEMBERS}/UpdateMemberRole`, { personId: dora.personId, role: ROLES.member });
  await doors.connect(cleo, `${MEMBERS}/RemoveMember`, { personId: evan.personId });

  const newPassword = `${dora.password}-2`;
  const change = { currentPassword: dora.password, newPassword };
  await doors.connect(dora, `${SESSIONS}/ChangePassword`, change);
  dora.password = newPassword;
  evan.password = (await stage.cli('admin', 'reset-password', '--email', evan.email)).password;
  // Cleo has two sessions and ends one of them.
  await doors.signIn({ ...cleo, cookie: '' });
  await doors.connect(cleo, `${SESSIONS}/SignOut`, {});

  await invite(stage, ada, 'hugo', 'member');
  const cancelled = await invite(stage, ada, 'iris', 'viewer');
  await doors.connect(ada, `${MEMBERS}/CancelInvitation`, { invitationId: cancelled });
  // Invitations last seven days, and no door creates an expired one, so the expiry is moved to the past here.
  const expired = await invite(stage, ada, 'jack', 'approver');
  const expiry = { $set: { expires_at: new Date(Date.now() - DAY_MS) } };
  await stage.collection('invitations').updateOne({ _id: expired }, expiry);
  return { ben, dora };
}

/** Adds Ben, who has an account, to a second tenant. He returns to the first tenant in another session. */
async function joinTwice(stage: Stage, sam: Person, ben: Person, tenants: { north: string; south: string }) {
  const { doors } = stage;
  const { invitation } = await doors.connect(sam, `${MEMBERS}/InviteMember`, {
    email: ben.email,
    role: ROLES.approver,
  });
  const { invitationId } = invitation;
  const other = { ...ben, cookie: '' };
  await doors.connect(other, `${SESSIONS}/AcceptInvitation`, { invitationId, password: ben.password });
  for (const tenantId of [tenants.north, tenants.south]) {
    await doors.connect(other, `${SESSIONS}/SwitchTenant`, { tenantId });
  }
}

async function invite(stage: Stage, by: Person, name: string, role: keyof typeof ROLES): Promise<string> {
  const body = { email: emailOf(name), role: ROLES[role] };
  return (await stage.doors.connect(by, `${MEMBERS}/InviteMember`, body)).invitation.invitationId;
}

async function join(stage: Stage, by: Person, name: string, role: keyof typeof ROLES): Promise<Person> {
  const invitationId = await invite(stage, by, name, role);
  const password = `${name} walks to the harbour`;
  const person: Person = { name: nameOf(name), email: emailOf(name), password, personId: '', cookie: '' };
  const accepted = { invitationId, password, name: person.name };
  await stage.doors.connect(person, `${SESSIONS}/AcceptInvitation`, accepted);
  return signedIn(stage, person);
}

const emailOf = (name: string) => `${name}@fixture.workgate.test`;
const nameOf = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)} Fixture`;

interface MadeKey {
  keyId: string;
  token: string;
}

/** Creates a key as a person. Limits that `more` omits do not apply. */
export async function createKey(
  stage: Stage,
  tenantId: string,
  by: Person,
  name: string,
  more: { scopes: string[] } & Record<string, unknown>,
): Promise<MadeKey> {
  const made = await stage.doors.connect(by, `${IDENTITY}/CreateIdentityApiKey`, { name, ...more });
  return noted(stage, tenantId, made);
}

function noted(stage: Stage, tenantId: string, { key, secret }: Json): MadeKey {
  const { keyId: key_id, name, scopes } = key;
  stage.notes.keys.push({ name, tenant_id: tenantId, key_id, token: secret, scopes });
  return { keyId: key_id, token: secret };
}

/** Creates keys of every kind. @returns the token of the key with all permissions. */
async function fillKeys(stage: Stage, tenantId: string, ada: Person): Promise<string> {
  const create = (name: string, more: { scopes: string[] } & Record<string, unknown>) =>
    createKey(stage, tenantId, ada, name, more);
  const main = await create('Helpdesk import', { scopes: EVERYTHING });
  await create('Limited', {
    scopes: ['work.read'],
    requestsPerMinute: 60,
    agentRequestsPerMinute: 30,
    allowedNetworks: ['127.0.0.1', '192.168.0.0/16', '2001:db8::/32'],
    expiresAt: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  });
  await create('Asked for by old names', { scopes: ['runtime_automation.read', 'runtime_automation.actions'] });
  const revoked = await create('Revoked', { scopes: ['work.read', 'work.write'] });
  await stage.doors.connect(ada, `${IDENTITY}/RevokeIdentityApiKey`, { keyId: revoked.keyId });

  const rotated = await create('Rotated', { scopes: ['work.read'] });
  const rotate = async (keyId: string, overlap: string) => {
    const made = await stage.doors.connect(ada, `${IDENTITY}/RotateIdentityApiKey`, { keyId, overlap });
    return noted(stage, tenantId, made);
  };
  const second = await rotate(rotated.keyId, '86400s');
  await rotate(second.keyId, '0s');

  const flags = ['--name', 'Command line', '--scope', 'work.read', '--scope', 'source.read', '--rate-limit', '120'];
  const { token, ...byOperator } = await stage.cli('key', 'create', '--tenant', tenantId, ...flags);
  const { key_id: keyId, name, scopes } = byOperator;
  noted(stage, tenantId, { key: { keyId, name, scopes }, secret: token });
  return main.token;
}
