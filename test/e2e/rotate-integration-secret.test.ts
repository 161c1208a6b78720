import { Code, ConnectError } from '@connectrpc/connect';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { workgate } from '../faults/cli.ts';
import { ReceiverDesk } from '../support/long-webhooks.ts';
import { TestService } from '../support/service.ts';
import { json, WebhookReceiver } from '../support/webhook-receiver.ts';
import { RESULT } from '../support/workers.ts';

describe('the signing secret of an integration', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let bank: ReceiverDesk;
  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await TestService.start({ shared: 'with-providers' });
  });
  afterAll(async () => {
    await service?.stop();
    await receiver?.stop();
  });
  beforeEach(async () => {
    bank = await ReceiverDesk.open(service, receiver);
    await bank.desk.creator.signIn();
    receiver.reply(json(200, RESULT));
    receiver.received.length = 0;
  });

  const first = async () =>
    (await service.services.integrations.secrets.get(bank.desk.tenantId, bank.silentId, 1)) ?? '';
  const client = () => bank.desk.creator.client(IntegrationService);

  async function rotate(overlapSeconds?: number): Promise<{ secret: string; endsAt: number | undefined }> {
    const overlap = overlapSeconds === undefined ? {} : { overlap: { seconds: BigInt(overlapSeconds), nanos: 0 } };
    const answer = await client().rotateIntegrationSecret({ integrationId: bank.silentId, ...overlap });
    service.keepSecret('signing secret', answer.signingSecret);
    const { overlapEndsAt } = answer;
    return { secret: answer.signingSecret, endsAt: overlapEndsAt && Number(overlapEndsAt.seconds) * 1000 };
  }

  /** Returns for each secret whether it signs a request that is sent now. */
  async function signedBy(...secrets: string[]): Promise<boolean[]> {
    const { body } = await bank.desk.execute(await bank.approved(bank.silentId));
    expect(body.action).toMatchObject({ status: 'succeeded' });
    const sent = receiver.received.at(-1);
    return secrets.map((secret) => {
      try {
        new Webhook(secret).verify(sent?.body ?? '', sent?.headers as Record<string, string>);
        return true;
      } catch {
        return false;
      }
    });
  }

  const eventsOf = (integrationId: string) => bank.desk.events(integrationId);

  it('is followed by a new secret, and also signs until the overlap ends', async () => {
    const old = await first();
    // A proposal that was approved before goes on, because its destination is the same.
    const approved = await bank.approved(bank.silentId);
    const { secret, endsAt } = await rotate();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(secret).not.toBe(old);
    expect(Math.abs((endsAt ?? 0) - Date.now() - 24 * 60 * 60 * 1000)).toBeLessThan(60_000);
    expect((await bank.desk.execute(approved)).body.action).toMatchObject({ status: 'succeeded' });
    expect(await signedBy(old, secret)).toEqual([true, true]);
    // Pretends that the overlap is over.
    const rows = service.services.platform.mongo.connection.collection<{ _id: string }>('integrations');
    await rows.updateOne(
      { _id: bank.silentId },
      { $set: { 'signing.previous.0.until': new Date(Date.now() - 1_000) } },
    );
    expect(await signedBy(old, secret)).toEqual([false, true]);
    const third = await rotate();
    expect(await signedBy(old, secret, third.secret)).toEqual([false, true, true]);
    // A secret is deleted when its overlap is over.
    expect(await service.services.integrations.secrets.get(bank.desk.tenantId, bank.silentId, 1)).toBeNull();
    expect(JSON.stringify(await rows.findOne({ _id: bank.silentId }))).not.toContain('whsec_');
  });

  it('ends at once with an overlap of 0, together with all earlier secrets', async () => {
    const old = await first();
    const second = await rotate(3_600);
    const third = await rotate(0);
    expect(third.endsAt).toBeUndefined();
    expect(await signedBy(old, second.secret, third.secret)).toEqual([false, false, true]);
  });

  it('keeps signing if the answer of a rotation is lost, and rotations are limited in number', async () => {
    const old = await first();
    await rotate();
    const last = await rotate();
    expect(await signedBy(old, last.secret)).toEqual([true, true]);
    await rotate();
    await rotate();
    const error = await rotate().catch((thrown: unknown) => ConnectError.from(thrown));
    expect(error).toMatchObject({ code: Code.FailedPrecondition });
    expect(String(error)).toContain('overlap of 0');
    await rotate(0);
  });

  it('keeps signing if the service dies between storing a new secret and signing with it', {
    tags: 'full',
  }, async () => {
    const old = await first();
    // The state after a process died at that point.
    await service.services.integrations.secrets.put(bank.desk.tenantId, bank.silentId, 'whsec_nobodyHasSeenThis');
    expect(await signedBy(old)).toEqual([true]);
    const { secret } = await rotate();
    expect(await signedBy(old, secret)).toEqual([true, true]);
  });

  it('is logged with each rotation and its person, without the secret, also when rotated concurrently', {
    tags: 'full',
  }, async () => {
    const answers = await Promise.allSettled([rotate(), rotate(), rotate()]);
    const made = answers.filter(({ status }) => status === 'fulfilled').length;
    expect(made).toBeGreaterThanOrEqual(1);
    const told = (await eventsOf(bank.silentId)).filter(({ type }) => type === 'integration.secret_rotated');
    expect(told).toHaveLength(made);
    expect(told[0]).toMatchObject({ actor: { type: 'user', id: bank.desk.creator.personId } });
    expect(JSON.stringify(told)).not.toContain('whsec_');
  });

  it('exists only for an integration that signs, and only in its own tenant', async () => {
    const refused = async (integrationId: string) => {
      const error = await client()
        .rotateIntegrationSecret({ integrationId })
        .catch((thrown: unknown) => thrown);
      return ConnectError.from(error).code;
    };
    expect(await refused(bank.desk.integrationId)).toBe(Code.FailedPrecondition);
    const foreign = await ReceiverDesk.open(service, receiver);
    expect(await refused(foreign.silentId)).toBe(Code.NotFound);
  });

  it('is rotated on the command line', { tags: 'full' }, async () => {
    const command = (...more: string[]) =>
      workgate(service.env, ['integration', 'rotate-secret', bank.silentId, '--tenant', bank.desk.tenantId, ...more]);
    const { stdout } = await command('--overlap-hours', '48');
    const { signing_secret: secret, overlap_ends_at: endsAt } = JSON.parse(stdout);
    service.keepSecret('signing secret', secret);
    expect(Date.parse(endsAt)).toBeGreaterThan(Date.now() + 47 * 60 * 60 * 1000);
    expect(await signedBy(await first(), secret)).toEqual([true, true]);
    const wrong = await command('--overlap-hours', '721');
    expect(wrong.status).not.toBe(0);
  });
});
