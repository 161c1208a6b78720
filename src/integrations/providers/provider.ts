import type { OperationName } from '../../actions/operations/registry.ts';
import type { Mongo } from '../../platform/mongo/connection.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { ChatInstallation, PostingAccess } from '../chat/model.ts';
import type { Integration } from '../model.ts';
import type { Carriers, IntegrationTarget } from './connector.ts';

/** A secret that a provider is reached with. It is kept in the secret store, and shown to nobody again. */
export interface Credential {
  /** Its name in requests of the Connect door, in the message of the provider. */
  field: string;
  pattern: RegExp;
  /** What a value is told that does not fit the pattern. */
  problem: string;
}

/** A kind of provider, with all that the service knows of it. One folder per provider. */
export interface Provider<Kind extends string = string> {
  /** What contracts, records and targets call it. */
  kind: Kind;
  /** The operations that it carries, each of which `connect` gives a carrier for. */
  carries: readonly OperationName[];
  /** Its integrations are made by an administrator, to whom `about` says in a clause what one is; or by installing an app. */
  made: { by: 'administrator'; about: string; credential?: Credential } | { by: 'installing' };
  /** Where it is, for one whose address operators can change by a variable of the environment. */
  address?: { variable: string; otherwise: string };
  /** Its own collections, if it has any. */
  collections: readonly CollectionDeclaration[];
  /** What keeps everything from being executed through an integration that is on, by its record; null for nothing. */
  obstacle?: (integration: Integration) => string | null;
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
  chat: ChatPlatform;
}

/** The chat platform, as far as it concerns who posts to it. */
export interface ChatPlatform {
  /** The token to post with, or what is missing. */
  postingAccess: (tenantId: string, integrationId: string) => Promise<PostingAccess>;
  /** The installation as it is recorded; null if there is none. */
  installationOf: (tenantId: string, integrationId: string) => Promise<ChatInstallation | null>;
  /** Where the methods of the platform's Web API are; undefined if this service is not connected to a platform. */
  apiBase: string | undefined;
}

/** A provider within a running service. */
export interface ConnectedProvider {
  /** Where an integration leads at this moment. */
  target: (tenantId: string, integrationId: string) => Promise<IntegrationTarget>;
  carriers: Carriers;
  /** Gives a new integration what it has from the beginning, before it can be seen. */
  begin?: (tenantId: string, integrationId: string) => Promise<void>;
}
