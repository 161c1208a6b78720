import { CAPABILITIES, type Capability } from './model.ts';

/** Each once, in the order in which the contract lists them. */
export function inOrder(capabilities: Iterable<Capability>): Capability[] {
  const found = new Set(capabilities);
  return CAPABILITIES.filter((capability) => found.has(capability));
}
