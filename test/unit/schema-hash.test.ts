import { describe, expect, it } from 'vitest';
import { schemaHashes } from '../../src/operations/schema-hash.ts';

/** Returns a contract with nothing but the payloads of the operations. */
function contractWith(amount: object, refund: object = {}) {
  const mapping = {
    commerce_refund: '#/components/schemas/Refund',
    chat_post_message: '#/components/schemas/Message',
  };
  return {
    components: {
      schemas: {
        BuiltInActionPayload: { discriminator: { propertyName: 'type', mapping } },
        Refund: { type: 'object', properties: { amount: { $ref: '#/components/schemas/Amount' } }, ...refund },
        Message: { type: 'object', properties: { text: { type: 'string' } } },
        Amount: { type: 'string', ...amount },
      },
    },
  };
}

const hashOf = (contract: object) => schemaHashes(contract).get('commerce_refund');

describe('the schema hash of a payload', () => {
  const plain = hashOf(contractWith({ pattern: '^[0-9]+$' }));

  it('changes with everything that decides about a payload, also behind a reference', () => {
    expect(plain).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf(contractWith({ pattern: '^[0-9]*$' }))).not.toBe(plain);
    expect(hashOf(contractWith({ pattern: '^[0-9]+$' }, { required: ['amount'] }))).not.toBe(plain);
    // A member of a payload may have the name of an annotation.
    const withTitle = (type: string) => hashOf(contractWith({}, { properties: { title: { type } } }));
    expect(withTitle('string')).not.toBe(withTitle('number'));
  });

  it('ignores annotations, the order of members, and other operations', () => {
    const described = { title: 'Amount', description: 'How much.', examples: ['1'], pattern: '^[0-9]+$' };
    expect(hashOf(contractWith(described, { description: 'A refund.' }))).toBe(plain);
    const contract = contractWith({ pattern: '^[0-9]+$' });
    contract.components.schemas.Message = { type: 'object', properties: { text: { type: 'number' } } };
    expect(hashOf(contract)).toBe(plain);
    expect(schemaHashes(contract).get('chat_post_message')).not.toBe(plain);
  });

  it('fails if the contract lacks the schema of an operation', () => {
    const contract = contractWith({});
    Object.assign(contract.components.schemas, { Amount: undefined });
    expect(() => schemaHashes(contract)).toThrow('The contract has no schema #/components/schemas/Amount');
  });
});
