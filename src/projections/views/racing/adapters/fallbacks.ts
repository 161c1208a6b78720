import { countryOf, UNKNOWN_COUNTRY } from './places.ts';
import { asText, type FieldReader } from './reading.ts';

/* Replacements for fields that cannot be understood, so that the rest of the record can be kept. */

export const asCountry = (value: unknown): string | undefined => countryOf(asText(value));

export const IN_PLACE_OF_COUNTRY = `${UNKNOWN_COUNTRY} is used instead`;

export const calledByMeeting = (meeting: string): string => `Meeting ${meeting}`;

/** Names a runner without a name after its number or id; undefined if it has neither and is left out. */
export function runnerName(
  fields: FieldReader,
  paths: readonly [string, ...string[]],
  otherwise: string | undefined,
): string | undefined {
  const called = otherwise === undefined ? undefined : `Runner ${otherwise}`;
  return fields.expect(paths, asText, called === undefined ? 'it is left out' : `it is called ${called}`) ?? called;
}
