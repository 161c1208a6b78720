import type { components } from '../../../../generated/rest/types.ts';

/** The schemas of the public contract by name; every door that speaks JSON uses their words. */
export type Schemas = components['schemas'];
