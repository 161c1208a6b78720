import { CHAT } from './chat.ts';
import { PULL } from './pull.ts';
import { SANDBOX_COMMERCE } from './sandbox-commerce.ts';
import { STRIPE } from './stripe.ts';
import { WEBHOOK } from './webhook.ts';

/** How people are asked for a credential, or something else that an integration is made with. */
export interface FieldWords {
  label: string;
  description: string;
  /** What it begins with: what does not is not even sent. Patterns are avoided, as browsers remember what they try. */
  beginnings?: readonly string[];
}

/** How people are told of a provider, beyond what the contract says. */
export interface ProviderWords {
  /** Name of the kind of integration, and of the provider itself where that is another. */
  kind: string;
  provider: string;
  /** What one gets, where nothing is asked for. */
  about?: string;
  /** By their names in the contract. */
  fields?: Readonly<Record<string, FieldWords>>;
  /** Workers take what is executed, with keys that carry the integration. */
  isForWorkers?: true;
  /** A definition of an operation that it carries out, for whoever begins one. */
  definitionExample?: string;
}

const WORDS: Readonly<Record<string, ProviderWords | undefined>> = {
  sandbox_commerce: SANDBOX_COMMERCE,
  stripe: STRIPE,
  chat: CHAT,
  webhook: WEBHOOK,
  pull: PULL,
};

/** Undefined for a provider that the page has no words of its own for. */
export function providerWordsOf(kind: string): ProviderWords | undefined {
  return WORDS[kind];
}

/** A definition to begin with. */
export const DEFINITION_EXAMPLE: string =
  Object.values(WORDS).find((words) => words?.definitionExample !== undefined)?.definitionExample ?? '';
