// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The requester. Only known fields are present.
 */
export interface WorkItemContact {
  /** Name of the person. */
  name?: string;
  /** E-mail address of the person, international domains in ASCII form (`xn--…`). */
  email?: string;
  /** Language of the person as a BCP 47 tag. */
  locale?: string;
}

/** @internal */
export function WorkItemContactFromJSON(json: any): WorkItemContact {
  return {
    name: json.name,
    email: json.email,
    locale: json.locale,
  };
}
