import type { components } from '../../../../generated/rest/types.ts';

/** Schemas of the public contract by name. All doors that speak JSON use them. */
export type Schemas = components['schemas'];
