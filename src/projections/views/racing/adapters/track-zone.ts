import { DateTime, FixedOffsetZone } from 'luxon';
import { asTimezone } from '../../../timezones.ts';
import { timezoneOf } from './places.ts';
import { bareTrackName, type Discipline, slugOf } from './track-names.ts';
import { stateOfTrack } from './tracks.ts';

export interface TrackPlace {
  track: string;
  discipline: Discipline;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  state?: string | undefined;
}

export interface SaidZone {
  /** An IANA name, or an offset such as `GMT+10:00`, `UTC+5:30` or `+1000`. */
  text: string;
  at: Date;
}

export interface TrackZone {
  /** IANA name, or an offset such as `+10:00` if nothing else is known. */
  timezone: string;
  /** Describes a value that was ignored or guessed. */
  problem?: string;
}

/** An offset applies to one day only, so it is only compared with a zone that follows from the place. */
export function zoneOfTrack(place: TrackPlace, fallback: string, said?: SaidZone): TrackZone {
  const { country } = place;
  const offset = said === undefined ? undefined : asOffset(said.text);
  const named = offset === undefined ? asTimezone(said?.text) : undefined;
  if (named !== undefined) return { timezone: named };
  const known = timezoneOf(country, place.state) ?? timezoneOf(country, stateOf(place));
  if (offset !== undefined && known === undefined) return { timezone: offsetName(offset) };
  const timezone = known ?? fallback;
  const counts = known === undefined ? `that of the source, ${fallback}` : `that of the track, ${known}`;
  if (said !== undefined) {
    const isTrue = DateTime.fromJSDate(said.at, { zone: timezone }).offset === offset;
    if (isTrue) return { timezone };
    const what = offset === undefined ? 'is not a known time zone' : 'is not the offset there at that time';
    return { timezone, problem: `${said.text} ${what}; ${counts}, is used` };
  }
  if (known !== undefined) return { timezone };
  return { timezone, problem: `the time zone of ${place.track}, ${country} is not known; ${counts}, is used` };
}

function stateOf({ track, country, discipline }: TrackPlace): string | undefined {
  return stateOfTrack(country, slugOf(bareTrackName(track, country, discipline)));
}

const OFFSET = /^(?:GMT|UTC|UT|Z)?\s*(?:([+-])(\d{1,2})(?::?([0-5]\d))?)?$/i;
const MAX_OFFSET_MINUTES = 14 * 60;

/** Reads an offset as minutes east of Greenwich. */
function asOffset(said: string): number | undefined {
  const [text, sign, hours = '0', minutes = '0'] = OFFSET.exec(said.trim()) ?? [];
  if (text === undefined || text === '') return undefined;
  const size = Number(hours) * 60 + Number(minutes);
  if (size > MAX_OFFSET_MINUTES) return undefined;
  return sign === '-' && size > 0 ? -size : size;
}

/** Formats an offset as in RFC 3339, which Intl and Luxon also accept as a zone. */
function offsetName(minutes: number): string {
  return minutes === 0 ? 'UTC' : FixedOffsetZone.instance(minutes).formatOffset(0, 'short');
}
