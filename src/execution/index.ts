export { type ClaimEnd, type ClaimLease, LEASE_SECONDS, type OperationClaim } from './claims/model.ts';
export type { FaultPoint } from './execution.ts';
export type { Freeze, FreezeTarget, Frozen } from './freezes/freezes.ts';
export type { InFlight } from './in-flight.ts';
