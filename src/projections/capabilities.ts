import { CAPABILITIES, type Capability } from './model.ts';

/** Returns each capability once, in the order of the contract. */
export function inOrder(capabilities: Iterable<Capability>): Capability[] {
  const found = new Set(capabilities);
  return CAPABILITIES.filter((capability) => found.has(capability));
}
