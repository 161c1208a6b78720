import { type Connector, connectorOf } from './connector.ts';
import type { ConnectedProvider, Surroundings } from './provider.ts';
import { INTEGRATION_KINDS, type IntegrationKind, PROVIDERS } from './registry.ts';

export type ProviderConnection = Pick<ConnectedProvider, 'begin'> & { connector: Connector };

export type ProviderConnections = Readonly<Record<IntegrationKind, ProviderConnection>>;

/** @param addresses Addresses that operators have set, by kind. */
export async function connectProviders(
  surroundings: Omit<Surroundings, 'address'>,
  addresses: Readonly<Record<string, string>>,
): Promise<ProviderConnections> {
  const connections = INTEGRATION_KINDS.map(async (kind): Promise<[IntegrationKind, ProviderConnection]> => {
    const { connect, carries, carriesTenantOperations = false, byWorkers = false } = PROVIDERS[kind];
    const connected = await connect({ ...surroundings, address: addresses[kind] });
    const lacking = carries.filter((operation) => connected.carriers[operation] === undefined);
    if (lacking.length > 0)
      throw new Error(`The provider ${kind} says that it carries ${lacking.join()}, and does not`);
    if (carriesTenantOperations !== (connected.anyCarrier !== undefined)) {
      throw new Error(`The provider ${kind} does not say of operations of tenants what it does with them`);
    }
    const { begin } = connected;
    return [kind, { ...(begin && { begin }), connector: connectorOf(kind, { ...connected, byWorkers }) }];
  });
  return Object.fromEntries(await Promise.all(connections)) as Record<IntegrationKind, ProviderConnection>;
}
