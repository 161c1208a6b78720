/** Documents as releases before this one have stored them. */
import { readConfig } from '../../src/config.ts';
import { KeyRing, sealWith } from '../../src/platform/secrets.ts';
import type { ChatParts } from './chat.ts';
import type { Stage } from './stage.ts';

/**
 * Every form that this release reads and does not write any more, written by the driver as the earlier release did it.
 * What a migration takes away is taken out here with it. No service may run meanwhile.
 */
export async function writeOldForms(stage: Stage, chat: ChatParts): Promise<void> {
  const note = (where: string, form: string) => stage.notes.old_forms.push({ where, form });

  // A bot token inside of JSON, as the secret store was filled by hand before the service did it.
  await wrapBotToken(stage, chat.postingIntegrationId);
  note(`integration_secrets of ${chat.postingIntegrationId}`, 'a bot token as `access_token` of a JSON object');

  // Before scopes were stored by their canonical names; one of them exists no more and grants nothing.
  const key = stage.notes.keys.find(({ name }) => name === 'Asked for by old names');
  const scopes = ['runtime_automation.read', 'runtime_automation.write', 'runtime_automation.admin'];
  await stage.collection('api_keys').updateOne({ _id: key?.key_id }, { $set: { scopes } });
  if (key !== undefined) key.scopes = scopes;
  note(`api_keys/${key?.key_id}`, 'scopes by their old names, and one that exists no more');
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
