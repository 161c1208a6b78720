export type { SetUpState, SetUpStepKind } from './model.ts';
export type { SetUpServices } from './module.ts';
