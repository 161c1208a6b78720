import { addressProblem, type OutboundRules } from '../../../platform/outbound.ts';
import { newSigningSecret } from '../../../platform/standard-webhooks.ts';
import type { Provider, Setting } from '../provider.ts';

const SETTINGS: readonly Setting[] = [
  {
    field: 'url',
    isRequired: true,
    about: 'address that receives the actions of a webhook',
    read: (value, _all, rules) => readAddress(value, rules),
  },
  {
    field: 'lookup_url',
    isRequired: false,
    about: 'base address for asking a webhook about the outcome of an action',
    read: (value, _all, rules) => readAddress(value, rules),
  },
  {
    field: 'dry_run_url',
    isRequired: false,
    about: 'address for asking a webhook whether it would do something',
    read(value, { url = '' }, rules) {
      const read = readAddress(value, rules);
      if ('problem' in read || read.value !== URL.parse(url)?.href) return read;
      return { problem: 'must not be the same as url, because actions sent to url are executed' };
    },
  },
];

/** Returns the form that is used to connect, in which line breaks and look-alike letters can hide nothing. */
function readAddress(address: string, rules: OutboundRules): { value: string } | { problem: string } {
  const problem = addressProblem(address, rules);
  return problem === undefined ? { value: new URL(address).href } : { problem };
}

export const webhook: Provider<'webhook'> = {
  kind: 'webhook',
  carries: [],
  carriesTenantOperations: true,
  reportsLater: true,
  made: {
    by: 'administrator',
    about: 'webhook: needs --url; prints the signing secret of its requests once',
    newSigningSecret,
    settings: SETTINGS,
  },
  obstacle({ settings }, rules) {
    // The address was accepted under other rules, such as those of a service for development.
    const refused = SETTINGS.flatMap(({ field }) => {
      const address = settings[field];
      const problem = address === undefined ? undefined : addressProblem(address, rules);
      return problem === undefined ? [] : [`Its ${field} ${problem}, so nothing is sent there.`];
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
