import { CHAT } from './chat.ts';
import { SANDBOX_COMMERCE } from './sandbox-commerce.ts';
import { STRIPE } from './stripe.ts';

/** How people are asked for a credential. */
export interface CredentialWords {
  label: string;
  description: string;
  /** What it begins with: what does not is not even sent. Patterns are avoided, as browsers remember what they try. */
  beginnings: readonly string[];
}

/** How people are told of a provider, beyond what the contract says. */
export interface ProviderWords {
  /** Name of the kind of integration, and of the provider itself where that is another. */
  kind: string;
  provider: string;
  /** What one gets, where nothing is asked for. */
  about?: string;
  /** By their names in the contract. */
  credentials?: Readonly<Record<string, CredentialWords>>;
}

const WORDS: Readonly<Record<string, ProviderWords | undefined>> = {
  sandbox_commerce: SANDBOX_COMMERCE,
  stripe: STRIPE,
  chat: CHAT,
};

/** Undefined for a provider that the page has no words of its own for. */
export function providerWordsOf(kind: string): ProviderWords | undefined {
  return WORDS[kind];
}
