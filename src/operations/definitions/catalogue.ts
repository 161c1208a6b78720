import { LRUCache } from 'lru-cache';
import type { CallContext } from '../../call-context.ts';
import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import {
  type AuthorityEpochs,
  confirmedData,
  type Loosened,
  type Loosenings,
  UNCONFIRMED_POLICY,
} from '../../identity/index.ts';
import { canonicalHash } from '../../platform/canonical-json.ts';
import { currentTime } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { type OutboxEvent, outboxEvent } from '../../platform/outbox/event.ts';
import type { PageTokens } from '../../platform/page-token.ts';
import { type Page, type PageRequest, pageSizeOf } from '../../platform/paging.ts';
import { toPrincipalRow } from '../../platform/principal-row.ts';
import type { RecordType } from '../payload-type.ts';
import type { OperationDefinitionDocument } from '../schema.ts';
import {
  type DefinedOperation,
  type DefinitionReader,
  operationOf,
  type TenantDefinition,
} from '../tenant-definition.ts';
import {
  isTenantOperation,
  type TenantOperation,
  type TenantOperationName,
  type TenantOperations,
} from '../tenant-operation.ts';
import { assertRoom, howManyOf, indexAfter, type Listed } from './limits.ts';
import { type AdministeredOperation, type DefinitionReport, type OfferedOperation, offerOf } from './model.ts';
import type { PayloadTypes } from './payload-types.ts';
import type { DefinitionHead, DefinitionRepository } from './repository.ts';
import { readable, UnreadableDefinition } from './unreadable.ts';

export type DefinitionAuthor = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;

export interface OperationCatalogueOptions {
  repository: (tenantId: string) => DefinitionRepository;
  authority: AuthorityEpochs;
  loosenings: Loosenings;
  builtIn: readonly OfferedOperation[];
  reader: DefinitionReader;
  payloadTypes: Pick<PayloadTypes, 'withVersion'>;
  /** Returns the problems of the tenant's policies if payloads were of this type. */
  policyProblems: (tenantId: string, operation: string, type: RecordType) => Promise<ErrorDetail[]>;
  pageTokens: PageTokens;
  notifyRelay: (tenantId: string) => void;
  logger: Logger;
}

