import { Code, ConnectError } from '@connectrpc/connect';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  IntegrationKind,
  IntegrationService,
} from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { workgate } from '../faults/cli.ts';
import { TestPerson } from '../support/people.ts';
import { type TestKey, TestService } from '../support/service.ts';

const URLS = {
  url: 'https://hooks.example.com/workgate?team=7',
  lookupUrl: 'https://hooks.example.com/actions',
  dryRunUrl: 'https://hooks.example.com/would',
};

describe('an integration of the kind webhook', () => {
  let service: TestService;
  let tenantId: string;
  let admin: TestPerson;
  let key: TestKey;
  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    admin = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
    await admin.signIn();
    key = await service.createKey(tenantId, ['work.actions'], {}, admin);
  });
  afterAll(() => service.stop());

  const integrations = () => admin.client(IntegrationService);
  const create = (value: { url: string; lookupUrl?: string; dryRunUrl?: string }) =>
    integrations().createIntegration({ name: 'Own systems', provider: { case: 'webhook', value } });

  /** The fields that a refusal blames, with what it says of them. */
  async function refusedFields(value: Parameters<typeof create>[0]): Promise<string> {
    const error = await create(value).catch((thrown: unknown) => ConnectError.from(thrown));
    if (!(error instanceof ConnectError)) throw new Error('It was made');
    expect(error.code).toBe(Code.InvalidArgument);
    return JSON.stringify(error.details) + error.message;
  }

  it('is made with its addresses, and shows its signing secret in that answer alone', async () => {
    const { integration, signingSecret } = await create(URLS);
    service.keepSecret('signing secret', signingSecret);
    expect(signingSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(() => new Webhook(signingSecret)).not.toThrow();
    expect(integration).toMatchObject({
      kind: IntegrationKind.WEBHOOK,
      enabled: true,
      operations: [],
      settings: [
        { name: 'url', value: URLS.url },
        { name: 'lookup_url', value: URLS.lookupUrl },
        { name: 'dry_run_url', value: URLS.dryRunUrl },
      ],
    });
    const id = integration?.integrationId ?? '';
    const listed = await integrations().listIntegrations({});
    expect(listed.integrations.find(({ integrationId }) => integrationId === id)?.settings).toEqual(
      integration?.settings,
    );
    const { body } = await key.client.get(`/api/v1/public/integrations/${id}`);
    expect(body).toMatchObject({ integration_id: id, kind: 'webhook', operations: [], problem: null });
    const { integrations: direct, secrets } = service.services.integrations;
    const shown = JSON.stringify([
      listed.integrations.map(({ settings }) => settings),
      body,
      await direct.list(tenantId),
    ]);
    expect(shown).not.toContain(signingSecret);
    expect(await secrets.get(tenantId, id)).toBe(signingSecret);
    const row = await service.services.platform.mongo.connection
      .collection('integrations')
      .findOne({ _id: id as never });
    expect(JSON.stringify(row)).not.toContain(signingSecret);
  });

  it('leads where its address says, by which proposals are pinned', async () => {
    const { integration } = await create({ url: 'https://HOOKS.example.com:443/a/../b' });
    const id = integration?.integrationId ?? '';
    expect(await service.services.integrations.integrations.targetOf(tenantId, id)).toEqual({
      provider: 'webhook',
      address: 'https://hooks.example.com/b',
      account: 'credential/1',
      workspace: null,
    });
    expect(integration?.settings).toMatchObject([{ name: 'url', value: 'https://hooks.example.com/b' }]);
  });

  it.each([
    ['http://hooks.example.com/', 'must be an https: address'],
    ['ftp://hooks.example.com/', 'must be an https: address'],
    ['https://ada:secret@hooks.example.com/', 'must hold no user name and no password'],
    ['https://hooks.example.com/#x', 'must have no fragment (#)'],
    ['https://hooks.example.com:8443/', 'must leave the port out'],
    ['https://127.0.0.1/', 'must not lead to an address that is not public'],
    ['https://169.254.169.254/latest/meta-data', 'must not lead to an address that is not public'],
    ['https://[::ffff:a00:1]/', 'must not lead to an address that is not public'],
    ['https://[::1]/', 'must not lead to an address that is not public'],
    ['https://2130706433/', 'must not lead to an address that is not public'],
    ['https://0x7f.1/', 'must not lead to an address that is not public'],
  ])('does not lead to %s', async (address, problem) => {
    expect(await refusedFields({ url: address })).toContain(problem);
    for (const field of ['lookupUrl', 'dryRunUrl']) {
      const said = await refusedFields({ url: URLS.url, [field]: address });
      expect(said).toContain(problem);
      expect(said).not.toContain('ada:secret');
    }
  });

  it.each([
    '',
    'hooks',
    '/hooks',
    'https://',
    'https://a b/',
    'https://[::ffff:10.0.0.1]/',
    'https://hooks.example.com/\r\nX-Api-Key: 1',
  ])('has no address like %j', async (url) => {
    expect(await refusedFields({ url })).toMatch(/url/);
  });

  it('has another address for dry checks than for what is done', async () => {
    const said = await refusedFields({ url: 'https://hooks.example.com', dryRunUrl: 'https://hooks.example.com:443/' });
    expect(said).toContain('must be another address than url');
  });

  it('says what is in the way where its address is refused by now', async () => {
    const { integration } = await create(URLS);
    const id = integration?.integrationId ?? '';
    const rows = service.services.platform.mongo.connection.collection<{ _id: string }>('integrations');
    // As a service for development has taken it.
    await rows.updateOne({ _id: id }, { $set: { 'settings.lookup_url': 'http://127.0.0.1:8080/known' } });
    const { body } = await key.client.get(`/api/v1/public/integrations/${id}`);
    expect(body.problem).toContain('Its lookup_url must be an https: address');
  });

  it('is made, shown and listed by commands', async () => {
    const command = (...more: string[]) => workgate(service.env, ['integration', ...more, '--tenant', tenantId]);
    const kind = ['--kind', 'webhook', '--name', 'By command'];
    const made = await command('create', ...kind, '--url', URLS.url, '--lookup-url', URLS.lookupUrl);
    const { signing_secret: signingSecret, ...shown } = JSON.parse(made.stdout);
    service.keepSecret('signing secret', signingSecret);
    expect(signingSecret).toMatch(/^whsec_/);
    expect(shown).toMatchObject({ kind: 'webhook', settings: { url: URLS.url, lookup_url: URLS.lookupUrl } });
    const listed = await command('list');
    expect(listed.stdout).toContain(shown.integration_id);
    expect(listed.stdout).not.toContain(signingSecret);
    // By command nothing has looked at the text before; what is kept has one reading.
    const odd = await command('create', ...kind, '--url', 'https://b\u00fccher.example/\r\nX-Api-Key: 1');
    expect(JSON.parse(odd.stdout).settings).toEqual({ url: 'https://xn--bcher-kva.example/X-Api-Key:%201' });
    for (const [more, words] of [
      [kind, 'url: is missing'],
      [[...kind, '--url', 'http://127.0.0.1/'], 'url: must be an https: address'],
      [
        ['--kind', 'sandbox_commerce', '--name', 'Shop', '--url', URLS.url],
        'url: is not for an integration of the kind',
      ],
    ] as const) {
      const { status, stderr } = await command('create', ...more);
      expect(status).not.toBe(0);
      expect(stderr).toContain(words);
    }
  });
});
