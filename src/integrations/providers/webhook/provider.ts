import { addressProblem, type OutboundRules } from '../../../platform/outbound.ts';
import { newSigningSecret } from '../../../platform/standard-webhooks.ts';
import type { Provider, Setting } from '../provider.ts';

const SETTINGS: readonly Setting[] = [
  {
    field: 'url',
    isRequired: true,
    about: 'where actions of a webhook are posted to',
    read: (value, _all, rules) => readAddress(value, rules),
  },
  {
    field: 'lookup_url',
    isRequired: false,
    about: 'below which a webhook is asked what became of an action',
    read: (value, _all, rules) => readAddress(value, rules),
  },
  {
    field: 'dry_run_url',
    isRequired: false,
    about: 'where a webhook is asked whether it would do something',
    read(value, { url = '' }, rules) {
      const read = readAddress(value, rules);
      if ('problem' in read || read.value !== URL.parse(url)?.href) return read;
      return { problem: 'must be another address than url: what is posted to that is done' };
    },
  },
];

/** As it is connected to: of what a text can hide (line breaks, letters that look like others) nothing is left. */
function readAddress(address: string, rules: OutboundRules): { value: string } | { problem: string } {
  const problem = addressProblem(address, rules);
  return problem === undefined ? { value: new URL(address).href } : { problem };
}

/** An address of the tenant's own, which does what the tenant has defined (README.md). */
export const webhook: Provider<'webhook'> = {
  kind: 'webhook',
  carries: [],
  carriesTenantOperations: true,
  reportsLater: true,
  made: {
    by: 'administrator',
    about: 'a webhook one needs --url, and prints the secret that its requests are signed with, once',
    newSigningSecret,
    settings: SETTINGS,
  },
  obstacle({ settings }, rules) {
    // It was taken by other rules, such as those of a service for development.
    const refused = SETTINGS.flatMap(({ field }) => {
      const address = settings[field];
      const problem = address === undefined ? undefined : addressProblem(address, rules);
      return problem === undefined ? [] : [`Its ${field} ${problem}, so that nothing is sent there.`];
    });
    return refused[0] ?? null;
  },
  collections: [],
  async connect({ signingSecretsOf, settingsOf, outbound }) {
    const [{ receiverOf }, { carrierTo }] = await Promise.all([import('./receiver.ts'), import('./carrier.ts')]);
    const receiver = receiverOf({ signingSecretsOf, settingsOf });
    return {
      target: async (tenantId, integrationId) => (await receiver(tenantId, integrationId)).target,
      carriers: {},
      anyCarrier: carrierTo(receiver, outbound),
    };
  },
};
