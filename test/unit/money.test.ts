import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CURRENCIES, LIST_ONE_DATE, WITHDRAWN } from '../../src/platform/currencies.ts';
import { currencyExponent, currencyProblem, toDecimal, toMinorUnits } from '../../src/platform/money.ts';

const CODES = [...CURRENCIES.keys()];
const currency = fc.constantFrom(...CODES);
const minorUnits = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const digits = (options: { minLength: number; maxLength: number }) =>
  fc.string({ ...options, unit: fc.constantFrom(...'0123456789') });

/** Whole part, decimals and currency. There are at most as many decimals as the currency has. */
const parts = currency.chain((code) =>
  fc.record({
    code: fc.constant(code),
    whole: digits({ minLength: 1, maxLength: 18 }),
    decimals: digits({ minLength: 0, maxLength: exponentOf(code) }),
  }),
);

function exponentOf(code: string): number {
  const exponent = currencyExponent(code);
  if (exponent === undefined) throw new Error(`${code} is no currency`);
  return exponent;
}

/** Computes the amount with integers only, and not in the way of the code under test. */
function exactly(whole: string, decimals: string, exponent: number): bigint {
  let value = BigInt(whole) * 10n ** BigInt(exponent);
  for (const [index, digit] of [...decimals].entries()) value += BigInt(digit) * 10n ** BigInt(exponent - 1 - index);
  return value;
}

const problemOf = (amount: string, code: string) => {
  const converted = toMinorUnits(amount, code);
  return 'problem' in converted ? converted.problem : null;
};

afterEach(() => void vi.useRealTimers());

