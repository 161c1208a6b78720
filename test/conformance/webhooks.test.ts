/**
 * Requests of a service process to webhook receivers and endpoints are accepted by the Standard Webhooks libraries in
 * four languages, and by our SDKs. Both refuse altered, old and foreign requests.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { learnDatabaseTime } from '../../src/platform/clock.ts';
import { newSigningSecret, signedHeaders } from '../../src/platform/standard-webhooks.ts';
import { ReceiverDesk } from '../support/long-webhooks.ts';
import { TestService } from '../support/service.ts';
import { WebhookDesk } from '../support/webhook-desk.ts';
import { json, type Received, WebhookReceiver } from '../support/webhook-receiver.ts';
import { PAYLOAD, RESULT } from '../support/workers.ts';
import { clockOff } from '../support/wrong-clock.ts';
import { buildJudges, type Judge, type Request } from './webhook-judges.ts';

/** A request with the verdict of our SDK: `taken`, or the reason for the refusal. The other library must agree. */
type Case = Request & { name: string; verdict: string };

const FOREIGN = newSigningSecret();
const NOTE = 'Zwei Päckchen, “25 €”, 😀';

let folder = '';
let judges: Judge[];
let receiver: WebhookReceiver;
let service: TestService;
let bank: ReceiverDesk;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-webhooks-'));
  // Built before anything is sent, because a request is valid for five minutes, and compilers may take longer.
  judges = await buildJudges(folder);
  receiver = await WebhookReceiver.start();
  // The clock of the service's machine is ten minutes off, but its signatures use the right time.
  service = await TestService.start({ env: { WORKGATE_INTEGRATIONS_ALLOW_PRIVATE: 'true', ...clockOff(600) } });
  bank = await ReceiverDesk.open(service, receiver);
  await bank.desk.creator.signIn();
});

afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
  if (folder !== '') await rm(folder, { recursive: true });
});

const firstSecret = async () =>
  (await service.services.integrations.secrets.get(bank.desk.tenantId, bank.integrationId, 1)) ?? '';

async function rotate(): Promise<string> {
  const client = bank.desk.creator.client(IntegrationService);
  const { signingSecret } = await client.rotateIntegrationSecret({ integrationId: bank.integrationId });
  service.keepSecret('signing secret', signingSecret);
  return signingSecret;
}

/**
 * Returns the requests that the receiver gets for a proposal: the execution, and the look-up that follows because the
 * execution got no response.
 */
async function requests(): Promise<{ execute: Received; lookup: Received }> {
  receiver.received.length = 0;
  receiver.reply(({ method }, response) => {
    if (method === 'GET') json(200, { state: 'done', result: RESULT })({} as Received, response);
    else response.destroy();
  });
  const id = await bank.approved(bank.integrationId, { ...PAYLOAD, note: NOTE });
  await bank.desk.execute(id);
  await expect
    .poll(async () => (await bank.desk.statusOf(id)) === 'executed' || (await bank.lookAfter(id)), { timeout: 60_000 })
    .toBe(true);
  const of = (wanted: string) => receiver.received.find(({ method }) => method === wanted) as Received;
  return { execute: of('POST'), lookup: of('GET') };
}

const headersOf = ({ headers }: Received): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Returns alterations of an accepted request, each of which must be refused. */
function altered(taken: Request, what: string): Case[] {
  const { headers, body } = taken;
  const [id = '', time = '', signature = ''] = ['id', 'timestamp', 'signature'].map(
    (name) => headers[`webhook-${name}`],
  );
  const refused = (how: string, change: Partial<Request>, verdict = 'no_signature_matches') => {
    return { ...taken, ...change, name: `${what}, ${how}`, verdict };
  };
  const withHeader = (name: string, value: string) => ({ headers: { ...headers, [`webhook-${name}`]: value } });
  const without = (name: string) => {
    const { [`webhook-${name}`]: _, ...others } = headers;
    return { headers: others };
  };
  return [
    refused('a character added', { body: `${body} ` }),
    ...(body === ''
      ? []
      : [
          refused('another amount of spaces', { body: JSON.stringify(JSON.parse(body), null, 1) }),
          refused('another figure', { body: body.replace(/[0-8]/, '9') }),
          refused('cut off', { body: body.slice(0, -1) }),
          refused('without its body', { body: '' }),
        ]),
    refused('another id', withHeader('id', `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`)),
    refused('a second later', withHeader('timestamp', String(Number(time) + 1))),
    refused('ten minutes older', withHeader('timestamp', String(Number(time) - 600)), 'too_old'),
    refused('ten minutes newer', withHeader('timestamp', String(Number(time) + 600)), 'too_new'),
    refused('no time at all', withHeader('timestamp', 'now'), 'malformed_timestamp'),
    refused('another signature', withHeader('signature', signature.replace(/v1,.{4}/g, 'v1,AAAA'))),
    refused(
      'a signature cut off',
      withHeader(
        'signature',
        signature
          .split(' ')
          .map((one) => one.slice(0, -8))
          .join(' '),
      ),
    ),
    refused('of another version', withHeader('signature', signature.replaceAll('v1,', 'v1a,'))),
    ...['id', 'timestamp', 'signature'].map((name) => refused(`without its ${name}`, without(name), 'missing_header')),
    refused('a foreign secret', { secrets: [FOREIGN] }),
  ];
}

