import { SetUpService, type SetUpSources } from './service.ts';

export type SetUpServices = ReturnType<typeof createSetUp>;

export function createSetUp(sources: SetUpSources) {
  return { setUp: new SetUpService(sources) };
}
