import type { ErrorDetail } from '../../errors/app-error.ts';
import type { OperationPayload, OperationResult } from '../../integrations/connectors/connector.ts';
import type { IntegrationKind } from '../../integrations/model.ts';

export type Risk = 'low' | 'medium' | 'high';

/** What governance has to know of an operation. One file per operation. */
export interface Operation<Payload extends OperationPayload = OperationPayload> {
  /** Counted up with every change of what the same payload would do; proposals say which one they are of. */
  version: number;
  /** Name for people. */
  title: string;
  /** What exactly is executed, in a sentence for approvers. */
  summary: (payload: Payload) => string;
  /** Kind of resource that it acts on. */
  resourceType: string;
  /** Kinds of integration that carry it. */
  integrationKinds: readonly IntegrationKind[];
  risk: (payload: Payload) => Risk;
  /** The most that `risk` says of any payload. */
  highestRisk: Risk;
  /** What money it moves, in minor units; left out by an operation that moves none. */
  money?: (payload: Payload) => { minor: number; currency: string };
  /** Names the resource within its integration. */
  resourceId: (payload: Payload) => string;
  /** What is wrong with a payload that has the right shape; fields are relative to it. */
  problems: (payload: Payload) => ErrorDetail[];
  /** What it came to, where a person has found that it was done and by what name the provider knows it. */
  resultOf: (payload: Payload, reference: string) => OperationResult;
}
