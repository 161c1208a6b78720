import type { KnownOperationName } from '../../operations/index.ts';
import type { Mongo } from '../../platform/mongo/connection.ts';
import type { OutboundRules } from '../../platform/outbound.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { ChatPlatform } from '../chat/chat-platform.ts';
import type { ChatInstallation, PostingAccess } from '../chat/model.ts';
import type { Integration } from '../model.ts';
import type { AnyCarrier, Carriers, IntegrationTarget } from './connector.ts';

/** Goes to the secret store, and nobody can read it again. */
export interface Credential {
  /** Field of the provider's message in a Connect request. */
  field: string;
  pattern: RegExp;
  problem: string;
}

/** Fixed at creation, and not secret: anybody who may read actions sees it. */
export interface Setting {
  /** Field in records, and of the provider's message in a Connect request. */
  field: string;
  isRequired: boolean;
  /** A clause. */
  about: string;
  /** Normalizes the value. A problem completes the sentence "<field> …". `all` has the given values of all fields. */
  read: (value: string, all: Settings, rules: OutboundRules) => { value: string } | { problem: string };
}

/** By field. Settings that were not given are absent. */
export type Settings = Readonly<Record<string, string>>;

export interface MadeByAdministrators {
  by: 'administrator';
  about: string;
  credential?: Credential;
  /** Signs requests to the provider. Shown once, to the administrator who creates the integration. */
  newSigningSecret?: () => string;
  settings?: readonly Setting[];
}

/** Everything that the service knows of one kind of provider. Each provider has a folder. */
export interface Provider<Kind extends string = string> {
  /** Name in contracts, records and targets. */
  kind: Kind;
  /** `connect` returns a carrier for each of these. */
  carries: readonly KnownOperationName[];
  /** `connect` then also returns `anyCarrier`. */
  carriesTenantOperations?: true;
  /** Workers fetch the actions and report the results, so that nothing is sent. */
  byWorkers?: true;
  /** API keys that carry the integration may report results of accepted work later. */
  reportsLater?: true;
  made: MadeByAdministrators | { by: 'installing' };
  /** Environment variable by which operators change the address, and the default. */
  address?: { variable: string; otherwise: string };
  /** Set if integrations of the provider are workspaces. */
  chat?: ChatPlatform<Kind>;
  collections: readonly CollectionDeclaration[];
  /** Returns why nothing can be executed through an integration that is on, by its record. */
  obstacle?: (integration: Integration, rules: OutboundRules) => string | null;
  /** Imports the implementation, so that code which only needs the definition does not load it. */
  connect: (surroundings: Surroundings) => Promise<ConnectedProvider>;
}

export interface Surroundings {
  connection: Mongo['connection'];
  /** The operator's address, or the default. */
  address: string | undefined;
  credentialOf: (tenantId: string, integrationId: string) => Promise<{ value: string; version: number }>;
  /** Newest first. */
  signingSecretsOf: (tenantId: string, integrationId: string) => Promise<string[]>;
  settingsOf: (tenantId: string, integrationId: string) => Promise<Settings>;
  outbound: OutboundRules;
  chat: ChatAccess;
}

export interface ChatAccess {
  platform: string;
  postingAccess: (tenantId: string, integrationId: string) => Promise<PostingAccess>;
  installationOf: (tenantId: string, integrationId: string) => Promise<ChatInstallation | null>;
  /** Ends with a slash. Undefined if the service is connected to no platform. */
  apiBase: string | undefined;
}

export interface ConnectedProvider {
  target: (tenantId: string, integrationId: string) => Promise<IntegrationTarget>;
  carriers: Carriers;
  anyCarrier?: AnyCarrier;
  /** Prepares a new integration before it becomes visible. */
  begin?: (tenantId: string, integrationId: string) => Promise<void>;
}
