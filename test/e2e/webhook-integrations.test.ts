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

describe('a webhook integration', () => {
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

  /** Returns the fields that a refusal names, with the problem of each. */
  async function refusedFields(value: Parameters<typeof create>[0]): Promise<string> {
    const error = await create(value).catch((thrown: unknown) => ConnectError.from(thrown));
    if (!(error instanceof ConnectError)) throw new Error('It was made');
    expect(error.code).toBe(Code.InvalidArgument);
    return JSON.stringify(error.details) + error.message;
  }

  it('is created with its addresses, and shows its signing secret in that answer only', async () => {
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

  it('has a normalised address, to which proposals are pinned', async () => {
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
    ['https://ada:secret@hooks.example.com/', 'must not contain a user name or password'],
    ['https://hooks.example.com/#x', 'must not have a fragment (#)'],
    ['https://hooks.example.com:8443/', 'must not have a port'],
    ['https://127.0.0.1/', 'must be a public address'],
    ['https://169.254.169.254/latest/meta-data', 'must be a public address'],
    ['https://[::ffff:a00:1]/', 'must be a public address'],
    ['https://[::1]/', 'must be a public address'],
    ['https://2130706433/', 'must be a public address'],
    ['https://0x7f.1/', 'must be a public address'],
    ['https://localhost/', 'must have a public host name'],
    ['https://metadata.google.internal/', 'must have a public host name'],
  ])('cannot lead to %s', async (address, problem) => {
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
  ])('cannot have the address %j', async (url) => {
    expect(await refusedFields({ url })).toMatch(/url/);
  });

  it('needs another address for dry runs than for executions', async () => {
    const said = await refusedFields({ url: 'https://hooks.example.com', dryRunUrl: 'https://hooks.example.com:443/' });
    expect(said).toContain('must not be the same as url');
  });

  it('names the problem if its stored address is no longer accepted', async () => {
    const { integration } = await create(URLS);
    const id = integration?.integrationId ?? '';
    const rows = service.services.platform.mongo.connection.collection<{ _id: string }>('integrations');
    // As if a development service, which accepts such addresses, had stored it.
    await rows.updateOne({ _id: id }, { $set: { 'settings.lookup_url': 'http://127.0.0.1:8080/known' } });
    const { body } = await key.client.get(`/api/v1/public/integrations/${id}`);
    expect(body.problem).toContain('Its lookup_url must be an https: address');
  });

  it('is created, shown and listed on the command line', { tags: 'full' }, async () => {
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
    // The command line does not check this text. The stored address is unambiguous.
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
