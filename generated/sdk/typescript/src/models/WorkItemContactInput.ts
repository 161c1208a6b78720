// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The person who asks.
 */
export interface WorkItemContactInput {
  /** Name of the person. */
  name?: string;
  /** E-mail address of the person. */
  email?: string;
  /** Language of the person as a BCP 47 tag. */
  locale?: string;
}

/** @internal */
export function WorkItemContactInputToJSON(value: WorkItemContactInput): unknown {
  return {
    name: value.name,
    email: value.email,
    locale: value.locale,
  };
}
