import { CHAT_POST_MESSAGE } from './chat-post-message.ts';
import { COMMERCE_REFUND } from './commerce-refund.ts';

/** How people are told of a field, beyond what its name and the contract say. Without them it is asked for all the same. */
export interface FieldWords {
  label: string;
  description?: string;
  placeholder?: string;
  /** The form that the contract asks for, in words: browsers then check it while somebody writes. */
  form?: string;
  /** Where the contract leaves it to the form. */
  maxLength?: number;
  isDecimal?: true;
  isUpperCase?: true;
  /** Of several lines, in which white space counts. */
  isLong?: true;
  /** Shown beside the next one that is, too. */
  isHalf?: true;
  /** Whether forms ask for it. */
  isAsked?: false;
  /** For an enumeration: its values by their names in the contract, in lower case, and the one that is chosen at first. */
  values?: Readonly<Record<string, string>>;
  initial?: string;
}

/** How people are told of an operation, beyond what the contract says. */
export interface OperationWords {
  /** What is done by whom, for the choice of an integration. */
  through: string;
  /** By their names in the contract, in the order of the page. */
  fields: Readonly<Record<string, FieldWords>>;
  /** What came of it. `{field}` stands for the value of a field. */
  result: readonly { label: string; template: string; isCode?: true }[];
  /** Where one looks whether it was done, if not at the provider. */
  lookFor?: string;
  /** What the provider knows it by. */
  reference: string;
  /**
   * Where it moves money: the fields that say of what, how much and in which currency, and how that and several of the
   * same are called.
   */
  money?: { of: string; amount: string; currency: string; noun: string; several: string };
}

const WORDS: Readonly<Record<string, OperationWords | undefined>> = {
  commerce_refund: COMMERCE_REFUND,
  chat_post_message: CHAT_POST_MESSAGE,
};

/** Undefined for an operation that the page has no words of its own for. */
export function wordsOf(operation: string): OperationWords | undefined {
  return WORDS[operation];
}

/** A name of the contract as people read it: `order_id` is "Order id". */
export function inWords(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
