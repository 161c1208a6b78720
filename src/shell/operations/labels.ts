import { CHAT_POST_MESSAGE } from './chat-post-message.ts';
import { COMMERCE_REFUND } from './commerce-refund.ts';

/** Text and hints for a field, beyond its name and the contract. Forms also ask for fields without them. */
export interface FieldWords {
  label: string;
  description?: string;
  placeholder?: string;
  /** Description of the pattern in the contract. With it, browsers check the pattern while somebody types. */
  form?: string;
  /** Longest text, where the contract sets no limit. */
  maxLength?: number;
  isDecimal?: true;
  isUpperCase?: true;
  /** True if the value has several lines, in which white space counts. */
  isLong?: true;
  /** True if the field shares its row with the next field, if that is half-width, too. */
  isHalf?: true;
  /** False if forms do not ask for the field. */
  isAsked?: false;
  /** For an enum: labels by the values' names in the contract in lower case, and the value that is chosen at first. */
  values?: Readonly<Record<string, string>>;
  initial?: string;
}

/** Text for an operation, beyond the contract. */
export interface OperationWords {
  /** The action and who performs it, as text for the choice of an integration. */
  through: string;
  /** Text for the fields by their names in the contract, in the page's order. */
  fields: Readonly<Record<string, FieldWords>>;
  /** Lines about the result. `{field}` stands for the value of a field. */
  result: readonly { label: string; template: string; isCode?: true }[];
  /** Place to look up whether the action was done, if that is not the provider. */
  lookFor?: string;
  /** Name of the provider's reference for the action. */
  reference: string;
  /**
   * For an operation that moves money: the fields with the resource, amount and currency, and the words for one such
   * action and for several.
   */
  money?: { of: string; amount: string; currency: string; noun: string; several: string };
}

const WORDS: Readonly<Record<string, OperationWords | undefined>> = {
  commerce_refund: COMMERCE_REFUND,
  chat_post_message: CHAT_POST_MESSAGE,
};

/** Returns the text for an operation; undefined if the page has none. */
export function wordsOf(operation: string): OperationWords | undefined {
  return WORDS[operation];
}

/** Makes a name from the contract readable: `order_id` becomes "Order id". */
export function inWords(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
