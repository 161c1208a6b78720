/** JSON Schema of an object that has no other members. */
export function closedObject(
  properties: Record<string, object>,
  more: { required?: readonly string[]; minProperties?: number } = {},
) {
  return { type: 'object', additionalProperties: false, ...more, properties } as const;
}

export function listOf(items: object, maxItems: number, more: { uniqueItems?: boolean } = {}) {
  return { type: 'array', minItems: 1, maxItems, items, ...more } as const;
}

export const textOf = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

export const wholeNumber = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum }) as const;