describe('money', () => {
  it.each([
    'XXX',
    'XTS',
    'XAD',
    'XAU',
    'XAG',
    'XPT',
    'XPD',
    'XDR',
    'XBA',
    'CHE',
    'CLF',
    'USN',
    'EUX',
    'eur',
    '',
  ])('is refused in %s, which nobody pays with', (code) =>
    expect(currencyProblem(code)).toMatch(/is not a currency for payments in ISO 4217/));

  it.each([
    'EUR',
    'USD',
    'JPY',
    'KWD',
    'XAF',
    'XCD',
    'XCG',
    'XOF',
    'XPF',
    'ZWG',
    'SLE',
    'VES',
  ])('is accepted in %s, which people pay with', (code) => {
    expect(currencyProblem(code)).toBeUndefined();
  });

  it.each([
    ['ANG', '2025-03-31', 'XCG'],
    ['BGN', '2026-01-01', 'EUR'],
    ['CUC', '2021-06-30', 'CUP'],
    ['HRK', '2023-01-01', 'EUR'],
    ['ZWL', '2024-09-01', 'ZWG'],
    ['DEM', '2002-02-28', 'EUR'],
  ])('is refused in %s, which was withdrawn on %s, with the hint to use %s', (code, date, successor) => {
    expect(currencyProblem(code)).toBe(`"${code}" was withdrawn from ISO 4217 on ${date}; use ${successor}`);
  });

  it('is accepted in a currency until the day of its withdrawal', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-12-31T23:59:59Z') });
    expect(currencyProblem('BGN')).toBeUndefined();
    vi.setSystemTime(new Date('2026-01-01T00:00:00Z'));
    expect(currencyProblem('BGN')).toMatch(/use EUR$/);
  });

  it.each(['ANG', 'BGN', 'CUC'])('is still read from stored records in %s, which was withdrawn', (code) => {
    expect(toMinorUnits('12.50', code)).toEqual({ minor: 1250 });
    expect(toDecimal(1250, code)).toBe('12.50');
  });

  it('has a past date and a valid successor for each withdrawn currency', () => {
    for (const [code, { date, successor }] of WITHDRAWN) {
      expect(date <= LIST_ONE_DATE, code).toBe(true);
      expect(currencyProblem(successor), code).toBeUndefined();
    }
  });

  it('has the decimals of ISO 4217', () => {
    const known = { JPY: 0, KRW: 0, CLP: 0, EUR: 2, USD: 2, GBP: 2, KWD: 3, BHD: 3, TND: 3, CLF: 4 };
    for (const [code, exponent] of Object.entries(known)) expect(currencyExponent(code), code).toBe(exponent);
    for (const code of CODES) expect([0, 2, 3, 4], code).toContain(currencyExponent(code));
  });

  it.each([
    '',
    'eur',
    'Eur',
    ' EUR',
    'EUR ',
    'EURO',
    'XXQ',
    'DEM',
    '978',
    '__proto__',
    'constructor',
    'uſd',
  ])('is refused in the unknown currency %j', (code) => {
    expect(currencyExponent(code)).toBeUndefined();
    expect(problemOf('1', code)).toMatchObject({ field: 'currency', problem: expect.stringMatching(/ISO 4217/) });
  });

  it('is unchanged after conversion to text and back, in every currency', () => {
    fc.assert(
      fc.property(minorUnits, currency, (minor, code) => {
        expect(toMinorUnits(toDecimal(minor, code), code)).toEqual({ minor });
      }),
    );
    for (const code of CODES) {
      for (const minor of [1, 9, 10, 99, 100, 999, 1000, 9999, 10_000, Number.MAX_SAFE_INTEGER]) {
        expect(toMinorUnits(toDecimal(minor, code), code), code).toEqual({ minor });
      }
    }
  });

  it('is converted exactly, or refused', () => {
    fc.assert(
      fc.property(parts, ({ code, whole, decimals }) => {
        const exact = exactly(whole, decimals, exponentOf(code));
        const converted = toMinorUnits(decimals === '' ? whole : `${whole}.${decimals}`, code);
        if (exact === 0n) {
          expect(converted).toMatchObject({ problem: { field: 'amount', problem: 'must be more than zero' } });
        } else if (exact > BigInt(Number.MAX_SAFE_INTEGER)) {
          expect(converted).toMatchObject({ problem: { field: 'amount', problem: 'is too large' } });
        } else {
          expect(converted).toEqual({ minor: Number(exact) });
          expect(BigInt((converted as { minor: number }).minor)).toBe(exact);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('is written with all decimals of its currency and without needless leading zeros', () => {
    fc.assert(
      fc.property(minorUnits, currency, (minor, code) => {
        const [whole = '', decimals = ''] = toDecimal(minor, code).split('.');
        expect(decimals).toHaveLength(exponentOf(code));
        expect(whole).toMatch(/^(0|[1-9]\d*)$/);
        expect(exactly(whole, decimals, exponentOf(code))).toBe(BigInt(minor));
      }),
    );
    expect(toDecimal(5, 'EUR')).toBe('0.05');
    expect(toDecimal(5, 'JPY')).toBe('5');
    expect(toDecimal(5, 'KWD')).toBe('0.005');
    expect(toDecimal(0, 'EUR')).toBe('0.00');
  });

  it('keeps the order of amounts and the exact difference between neighbours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER - 1 }), currency, (minor, code) => {
        const next = toMinorUnits(toDecimal(minor + 1, code), code);
        expect(next).toEqual({ minor: minor + 1 });
      }),
    );
    // Floats would fail here: 0.1 + 0.2, 1.005 * 1000, 4.35 * 100, 1.15 * 100.
    expect(toMinorUnits('0.30', 'EUR')).toEqual({ minor: 30 });
    expect(toMinorUnits('1.005', 'KWD')).toEqual({ minor: 1005 });
    expect(toMinorUnits('4.35', 'EUR')).toEqual({ minor: 435 });
    expect(toMinorUnits('1.15', 'EUR')).toEqual({ minor: 115 });
    expect(toMinorUnits('90071992547409.91', 'EUR')).toEqual({ minor: Number.MAX_SAFE_INTEGER });
    expect(problemOf('90071992547409.92', 'EUR')?.problem).toBe('is too large');
  });

  it('is refused with more decimals than its currency has', () => {
    fc.assert(
      fc.property(currency, digits({ minLength: 1, maxLength: 12 }), fc.nat({ max: 6 }), (code, whole, more) => {
        const amount = `${whole}.${'1'.repeat(exponentOf(code) + 1 + more)}`;
        expect(problemOf(amount, code)).toMatchObject({ field: 'amount', problem: expect.stringMatching(/decimals/) });
      }),
    );
    // Zeros count too: an amount with three decimals was not meant to be euros.
    expect(problemOf('1.000', 'EUR')?.problem).toBe('has 3 decimals; EUR has 2');
    expect(problemOf('1.0', 'JPY')?.problem).toBe('has 1 decimals; JPY has 0');
  });

  it('becomes a positive safe integer or a problem that names its field, for any input', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.constantFrom('1e5', '0x10', '-1', '+1', '1.', '.1', '1,0', ' 1', '1\n', '١', '１', 'NaN', '', '1_0', '１.０'),
      fc.stringMatching(/^[0-9.,eE+\- ]{0,20}$/),
    );
    fc.assert(
      fc.property(anything, fc.oneof(currency, fc.string({ unit: 'binary' })), (amount, code) => {
        const converted = toMinorUnits(amount, code);
        if ('problem' in converted) {
          expect(['amount', 'currency']).toContain(converted.problem.field);
          return;
        }
        expect(CODES).toContain(code);
        expect(amount).toMatch(/^[0-9]+(\.[0-9]+)?$/);
        expect(Number.isSafeInteger(converted.minor)).toBe(true);
        expect(converted.minor).toBeGreaterThan(0);
      }),
      { numRuns: 5_000 },
    );
  });
});
