import type { KnownOperationName } from '../../operations/index.ts';
import type { Mongo } from '../../platform/mongo/connection.ts';
import type { OutboundRules } from '../../platform/outbound.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { ChatPlatform } from '../chat/chat-platform.ts';
import type { ChatInstallation, PostingAccess } from '../chat/model.ts';
import type { Integration } from '../model.ts';
import type { AnyCarrier, Carriers, IntegrationTarget } from './connector.ts';

/** Secret that gives access to a provider. The secret store keeps it, and nobody can read it again. */
export interface Credential {
  /** Name of the field in the provider's message of a Connect request. */
  field: string;
  pattern: RegExp;
  /** Error message for a value that does not match the pattern. */
  problem: string;
}

/** Setting of an integration, fixed at creation. Not secret: anybody who may read actions sees it. */
export interface Setting {
  /** Name of the field in records, and in the provider's message of a Connect request. */
  field: string;
  isRequired: boolean;
  /** Description of the setting, as a clause. */
  about: string;
  /**
   * Returns the normalized value to store, or a problem that completes the sentence "<field> …".
   * @param all Given values of all fields.
   */
  read: (value: string, all: Settings, rules: OutboundRules) => { value: string } | { problem: string };
}

/** Settings of an integration, by field. Settings that were not given are absent. */
export type Settings = Readonly<Record<string, string>>;

/** Rules by which administrators create integrations of a provider. */
export interface MadeByAdministrators {
  by: 'administrator';
  /** Description of an integration of this provider, as a clause. */
  about: string;
  /** Secret that the administrator has to give. */
  credential?: Credential;
  /**
   * Creates the secret that signs requests to the provider. Shown once, to the administrator who creates the
   * integration.
   */
  newSigningSecret?: () => string;
  settings?: readonly Setting[];
}

/**
 * Definition of a kind of provider, with everything provider-specific that the service knows. Each provider has a
 * folder.
 */
export interface Provider<Kind extends string = string> {
  /** Name of the provider in contracts, records and targets. */
  kind: Kind;
  /** Operations that the provider carries. `connect` returns a carrier for each. */
  carries: readonly KnownOperationName[];
  /** True if the provider carries tenant-defined operations. `connect` then returns `anyCarrier`. */
  carriesTenantOperations?: true;
  /** True if nothing is sent to the provider, because its workers fetch the actions and report the results. */
  byWorkers?: true;
  /** True if an API key that carries the integration may later report the result of accepted work. */
  reportsLater?: true;
  /** Way in which integrations of the provider are created: by an administrator, or by installing an app. */
  made: MadeByAdministrators | { by: 'installing' };
  /** Address of the provider, if operators can change it: the environment variable, and the default. */
  address?: { variable: string; otherwise: string };
  /** Chat platform, if integrations of the provider are workspaces. */
  chat?: ChatPlatform<Kind>;
  /** Collections of the provider. */
  collections: readonly CollectionDeclaration[];
  /**
   * Returns the reason why nothing can be executed through an integration that is on, by its record; null if there is
   * none.
   */
  obstacle?: (integration: Integration, rules: OutboundRules) => string | null;
  /** Imports the implementation, so that code which only needs the definition does not load it. */
  connect: (surroundings: Surroundings) => Promise<ConnectedProvider>;
}

/** Parts of the service that a provider may use. */
export interface Surroundings {
  connection: Mongo['connection'];
  /** Address of the provider: the operator's, or the default of the definition. */
  address: string | undefined;
  /** Returns the credential of an integration, and the version of that credential. */
  credentialOf: (tenantId: string, integrationId: string) => Promise<{ value: string; version: number }>;
  /** Returns the secrets that sign requests to an integration now, newest first. */
  signingSecretsOf: (tenantId: string, integrationId: string) => Promise<string[]>;
  /** Returns the settings that an integration was created with. */
  settingsOf: (tenantId: string, integrationId: string) => Promise<Settings>;
  /** Rules for the addresses that tenants may have the service connect to. */
  outbound: OutboundRules;
  chat: ChatAccess;
}

/** Access to the chat app for providers that post in its name. */
export interface ChatAccess {
  /** Name of the platform that the service is connected to. */
  platform: string;
  /** Returns the token to post with, or the first thing that is missing. */
  postingAccess: (tenantId: string, integrationId: string) => Promise<PostingAccess>;
  /** Returns the recorded installation; null if there is none. */
  installationOf: (tenantId: string, integrationId: string) => Promise<ChatInstallation | null>;
  /** Base URL of the platform's API; undefined if the service is connected to no platform. */
  apiBase: string | undefined;
}

/** A provider in a running service. */
export interface ConnectedProvider {
  /** Returns the present target of an integration. */
  target: (tenantId: string, integrationId: string) => Promise<IntegrationTarget>;
  carriers: Carriers;
  /** Carrier of all tenant-defined operations, if the provider carries them. */
  anyCarrier?: AnyCarrier;
  /** Prepares a new integration before it becomes visible. */
  begin?: (tenantId: string, integrationId: string) => Promise<void>;
}
