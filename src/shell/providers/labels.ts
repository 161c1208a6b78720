import { CHAT } from './chat.ts';
import { PULL } from './pull.ts';
import { SANDBOX_COMMERCE } from './sandbox-commerce.ts';
import { STRIPE } from './stripe.ts';
import { WEBHOOK } from './webhook.ts';

/** Text for a credential, or for another value that a new integration needs. */
export interface FieldWords {
  label: string;
  description: string;
  /** Allowed beginnings of the value. Not a pattern of the input, as browsers remember values that they check. */
  beginnings?: readonly string[];
}

export interface ProviderWords {
  /** Name of the kind of integration, and of the provider itself if that is different. */
  kind: string;
  provider: string;
  /** Description of the integration, if it needs no values. */
  about?: string;
  /** Text for the fields, by their names in the contract. */
  fields?: Readonly<Record<string, FieldWords>>;
  /** True if workers take the operations, with API keys that carry the integration. */
  isForWorkers?: true;
  /** Example of an operation that the integration executes, to start a definition from. */
  definitionExample?: string;
}

const WORDS: Readonly<Record<string, ProviderWords | undefined>> = {
  sandbox_commerce: SANDBOX_COMMERCE,
  stripe: STRIPE,
  chat: CHAT,
  webhook: WEBHOOK,
  pull: PULL,
};

export function providerWordsOf(kind: string): ProviderWords | undefined {
  return WORDS[kind];
}

export const DEFINITION_EXAMPLE: string =
  Object.values(WORDS).find((words) => words?.definitionExample !== undefined)?.definitionExample ?? '';
