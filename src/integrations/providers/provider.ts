import type { KnownOperationName } from '../../actions/operations/registry.ts';
import type { Mongo } from '../../platform/mongo/connection.ts';
import type { OutboundRules } from '../../platform/outbound.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { ChatPlatform } from '../chat/chat-platform.ts';
import type { ChatInstallation, PostingAccess } from '../chat/model.ts';
import type { Integration } from '../model.ts';
import type { AnyCarrier, Carriers, IntegrationTarget } from './connector.ts';

/** A secret that a provider is reached with. It is kept in the secret store, and shown to nobody again. */
export interface Credential {
  /** Its name in requests of the Connect door, in the message of the provider. */
  field: string;
  pattern: RegExp;
  /** What a value is told that does not fit the pattern. */
  problem: string;
}

/** Something else that an integration is made with: no secret, shown to whoever may read actions, and never changed. */
export interface Setting {
  /** Its name in records and in requests of the Connect door, in the message of the provider. */
  field: string;
  isRequired: boolean;
  /** What it is, in a clause. */
  about: string;
  /**
   * A value as it is kept, which reads in one way alone; or what is wrong with it, to complete the sentence "<field> …".
   * @param all What was given for each field.
   */
  read: (value: string, all: Settings, rules: OutboundRules) => { value: string } | { problem: string };
}

/** Settings of an integration by their fields; those that were not given are not there. */
export type Settings = Readonly<Record<string, string>>;

/** How administrators make the integrations of a provider. */
export interface MadeByAdministrators {
  by: 'administrator';
  /** What an integration of it is, in a clause. */
  about: string;
  /** The secret that they give for it. */
  credential?: Credential;
  /** Makes the secret that the provider knows us by. It is shown to who makes the integration, once. */
  newSigningSecret?: () => string;
  settings?: readonly Setting[];
}

/** A kind of provider, with all that the service knows of it. One folder per provider. */
export interface Provider<Kind extends string = string> {
  /** What contracts, records and targets call it. */
  kind: Kind;
  /** The operations that it carries, each of which `connect` gives a carrier for. */
  carries: readonly KnownOperationName[];
  /** Whether it carries what tenants have defined, for which `connect` gives `anyCarrier`. */
  carriesTenantOperations?: true;
  /** Whether nothing is sent to it, but its workers take what is executed, and tell what came of it. */
  byWorkers?: true;
  /** Whether what it has taken on may be reported later, by an API key that carries the integration. */
  reportsLater?: true;
  /** Its integrations are made by an administrator, or by installing an app. */
  made: MadeByAdministrators | { by: 'installing' };
  /** Where it is, for one whose address operators can change by a variable of the environment. */
  address?: { variable: string; otherwise: string };
  /** The chat platform, for one whose integrations are workspaces. */
  chat?: ChatPlatform<Kind>;
  /** Its own collections, if it has any. */
  collections: readonly CollectionDeclaration[];
  /** What keeps everything from being executed through an integration that is on, by its record; null for nothing. */
  obstacle?: (integration: Integration, rules: OutboundRules) => string | null;
  /** Loads what it works with, which nothing needs that only asks for the definition. */
  connect: (surroundings: Surroundings) => Promise<ConnectedProvider>;
}

/** What a provider may use of the service. */
export interface Surroundings {
  connection: Mongo['connection'];
  /** Where the provider is: what the operator says, or what its definition says otherwise. */
  address: string | undefined;
  /** The credential of an integration, and which of those that it has had it is. */
  credentialOf: (tenantId: string, integrationId: string) => Promise<{ value: string; version: number }>;
  /** The secrets that requests to an integration are signed with at this moment, the newest first. */
  signingSecretsOf: (tenantId: string, integrationId: string) => Promise<string[]>;
  /** What else an integration was made with. */
  settingsOf: (tenantId: string, integrationId: string) => Promise<Settings>;
  /** Where tenants may have the service connect to. */
  outbound: OutboundRules;
  chat: ChatAccess;
}

/** The chat app, as far as it concerns who posts in its name. */
export interface ChatAccess {
  /** Name of the platform that the service speaks to. */
  platform: string;
  /** The token to post with, or what is missing. */
  postingAccess: (tenantId: string, integrationId: string) => Promise<PostingAccess>;
  /** The installation as it is recorded; null if there is none. */
  installationOf: (tenantId: string, integrationId: string) => Promise<ChatInstallation | null>;
  /** Where the methods of the platform are; undefined if this service is not connected to a platform. */
  apiBase: string | undefined;
}

/** A provider within a running service. */
export interface ConnectedProvider {
  /** Where an integration leads at this moment. */
  target: (tenantId: string, integrationId: string) => Promise<IntegrationTarget>;
  carriers: Carriers;
  /** Does whatever a tenant has defined, for a provider that carries that. */
  anyCarrier?: AnyCarrier;
  /** Gives a new integration what it has from the beginning, before it can be seen. */
  begin?: (tenantId: string, integrationId: string) => Promise<void>;
}
