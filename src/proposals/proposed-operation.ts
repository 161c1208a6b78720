import { AppError, validationError } from '../errors/app-error.ts';
import { UNCONFIRMED_POLICY } from '../identity/index.ts';
import { carriersOf, type ReadOutcome } from '../integrations/index.ts';
import {
  isKnownOperation,
  isTenantOperation,
  type KnownOperationName,
  knownOperationFor,
  OPERATIONS,
  type OperationPayload,
  type ProposedOperation,
  type TenantOperation,
  type TenantOperations,
} from '../operations/index.ts';
import { canonicalHash } from '../platform/canonical-json.ts';
import { payloadHash, payloadMismatch } from './payload-hash.ts';
import type { ProposalDocument } from './schema.ts';

export interface ProposedOperationsOptions {
  tenantOperations: TenantOperations;
  schemaHashes: ReadonlyMap<KnownOperationName, string>;
}

export class ProposedOperations {
  readonly #options: ProposedOperationsOptions;

  constructor(options: ProposedOperationsOptions) {
    this.#options = options;
  }

  /** @throws {AppError} `validation_error` if the tenant has no such operation, or has retired it. */
  async of(tenantId: string, payload: OperationPayload): Promise<ProposedOperation> {
    const { type } = payload;
    if (isKnownOperation(type)) return this.#known(type, payload);
    const { tenantOperations } = this.#options;
    const found = isTenantOperation(type) ? await tenantOperations.find(tenantId, type) : null;
    if (found === null || found.retired) {
      const names = await tenantOperations.names(tenantId);
      const known = `known: ${[...Object.keys(OPERATIONS), ...names].slice(0, MOST_NAMES).join(', ')}`;
      const problem =
        found === null
          ? `${type} is not an operation of this tenant; ${known}`
          : `${type} was retired and takes no new proposals; ${known}`;
      throw validationError([{ field: 'payload.type', problem }]);
    }
    const fitting = payload as Parameters<TenantOperation['problems']>[0];
    const problems = found.problems(fitting);
    return {
      version: found.version,
      schemaHash: found.schemaHash,
      definitionHash: found.definitionHash,
      resourceType: found.resourceType,
      kinds: found.executors,
      problems,
      described: problems.length > 0 ? undefined : found.describe(fitting),
      twin: problems.length > 0 ? undefined : found.twinOf(fitting),
    };
  }

  #known(name: KnownOperationName, payload: OperationPayload): ProposedOperation {
    const operation = knownOperationFor(payload);
    const schemaHash = this.#options.schemaHashes.get(name);
    if (operation === undefined || schemaHash === undefined) throw new Error(`The contract has no schema of ${name}`);
    const { version, resourceType } = operation;
    const problems = operation.problems(payload);
    const kinds = carriersOf(name);
    const ofBuiltIn = { definitionHash: undefined, described: undefined, twin: undefined };
    return { version, schemaHash, resourceType, kinds, problems, ...ofBuiltIn };
  }

  /** A version that was retired since is no reason, but a definition that differs from the proposed one is. */
  async refusal(row: ProposalDocument): Promise<{ refusal: AppError; reason: string; policies?: string[] } | null> {
    if (!isTenantOperation(row.operation)) return null;
    const { tenant_id: tenantId, operation, pinned } = row;
    const found = await this.#pinned(row);
    // If the proposal was altered in the database, no definition describes it.
    const isProposed = payloadHash(row) === row.payload_hash && found?.definitionHash === pinned?.definition_hash;
    if (found === null || !isProposed || !isDescribedBy(found, row)) {
      return { refusal: payloadMismatch(), reason: 'payload_mismatch' };
    }
    const { tenantOperations } = this.#options;
    const waiting = await tenantOperations.waitsFor(tenantId, operation, found.version);
    if (waiting === null) return null;
    const details = [{ field: UNCONFIRMED_POLICY, problem: waiting.message }];
    const refusal = new AppError('policy_denied', `Policy does not allow it: ${waiting.message}`, { details });
    return { refusal, reason: 'policy_denied', policies: [UNCONFIRMED_POLICY] };
  }

  /** Null if the operation version is current, so that the proposal can be approved. */
  async replacement(row: ProposalDocument): Promise<AppError | null> {
    const found = await this.#pinned(row);
    if (found === null || !(found.retired || found.superseded)) return null;
    const what = found.retired ? 'was retired' : 'has a newer version';
    const message = `${row.operation} ${what} since this was proposed, so it can no longer be approved. Propose it again.`;
    return new AppError('invalid_state', message);
  }

  async mayRepeat(row: ProposalDocument): Promise<boolean> {
    return (await this.#pinned(row))?.idempotent ?? true;
  }

  async resultReader(row: ProposalDocument): Promise<(value: unknown) => ReadOutcome> {
    const found = await this.#pinned(row);
    return (value) => found?.readResult(value) ?? NO_RESULTS;
  }

  async #pinned({ tenant_id: tenantId, operation, pinned }: ProposalDocument): Promise<TenantOperation | null> {
    if (!isTenantOperation(operation) || pinned === undefined) return null;
    return this.#options.tenantOperations.find(tenantId, operation, pinned.operation_version);
  }
}

/** Compares the stored description, which people and policies see, with the one that the definition gives. */
function isDescribedBy(operation: TenantOperation, { payload, described }: ProposalDocument): boolean {
  const present = operation.describe(payload as Parameters<TenantOperation['describe']>[0]);
  return described !== undefined && canonicalHash({ ...present }) === canonicalHash({ ...described });
}

const NOBODY_KNOWS = 'cannot be read: the definition of the operation is missing';
const NO_RESULTS: ReadOutcome = { problem: NOBODY_KNOWS, details: [{ field: 'result', problem: NOBODY_KNOWS }] };

const MOST_NAMES = 20;
