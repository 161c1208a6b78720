import { DateTime, FixedOffsetZone } from 'luxon';
import { asTimezone } from '../../../timezones.ts';
import { timezoneOf } from './places.ts';
import { bareTrackName, type Discipline, slugOf } from './track-names.ts';
import { stateOfTrack } from './tracks.ts';

export interface TrackPlace {
  track: string;
  discipline: Discipline;
  /** ISO 3166-1 alpha-2. */
  country: string;
  state?: string | undefined;
}

/** What a document says of the zone. */
export interface SaidZone {
  /** An IANA name, or an offset as `GMT+10:00`, `UTC+5:30` or `+1000`. */
  text: string;
  /** The moment that an offset is for. */
  at: Date;
}

export interface TrackZone {
  /** IANA name; or an offset such as `+10:00` where that is all that is known. */
  timezone: string;
  /** What was ignored or guessed, in words; absent if nothing was. */
  problem?: string;
}

/**
 * The zone of a track. What providers call an offset is one for a day, and says nothing of the dates of others: so where
 * the place tells the zone, that counts, and the offset is held against it.
 * @param fallback IANA zone where nothing is known.
 */
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
    const what = offset === undefined ? 'is no time zone that is known' : 'is not the offset there at that time';
    return { timezone, problem: `${said.text} ${what}; ${counts}, counts` };
  }
  if (known !== undefined) return { timezone };
  return { timezone, problem: `nothing tells the time zone of ${place.track}, ${country}; ${counts}, is taken` };
}

function stateOf({ track, country, discipline }: TrackPlace): string | undefined {
  return stateOfTrack(country, slugOf(bareTrackName(track, country, discipline)));
}

const OFFSET = /^(?:GMT|UTC|UT|Z)?\s*(?:([+-])(\d{1,2})(?::?([0-5]\d))?)?$/i;
/** Farther east is nobody (Kiribati), and nobody farther west than two hours less. */
const MAX_OFFSET_MINUTES = 14 * 60;

/** Minutes east of Greenwich; undefined for what is no offset. */
function asOffset(said: string): number | undefined {
  const [text, sign, hours = '0', minutes = '0'] = OFFSET.exec(said.trim()) ?? [];
  if (text === undefined || text === '') return undefined;
  const size = Number(hours) * 60 + Number(minutes);
  if (size > MAX_OFFSET_MINUTES) return undefined;
  return sign === '-' && size > 0 ? -size : size;
}

/** As RFC 3339 writes it, which Intl and Luxon take for a zone too. */
function offsetName(minutes: number): string {
  return minutes === 0 ? 'UTC' : FixedOffsetZone.instance(minutes).formatOffset(0, 'short');
}
