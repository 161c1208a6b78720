import { knownOperationFor, type OperationPayload } from './registry.ts';
import type { DescribedAction } from './tenant-operation.ts';

/** A payload, with what it would do where the service does not know its operation. */
export interface Describable {
  payload: OperationPayload;
  /** There where the operation is one that the tenant has defined: as it was when the payload was proposed. */
  described?: DescribedAction;
}

/**
 * What a payload would do. Each part is found out when it is asked for: of a payload that somebody has altered in the database,
 * which is refused as such, there may be none.
 * @throws {Error} if that was not kept of an operation that the service does not know.
 */
export function describedOf({ payload, described }: Describable): DescribedAction {
  const operation = knownOperationFor(payload);
  if (operation === undefined) {
    if (described === undefined) throw new Error(`What ${payload.type} would do was not kept with its proposal`);
    return described;
  }
  return {
    title: operation.title,
    get summary() {
      return operation.summary(payload);
    },
    get risk() {
      return operation.risk(payload);
    },
    get resource_id() {
      return operation.resourceId(payload);
    },
    get money() {
      return operation.money?.(payload) ?? null;
    },
  };
}
