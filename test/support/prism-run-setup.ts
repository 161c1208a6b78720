/** Vitest loads this before each file of a run through Prism. */
import { expectAllAsked } from './judged-answers.ts';

expectAllAsked();
