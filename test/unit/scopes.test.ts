import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCOPES } from '../../src/call-context.ts';
import { canonicaliseStored, normaliseScopes } from '../../src/identity/scopes.ts';

const LEGACY: Record<string, string> = {
  'runtime_automation.read': 'work.read',
  'runtime_automation.write': 'work.write',
  'runtime_automation.actions': 'work.actions',
};
const known = fc.constantFrom<string>(...SCOPES, ...Object.keys(LEGACY));
const unknown = fc
  .oneof(fc.string(), fc.constantFrom('work', 'work.*', '*', 'WORK.READ', ' work.read', '__proto__', 'constructor'))
  .filter((name) => !(SCOPES as readonly string[]).includes(name) && !Object.hasOwn(LEGACY, name));

const meaning = (names: string[]) => new Set(names.map((name) => LEGACY[name] ?? name));

describe('scopes', () => {
  it('are exactly the public ones', () => {
    const scopes = [
      'work.read',
      'work.write',
      'work.actions',
      'catalog.read',
      'source.read',
      'operations.carry',
      'events.read',
      'webhooks.manage',
    ];
    expect(SCOPES).toEqual(scopes);
  });

  it('get their canonical names, each once and in a fixed order', () => {
    fc.assert(
      fc.property(fc.array(known, { minLength: 1 }), (names) => {
        const scopes = normaliseScopes(names);
        expect(new Set(scopes)).toEqual(meaning(names));
        expect(scopes).toEqual(SCOPES.filter((scope) => scopes.includes(scope)));
        expect(normaliseScopes(scopes)).toEqual(scopes);
      }),
    );
  });

  it('that do not exist are refused at creation, each by its name', () => {
    fc.assert(
      fc.property(fc.array(known), fc.array(unknown, { minLength: 1, maxLength: 5 }), (good, bad) => {
        let refusal: unknown;
        try {
          normaliseScopes([...good, ...bad]);
        } catch (error) {
          refusal = error;
        }
        expect(refusal).toMatchObject({ code: 'validation_error' });
        for (const name of bad) expect((refusal as Error).message).toContain(`"${name}"`);
      }),
    );
    expect(() => normaliseScopes([])).toThrow(/at least one/);
  });

  it('that do not exist grant nothing in an old record', () => {
    fc.assert(
      fc.property(fc.array(known), fc.array(unknown), (good, bad) => {
        expect(new Set(canonicaliseStored([...bad, ...good, ...bad]))).toEqual(meaning(good));
      }),
    );
  });
});
