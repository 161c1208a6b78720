import { AppError, type ErrorDetail, validationError } from '../errors/app-error.ts';
import { UNCONFIRMED_POLICY } from '../identity/members/loosening.ts';
import type { ReadOutcome } from '../integrations/providers/connector.ts';
import { carriersOf } from '../integrations/providers/registry.ts';
import { canonicalHash } from '../platform/canonical-json.ts';
import { accountableFor } from './accountability.ts';
import {
  isKnownOperation,
  type KnownOperationName,
  knownOperationFor,
  type OperationPayload,
} from './operations/registry.ts';
import {
  type DescribedAction,
  isTenantOperation,
  type TenantOperation,
  type TenantOperations,
} from './operations/tenant-operation.ts';
import { payloadHash } from './payload-hash.ts';
import { payloadMismatch } from './policy-outcome.ts';
import type { ProposalDocument } from './schema.ts';

/** The operation that something new is proposed by, as it is at this moment. */
export interface ProposedOperation {
  version: number;
  /** Of the schema of its payloads, as it is published. */
  schemaHash: string;
  /** Of the definition; undefined where the service brings the operation along. */
  definitionHash: string | undefined;
  resourceType: string;
  /** Kinds of integration that carry it. */
  kinds: readonly string[];
  /** What is wrong with the payload; fields are relative to it. */
  problems: ErrorDetail[];
  /** What the payload would do, if nothing is wrong with it; undefined where the service knows that by itself. */
  described: DescribedAction | undefined;
}

export interface ProposedOperationsOptions {
  tenantOperations: TenantOperations;
  /** Of the payloads of the operations of the service, as the contract publishes them. */
  schemaHashes: ReadonlyMap<KnownOperationName, string>;
}

/** What operations say of what is proposed by them, whoever has defined them. */
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
      const others = names.length === 0 ? 'it has defined none' : `it has ${names.slice(0, MOST_NAMES).join(', ')}`;
      const problem =
        found === null
          ? `${type} is not an operation of this tenant; ${others}`
          : `${type} was retired, so that nothing new is proposed by it; ${others}`;
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
    };
  }

  #known(name: KnownOperationName, payload: OperationPayload): ProposedOperation {
    const operation = knownOperationFor(payload);
    const schemaHash = this.#options.schemaHashes.get(name);
    if (operation === undefined || schemaHash === undefined) throw new Error(`The contract has no schema of ${name}`);
    const { version, resourceType } = operation;
    const problems = operation.problems(payload);
    const kinds = carriersOf(name);
    return { version, schemaHash, definitionHash: undefined, resourceType, kinds, problems, described: undefined };
  }

  /**
   * Why what was proposed is neither approved nor sent as its operation stands; null if it may be. A version that was
   * retired since goes on; one that is not the one which was proposed by does not.
   */
  async refusal(row: ProposalDocument): Promise<{ refusal: AppError; reason: string; policies?: string[] } | null> {
    if (!isTenantOperation(row.operation)) return null;
    const { tenant_id: tenantId, operation, pinned } = row;
    const found = await this.#pinned(row);
    // What was altered is described by nothing.
    const isProposed = payloadHash(row) === row.payload_hash && found?.definitionHash === pinned?.definition_hash;
    if (found === null || !isProposed || !isDescribedBy(found, row)) {
      return { refusal: payloadMismatch(), reason: 'payload_mismatch' };
    }
    const { tenantOperations } = this.#options;
    const waiting = await tenantOperations.waitsFor(tenantId, operation, found.version, accountableFor(row));
    if (waiting === null) return null;
    const details = [{ field: UNCONFIRMED_POLICY, problem: waiting.message }];
    const refusal = new AppError('policy_denied', `Policy does not allow it: ${waiting.message}`, { details });
    return { refusal, reason: 'policy_denied', policies: [UNCONFIRMED_POLICY] };
  }

  /** Why nobody approves any more what was proposed by a version that was replaced or retired; null if it is the present one. */
  async replacement(row: ProposalDocument): Promise<AppError | null> {
    const found = await this.#pinned(row);
    if (found === null || !(found.retired || found.superseded)) return null;
    const what = found.retired ? 'was retired' : 'has a newer version';
    const message = `${row.operation} ${what} since this was proposed, so that nobody approves it any more. Propose it anew.`;
    return new AppError('invalid_state', message);
  }

  /** Whether what was sent may be sent again by its key, as far as the operation says. */
  async mayRepeat(row: ProposalDocument): Promise<boolean> {
    return (await this.#pinned(row))?.idempotent ?? true;
  }

  /** Reads the result that whoever has carried out a proposal tells of. */
  async resultReader(row: ProposalDocument): Promise<(value: unknown) => ReadOutcome> {
    const found = await this.#pinned(row);
    return (value) => found?.readResult(value) ?? NO_RESULTS;
  }

  async #pinned({ tenant_id: tenantId, operation, pinned }: ProposalDocument): Promise<TenantOperation | null> {
    if (!isTenantOperation(operation) || pinned === undefined) return null;
    return this.#options.tenantOperations.find(tenantId, operation, pinned.operation_version);
  }
}

/** Whether people and policies are told of a payload what the definition says of it. */
function isDescribedBy(operation: TenantOperation, { payload, described }: ProposalDocument): boolean {
  const present = operation.describe(payload as Parameters<TenantOperation['describe']>[0]);
  return described !== undefined && canonicalHash({ ...present }) === canonicalHash({ ...described });
}

const NOBODY_KNOWS = 'nobody knows what results of it are like';
const NO_RESULTS: ReadOutcome = { problem: NOBODY_KNOWS, details: [{ field: 'result', problem: NOBODY_KNOWS }] };

/** So many operations are named to whoever asks for one that is not there. */
const MOST_NAMES = 20;
