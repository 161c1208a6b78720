/** Documents as releases before this one have stored them. */
import { randomBytes } from 'node:crypto';
import { readConfig } from '../../src/config.ts';
import { KeyRing, sealWith } from '../../src/platform/secrets.ts';
import type { ChatParts } from './chat.ts';
import type { Providers } from './proposals.ts';
import type { Stage } from './stage.ts';

const OLD_STRIPE_KEY = 'sk_test_fixtureStoredBeforeVersions';

/**
 * Every form that this release reads and does not write any more, written by the driver as the earlier release did it,
 * and the index that an earlier release has made and no release has dropped. No service may run meanwhile.
 */
export async function writeOldForms(
  stage: Stage,
  { providers, chat }: { providers: Providers; chat: ChatParts },
): Promise<void> {
  const note = (where: string, form: string) => stage.notes.old_forms.push({ where, form });

  // Before credentials had versions: found by the id of the integration, and bound to tenant and integration alone.
  await storeOldSecret(stage, providers.stripe, OLD_STRIPE_KEY);
  note(`integration_secrets/${providers.stripe}`, 'without `ref` and `version`');

  // A bot token inside of JSON, as the secret store was filled by hand before the service did it.
  await wrapBotToken(stage, chat.postingIntegrationId);
  note(`integration_secrets of ${chat.postingIntegrationId}`, 'a bot token as `access_token` of a JSON object');

  // Before it was noted how a workspace was claimed; it counts as confirmed by OAuth.
  await stage.collection('chat_workspaces').updateOne({ _id: chat.workspaceKey }, { $unset: { by_oauth: '' } });
  note(`chat_workspaces/${chat.workspaceKey}`, 'without `by_oauth`');

  // Before scopes were stored by their canonical names; one of them exists no more and grants nothing.
  const key = stage.notes.keys.find(({ name }) => name === 'Asked for by old names');
  const scopes = ['runtime_automation.read', 'runtime_automation.write', 'runtime_automation.admin'];
  await stage.collection('api_keys').updateOne({ _id: key?.key_id }, { $set: { scopes } });
  if (key !== undefined) key.scopes = scopes;
  note(`api_keys/${key?.key_id}`, 'scopes by their old names, and one that exists no more');

  // Before secrets were found by reference and version. Migrations make indexes and have dropped none.
  await stage.collection('integration_secrets').createIndex({ tenant_id: 1 }, { name: 'tenant' });
  note('indexes of integration_secrets', '`tenant`, which no model declares any more');
}

/** Puts a credential in the place of the present one of an integration, in the form without versions. */
async function storeOldSecret(stage: Stage, integrationId: string, plainText: string): Promise<void> {
  const secrets = stage.collection('integration_secrets');
  const present = await secrets.findOneAndDelete({ ref: integrationId });
  if (present === null) throw new Error(`${integrationId} has no credential`);
  const dataKey = randomBytes(32);
  const context = `${present.tenant_id}/${integrationId}`;
  await secrets.insertOne({
    _id: integrationId,
    tenant_id: present.tenant_id,
    sealed_key: firstKeyRing(stage).seal('integration-secret', dataKey, context),
    sealed_value: sealWith(dataKey, Buffer.from(plainText), context).toString('base64url'),
    created_at: present.created_at,
  });
  noteSecret(stage, integrationId, plainText);
}

async function wrapBotToken(stage: Stage, integrationId: string): Promise<void> {
  const secrets = stage.collection('integration_secrets');
  const present = await secrets.findOne({ ref: integrationId });
  const known = stage.notes.secrets.find(({ integration_id }) => integration_id === integrationId);
  if (present === null || known === undefined) throw new Error(`${integrationId} has no bot token`);
  const plainText = JSON.stringify({ ok: true, access_token: known.plain_text });
  const context = `${present.tenant_id}|${present.ref}|${present.version}`;
  const dataKey = firstKeyRing(stage).open('integration-secret', present.sealed_key, context);
  const sealed_value = sealWith(dataKey, Buffer.from(plainText), context).toString('base64url');
  await secrets.updateOne({ _id: present._id }, { $set: { sealed_value } });
  noteSecret(stage, integrationId, plainText);
}

function noteSecret(stage: Stage, integrationId: string, plainText: string): void {
  const known = stage.notes.secrets.find(({ integration_id }) => integration_id === integrationId);
  if (known !== undefined) known.plain_text = plainText;
}

/** The master key of the time before the newer one. */
function firstKeyRing(stage: Stage): KeyRing {
  return new KeyRing(readConfig({ ...stage.service.env, WORKGATE_MASTER_KEYS: stage.keys.first }).masterKeys);
}