/** Bytes of the texts of cached definitions. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
const MAX_PROBLEMS = 20;

export class OperationCatalogue implements TenantOperations {
  readonly #options: OperationCatalogueOptions;
  /** By id of the version, which never changes. */
  readonly #kept: LRUCache<string, { operation: DefinedOperation; text: string }>;

  constructor(options: OperationCatalogueOptions) {
    this.#options = options;
    this.#kept = new LRUCache({ maxSize: MAX_KEPT_BYTES, sizeCalculation: ({ text }) => Buffer.byteLength(text) });
  }

  async find(tenantId: string, operation: TenantOperationName, version?: number): Promise<TenantOperation | null> {
    const repository = this.#options.repository(tenantId);
    const head = await (version === undefined ? repository.findNewest(operation) : repository.find(operation, version));
    return head && this.#toOperation(head);
  }

  async list(tenantId: string): Promise<TenantOperation[]> {
    const heads = await this.#options.repository(tenantId).listNewest();
    const open = heads.filter(({ retired }) => !retired);
    return readable(
      open.map((head) => this.#toOperation(head)),
      this.#options.logger,
    );
  }

  async names(tenantId: string): Promise<string[]> {
    const heads = await this.#options.repository(tenantId).listNewest();
    return heads.filter(({ retired }) => !retired).map(({ operation }) => operation);
  }

  async waitsFor(
    tenantId: string,
    operation: TenantOperationName,
    version: number,
  ): Promise<{ policyId: string; message: string } | null> {
    const head = await this.#options.repository(tenantId).find(operation, version);
    if (head?.loosened === undefined) return null;
    const { loosened, confirmations = [] } = head;
    const tell = { did: () => `defined version ${version} of ${operation}`, what: 'this version' };
    const waiting = { loosened: [loosened], confirmations };
    const message = await this.#options.loosenings.objection(tenantId, waiting, tell);
    return message === null ? null : { policyId: UNCONFIRMED_POLICY, message };
  }

  /**
   * Lists the service's operations, then the tenant's, also retired ones. A page ends early if its definitions are
   * large.
   */
  async listPage({ tenantId }: Pick<CallContext, 'tenantId'>, page: PageRequest): Promise<Page<OfferedOperation>> {
    const { builtIn, pageTokens, repository } = this.#options;
    const list = ['operations', tenantId];
    const after = page.pageToken === undefined ? undefined : pageTokens.open(page.pageToken, list).id;
    const heads = await repository(tenantId).listNewest();
    const all: Listed[] = [
      ...builtIn.map((offer) => ({ name: offer.operation, size: 0, offer: async () => offer })),
      ...heads.map((head) => ({ name: head.operation, size: head.text_bytes, offer: () => this.#offer(head) })),
    ];
    const begin = after === undefined ? 0 : indexAfter(all, after);
    const shown = all.slice(begin, begin + howManyOf(all.slice(begin), pageSizeOf(page)));
    const offers = shown.map(({ offer }) => offer());
    const rows = await readable(offers, this.#options.logger);
    const last = shown.at(-1);
    const isEnd = last === undefined || begin + shown.length === all.length;
    return { rows, nextPageToken: isEnd ? null : pageTokens.seal({ time: new Date(0), id: last.name }, list) };
  }

  async listForAdministrators(
    call: Pick<CallContext, 'tenantId' | 'principal'>,
    page: PageRequest,
  ): Promise<Page<AdministeredOperation>> {
    const { rows, nextPageToken } = await this.listPage(call, page);
    return { rows: await Promise.all(rows.map((row) => this.#administered(call, row))), nextPageToken };
  }

  /** Returns the newest version. @throws {AppError} `not_found` */
  async get({ tenantId }: Pick<CallContext, 'tenantId'>, operation: string): Promise<OfferedOperation> {
    const known = this.#options.builtIn.find((one) => one.operation === operation);
    return known ?? this.#offer(await this.#newest(tenantId, operation));
  }

  async getForAdministrators(
    call: Pick<CallContext, 'tenantId' | 'principal'>,
    operation: string,
  ): Promise<AdministeredOperation> {
    return this.#administered(call, await this.get(call, operation));
  }

  validate(text: string): DefinitionReport {
    const { problems, notes, definition } = this.#options.reader.read(text);
    const operation =
      definition === null
        ? null
        : { ...offerOf(operationOf(definition)), version: 0, retired: false, definition: null };
    return { problems, notes, operation };
  }

  /** As `validate`, with notes on operations that the definition names but the tenant lacks. */
  async validateFor({ tenantId }: Pick<CallContext, 'tenantId'>, text: string): Promise<DefinitionReport> {
    const report = this.validate(text);
    const by = this.#options.reader.read(text).definition?.reversible_by;
    const names = [report.operation?.operation, ...this.#options.builtIn.map(({ operation }) => operation)];
    if (by === undefined || names.includes(by) || (await this.names(tenantId)).includes(by)) return report;
    const note = `reversible_by names ${by}, which is not an operation of this tenant yet: define it, or leave this out`;
    return { ...report, notes: [...report.notes, note] };
  }

  /** Returns the newest version of the definition's operation; 0 if there is none or the definition is not valid. */
  async presentVersion(tenantId: string, text: string): Promise<number> {
    const { definition } = this.#options.reader.read(text);
    if (definition === null) return 0;
    return (await this.#options.repository(tenantId).findNewest(definition.operation))?.version ?? 0;
  }

  /**
   * The text of the present version changes nothing, unless that version is retired.
   * @param expectedVersion The present version, as the caller has read it; 0 for none.
   * @throws {AppError} `validation_error` (definition, tenant policies); `precondition_failed`; `invalid_state` for too
   * many
   */
  async put(call: DefinitionAuthor, text: string, expectedVersion: number): Promise<AdministeredOperation> {
    const { tenantId, principal } = call;
    const { definition, problems } = this.#options.reader.read(text);
    if (definition === null) throw validationError(problems);
    const { operation } = definition;
    const repository = this.#options.repository(tenantId);
    const present = await repository.findNewest(operation);
    const textHash = canonicalHash(text);
    // The process that wrote it may have ended before it advanced the authority epoch.
    if (present?.text_hash === textHash && !present.retired) return this.#changed(call, present);
    if ((present?.version ?? 0) !== expectedVersion) throw changedMeanwhile();
    assertRoom(await repository.listNewest(), { operation, version: expectedVersion, bytes: Buffer.byteLength(text) });
    const payloadType = await this.#payloadType(tenantId, definition, expectedVersion);
    const version = expectedVersion + 1;
    const at = currentTime();
    const schemaHash = operationOf(definition).schemaHash;
    const event = operationEvent(call, 'operation.defined', { operation, version }, at, {
      text_hash: textHash,
      schema_hash: schemaHash,
    });
    const loosened = await this.#options.loosenings.begin(call, version, at);
    const written = await repository.insert({
      operation,
      version,
      text,
      text_bytes: Buffer.byteLength(text),
      text_hash: textHash,
      schema_hash: schemaHash,
      payload_type: payloadType,
      retired: false,
      superseded: false,
      ...(loosened && { loosened }),
      written_by: toPrincipalRow(principal),
      created_at: at,
      updated_at: at,
      outbox: [event],
    });
    if (written === null) throw changedMeanwhile();
    return this.#changed(call, written);
  }

  /** Returns the payload type that policies may ask about from then on. @throws {AppError} `validation_error` */
  async #payloadType(tenantId: string, definition: TenantDefinition, version: number): Promise<RecordType> {
    const { operation, payload_schema: schema } = definition;
    const { payloadTypes, policyProblems } = this.#options;
    const type = await payloadTypes.withVersion(tenantId, operation, version, schema);
    // No policy can have named an operation that did not exist.
    const problems = version === 0 ? [] : await policyProblems(tenantId, operation, type);
    if (problems.length > 0) throw validationError(problems.slice(0, MAX_PROBLEMS));
    return type;
  }

  /**
   * Nothing new can be proposed with a retired operation; earlier proposals go on. Idempotent.
   * @throws {AppError} `not_found`; `precondition_failed` for another version; `invalid_state` for a built-in
   * operation.
   */
  async retire(call: DefinitionAuthor, operation: string, version: number): Promise<AdministeredOperation> {
    const present = await this.#present(call, operation, version);
    if (present.retired) return this.#changed(call, present);
    const event = operationEvent(call, 'operation.retired', { operation, version }, currentTime(), hashesOf(present));
    const retired = await this.#options.repository(call.tenantId).retire(operation, version, event);
    return this.#changed(call, retired ?? { ...present, retired: true });
  }

  /**
   * Confirms a version, so that it counts. Idempotent.
   * @throws {AppError} as `retire`; `authorization_error` for an author, or for somebody who counts as one person with
   * an author.
   */
  async confirm(
    call: DefinitionAuthor,
    operation: string,
    version: number,
    reason?: string,
  ): Promise<AdministeredOperation> {
    const present = await this.#present(call, operation, version);
    const confirmation = await this.#options.loosenings.confirmation(call, version, loosenedOf(present), reason);
    if (confirmation === null) return this.#administered(call, await this.#offer(present));
    const event = operationEvent(call, 'operation.confirmed', { operation, version }, confirmation.at, {
      ...hashesOf(present),
      ...confirmedData(confirmation),
    });
    const confirmed = await this.#options.repository(call.tenantId).confirm(operation, confirmation, event);
    if (confirmed === null) throw changedMeanwhile();
    return this.#changed(call, confirmed);
  }

  /** Makes a stored change count, before the caller gets an answer. */
  async #changed(call: DefinitionAuthor, head: DefinitionHead): Promise<AdministeredOperation> {
    await this.#options.authority.advance(call.tenantId);
    this.#options.notifyRelay(call.tenantId);
    return this.#administered(call, await this.#offer(head));
  }

  async #newest(tenantId: string, operation: string): Promise<DefinitionHead> {
    const head = isTenantOperation(operation) ? await this.#options.repository(tenantId).findNewest(operation) : null;
    if (head === null) throw new AppError('not_found', `There is no operation ${operation}.`);
    return head;
  }

  /**
   * @throws {AppError} `invalid_state` for a built-in operation; `not_found`; `precondition_failed` for another
   * version.
   */
  async #present({ tenantId }: DefinitionAuthor, operation: string, version: number): Promise<DefinitionHead> {
    if (this.#options.builtIn.some((one) => one.operation === operation)) {
      throw new AppError(
        'invalid_state',
        `${operation} is built into the service. Only operations that the tenant defined can be changed.`,
      );
    }
    const head = await this.#newest(tenantId, operation);
    if (head.version !== version) throw changedMeanwhile();
    return head;
  }

  async #administered(
    { tenantId, principal }: Pick<CallContext, 'tenantId' | 'principal'>,
    offered: OfferedOperation,
  ): Promise<AdministeredOperation> {
    const { operation, version, definition } = offered;
    const head = definition === null ? null : await this.#options.repository(tenantId).find(operation, version);
    if (head === null) return { ...offered, waiting: null };
    const [waiting] = await this.#options.loosenings.waiting(tenantId, loosenedOf(head), principal.accountable);
    return { ...offered, waiting: waiting ?? null };
  }

  async #toOperation(head: DefinitionHead): Promise<TenantOperation> {
    const { operation, text } = await this.#read(head);
    return {
      ...operation,
      version: head.version,
      definitionHash: canonicalHash(text),
      retired: head.retired,
      superseded: head.superseded,
    };
  }

  async #offer(head: DefinitionHead): Promise<OfferedOperation> {
    const { operation: defined, text } = await this.#read(head);
    const { version, retired, written_by: author, created_at: writtenAt } = head;
    return {
      ...offerOf(defined),
      version,
      retired,
      definition: { text, author: author.display_name, writtenAt },
    };
  }

  async #read(head: DefinitionHead): Promise<{ operation: DefinedOperation; text: string }> {
    const kept = this.#kept.get(head._id);
    if (kept !== undefined) return kept;
    const text = await this.#options.repository(head.tenant_id).textOf(head.operation, head.version);
    const read = { operation: operationOf(this.#stored(head, text)), text: text ?? '' };
    this.#kept.set(head._id, read);
    return read;
  }

  #stored({ _id }: DefinitionHead, text: string | null): TenantDefinition {
    const { definition, problems } = this.#options.reader.read(text ?? '');
    if (definition !== null) return definition;
    throw new UnreadableDefinition(_id, problems);
  }
}

function loosenedOf({ loosened, confirmations = [] }: DefinitionHead): Loosened {
  return { loosened: loosened === undefined ? [] : [loosened], confirmations };
}

function hashesOf({ text_hash, schema_hash }: Pick<OperationDefinitionDocument, 'text_hash' | 'schema_hash'>) {
  return { text_hash, schema_hash };
}

function operationEvent(
  call: DefinitionAuthor,
  type: `operation.${'defined' | 'retired' | 'confirmed'}`,
  { operation: id, version }: { operation: string; version: number },
  at: Date,
  data: OutboxEvent['data'],
): OutboxEvent {
  const subject = { type: 'operation', id };
  return outboxEvent(call, { type, subject, subject_version: version, work_item_id: null, at, data });
}

function changedMeanwhile(): AppError {
  const message = 'The operation was changed by somebody else. Look at it again and decide anew.';
  return new AppError('precondition_failed', message);
}