/** Returns a request that the service's code signed this many seconds ago. */
function signedAgo(seconds: number, secret: string): Request {
  const body = JSON.stringify({ note: NOTE });
  try {
    learnDatabaseTime(Date.now() - seconds * 1000 - performance.now());
    return { headers: signedHeaders([secret], 'evt_1', body), body, secrets: [secret] };
  } finally {
    learnDatabaseTime(Date.now() - performance.now());
  }
}

function sent(name: string, received: Received, secrets: string[]): Case {
  return { name, headers: headersOf(received), body: received.body, secrets, verdict: 'taken' };
}

/** Returns requests with events: one normal, and one while the endpoint's secret is being rotated. */
async function corpusOfEvents(): Promise<Case[]> {
  const events = await WebhookReceiver.start();
  try {
    const desk = await WebhookDesk.open(service);
    const { path: endpoint, secret: before } = await desk.endpoint(events.url('/'), { types: ['work_item.created'] });
    const told = async (): Promise<Received> => {
      const from = events.received.length;
      await desk.work();
      await expect.poll(() => events.received.length, { timeout: 60_000 }).toBe(from + 1);
      return events.received[from] as Received;
    };
    const event = await told();
    const rotated = await desk.admin.client.post(`${endpoint}/rotate-secret`);
    const after: string = rotated.body.secret;
    service.keepSecret('secret of a webhook', after);
    const changing = await told();
    const [plain, both] = [sent('an event', event, [before]), sent('an event, by both', changing, [before, after])];
    return [
      plain,
      both,
      { ...both, name: 'an event, by the one before', secrets: [before] },
      { ...both, name: 'an event, by the one after', secrets: [after] },
      { ...plain, name: 'an event that was sent before', secrets: [after], verdict: 'no_signature_matches' },
      ...altered(plain, 'an event'),
      ...altered(both, 'an event while one secret follows another'),
    ];
  } finally {
    await events.stop();
  }
}

async function corpus(): Promise<Case[]> {
  const before = await firstSecret();
  const { execute, lookup } = await requests();
  const after = await rotate();
  const { execute: rotated } = await requests();
  const [plain, asked] = [sent('what is to be done', execute, [before]), sent('a look-up', lookup, [before])];
  const both = sent('while one secret follows another, by both', rotated, [before, after]);
  return [
    plain,
    asked,
    both,
    { ...both, name: 'by the one before', secrets: [before] },
    { ...both, name: 'by the one after', secrets: [after] },
    { ...both, name: 'by a foreign one and the one after', secrets: [FOREIGN, after] },
    { ...plain, name: 'sent before the other secret was made', secrets: [after], verdict: 'no_signature_matches' },
    ...altered(plain, 'what is to be done'),
    ...altered(asked, 'a look-up'),
    ...altered(both, 'while one secret follows another'),
    // The times leave a margin, because judging takes time and must not change a verdict.
    { ...signedAgo(180, after), name: 'three minutes ago', verdict: 'taken' },
    { ...signedAgo(-280, after), name: 'in less than five minutes', verdict: 'taken' },
    { ...signedAgo(301, after), name: 'more than five minutes ago', verdict: 'too_old' },
    { ...signedAgo(-480, after), name: 'in more than five minutes', verdict: 'too_new' },
  ];
}

it('our SDKs accept and refuse the same requests as the Standard Webhooks libraries', async () => {
  const cases = [...(await corpus()), ...(await corpusOfEvents())];
  expect(cases.find(({ name }) => name === 'what is to be done')?.body).toContain(NOTE);
  expect(cases.find(({ name }) => name === 'a look-up')).toMatchObject({ body: '' });
  expect(cases.find(({ name }) => name === 'an event')?.body).toContain('work_item.created');
  const wanted = cases.map(({ name, verdict }) => ({ name, theirs: verdict === 'taken', ours: verdict }));
  for (const { language, judge } of judges) {
    const verdicts = await judge(cases);
    expect
      .soft(
        verdicts.map((verdict, at) => ({ name: cases[at]?.name, ...verdict })),
        language,
      )
      .toEqual(wanted);
  }
});

it('our SDKs accept only the service’s own format where the libraries disagree with each other', async () => {
  const secret = newSigningSecret();
  const plain = signedAgo(0, secret);
  const change = (name: string, by: (value: string) => string) => {
    return { ...plain, headers: { ...plain.headers, [name]: by(plain.headers[name] ?? '') } };
  };
  const cases = {
    plus: change('webhook-timestamp', (time) => `+${time}`),
    fraction: change('webhook-timestamp', (time) => `${time}.0`),
    unit: change('webhook-timestamp', (time) => `${time}s`),
    more: change('webhook-signature', (signature) => `${signature},more`),
    bare: { ...plain, secrets: [secret.replace('whsec_', '')] },
  };
  const taken = async ({ language, judge }: Judge) => {
    const verdicts = await judge(Object.values(cases));
    const ours = [
      'malformed_timestamp',
      'malformed_timestamp',
      'malformed_timestamp',
      'no_signature_matches',
      'bad_secret',
    ];
    expect
      .soft(
        verdicts.map((verdict) => verdict.ours),
        language,
      )
      .toEqual(ours);
    return [language, Object.keys(cases).filter((_, at) => verdicts[at]?.theirs)];
  };
  expect(Object.fromEntries(await Promise.all(judges.map(taken)))).toEqual({
    TypeScript: ['plus', 'fraction', 'unit', 'more', 'bare'],
    Python: ['plus', 'fraction', 'bare'],
    Go: ['plus', 'more', 'bare'],
    Java: ['plus', 'more', 'bare'],
  });
});
