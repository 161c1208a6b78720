import { countryOf, UNKNOWN_COUNTRY } from './places.ts';
import { asText, type FieldReader } from './reading.ts';

/* Replacements for fields that cannot be understood, so that the rest of the record can be kept. */

export const asCountry = (value: unknown): string | undefined => countryOf(asText(value));

export const IN_PLACE_OF_COUNTRY = `${UNKNOWN_COUNTRY} is used instead`;

/** Returns the name of a track without a name, from the id of the meeting. */
export const calledByMeeting = (meeting: string): string => `Meeting ${meeting}`;

/**
 * Returns the name of a runner. A runner without a name is named after its number or its id.
 * @returns undefined if there is nothing to name it after. The runner is then left out, and a problem says so.
 */
export function runnerName(
  fields: FieldReader,
  paths: readonly [string, ...string[]],
  otherwise: string | undefined,
): string | undefined {
  const called = otherwise === undefined ? undefined : `Runner ${otherwise}`;
  return fields.expect(paths, asText, called === undefined ? 'it is left out' : `it is called ${called}`) ?? called;
}
