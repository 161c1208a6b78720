import { AppError } from '../../errors/app-error.ts';
import type { InstallOutcome } from '../../integrations/index.ts';
import { currentTime } from '../../platform/clock.ts';
import { readBytes } from '../openapi/request-body.ts';
import { assertSameOrigin } from '../origin.ts';
import { permittedMembership, toPersonCall } from '../person-call.ts';
import type { ChatServices, Visit } from './operations.ts';

const PERMISSION = 'integrations.manage';

export class InstallEnded extends Error {
  override readonly name = 'InstallEnded';
  readonly outcome: InstallOutcome;

  constructor(outcome: InstallOutcome) {
    super(`The installation ended: ${outcome}`);
    this.outcome = outcome;
  }
}

/**
 * Verifies the platform's signature over the bytes of the body before they are parsed.
 * @throws {AppError} `authentication_error`, with one message for every cause; `payload_too_large`.
 */
export async function admitPlatform(visit: Visit, { signingSecret, requests }: ChatServices): Promise<void> {
  const { request } = visit;
  const body = await readBytes(request);
  const header = (name: string) => single(request.headers[name]);
  const signature = requests.verify(signingSecret, { header, body }, currentTime());
  if (signature === null) {
    throw new AppError('authentication_error', 'The signature of the request is missing or not valid.');
  }
  visit.signed = { body, signature };
}

/**
 * Authenticates an administrator. Requests that write come from the service's own pages. A GET is a navigation without
 * `Origin`; it is refused if the browser reports that another site caused it (Fetch Metadata).
 * @throws {AppError} `authentication_error`, `authorization_error`
 */
export async function admitAdmin(visit: Visit, { sessions, origin }: ChatServices): Promise<void> {
  const { method, headers } = visit.request;
  if (method !== 'GET') {
    assertSameOrigin({ get: (name) => single(headers[name.toLowerCase()]) ?? null }, origin);
  } else if (headers['sec-fetch-site'] === 'cross-site') {
    throw new AppError('authorization_error', 'Start the installation from the pages of the service.');
  }
  const person = await sessions.authenticate(headers.cookie);
  visit.cookies = person.cookies;
  visit.exchange.personId = person.person.personId;
  const membership = await permittedMembership(sessions, person, person.activeTenantId, PERMISSION);
  visit.exchange.tenantId = membership.tenant.tenantId;
  const call = toPersonCall(person.person, membership, visit.exchange.correlationId);
  visit.admin = { call, sessionId: person.sessionId };
}

/**
 * Opens the state that the platform sends back, before anything else is read. Checks that the session is the one that
 * started the installation, and that the person is still an administrator of the tenant.
 * @throws {InstallEnded | AppError}
 */
export async function admitReturn(visit: Visit, { sessions, oauth }: ChatServices): Promise<void> {
  const { headers } = visit.request;
  const [sealed, ...others] = new URLSearchParams(visit.query ?? '').getAll('state');
  const opened = await oauth.open(others.length === 0 ? (sealed ?? '') : '');
  if ('refused' in opened) throw new InstallEnded(opened.refused === 'expired' ? 'expired' : 'failed');
  const { state } = opened;
  const person = await sessions.authenticate(headers.cookie);
  visit.cookies = person.cookies;
  visit.exchange.personId = person.person.personId;
  if (person.sessionId !== state.sessionId || person.person.personId !== state.personId) {
    throw new InstallEnded('failed');
  }
  const membership = await permittedMembership(sessions, person, state.tenantId, PERMISSION);
  visit.exchange.tenantId = state.tenantId;
  visit.install = { call: toPersonCall(person.person, membership, visit.exchange.correlationId), state };
}

function single(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
