/** Fills in documents in the form in which earlier releases stored them. */
import { readConfig } from '../../src/config.ts';
import { KeyRing, sealWith } from '../../src/platform/secrets.ts';
import type { ChatParts } from './chat.ts';
import type { Stage } from './stage.ts';

/**
 * Writes every form that this release still reads but no longer writes, through the driver, as the earlier release did.
 * Fields that a migration removes are removed here too. No service may run meanwhile.
 */
export async function writeOldForms(stage: Stage, chat: ChatParts): Promise<void> {
  const note = (where: string, form: string) => stage.notes.old_forms.push({ where, form });

  // A bot token inside of JSON, from when the secret store was filled by hand.
  await wrapBotToken(stage, chat.postingIntegrationId);
  note(`integration_secrets of ${chat.postingIntegrationId}`, 'a bot token as `access_token` of a JSON object');

  // From before scopes were stored under their canonical names. One of these scopes no longer exists and grants
  // nothing.
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

/** Returns the key ring with only the older master key. */
function firstKeyRing(stage: Stage): KeyRing {
  return new KeyRing(readConfig({ ...stage.service.env, WORKGATE_MASTER_KEYS: stage.keys.first }).masterKeys);
}
