import { IANAZone } from 'luxon';

/** ISO 3166-1 alpha-2 codes of the countries that race, by the other codes that providers use. */
const ALPHA_2: Readonly<Record<string, string>> = {
  ARE: 'AE',
  ARG: 'AR',
  AUS: 'AU',
  AUT: 'AT',
  BEL: 'BE',
  BHR: 'BH',
  BRA: 'BR',
  CAN: 'CA',
  CHE: 'CH',
  CHL: 'CL',
  CHN: 'CN',
  CZE: 'CZ',
  DEU: 'DE',
  DNK: 'DK',
  ESP: 'ES',
  FIN: 'FI',
  FRA: 'FR',
  GBR: 'GB',
  GER: 'DE',
  HKG: 'HK',
  HUN: 'HU',
  IND: 'IN',
  IRE: 'IE',
  IRL: 'IE',
  ITA: 'IT',
  JPN: 'JP',
  KOR: 'KR',
  KSA: 'SA',
  MAC: 'MO',
  MUS: 'MU',
  MYS: 'MY',
  NLD: 'NL',
  NOR: 'NO',
  NZL: 'NZ',
  PER: 'PE',
  POL: 'PL',
  QAT: 'QA',
  RSA: 'ZA',
  SAF: 'ZA',
  SAU: 'SA',
  SGP: 'SG',
  SWE: 'SE',
  TUR: 'TR',
  UAE: 'AE',
  UK: 'GB',
  URY: 'UY',
  USA: 'US',
  ZAF: 'ZA',
  ZWE: 'ZW',
};

/** Zones of countries that have one for all their tracks. */
const ZONE_OF_COUNTRY: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  AR: 'America/Argentina/Buenos_Aires',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BH: 'Asia/Bahrain',
  CH: 'Europe/Zurich',
  CL: 'America/Santiago',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  HK: 'Asia/Hong_Kong',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IN: 'Asia/Kolkata',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  MO: 'Asia/Macau',
  MU: 'Indian/Mauritius',
  MY: 'Asia/Kuala_Lumpur',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  PE: 'America/Lima',
  PL: 'Europe/Warsaw',
  QA: 'Asia/Qatar',
  SA: 'Asia/Riyadh',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  TR: 'Europe/Istanbul',
  UY: 'America/Montevideo',
  ZA: 'Africa/Johannesburg',
  ZW: 'Africa/Harare',
};

/** Zones of the states of countries that have several. */
const ZONE_OF_STATE: Readonly<Record<string, string>> = {
  'AU/ACT': 'Australia/Sydney',
  'AU/NSW': 'Australia/Sydney',
  'AU/NT': 'Australia/Darwin',
  'AU/QLD': 'Australia/Brisbane',
  'AU/SA': 'Australia/Adelaide',
  'AU/TAS': 'Australia/Hobart',
  'AU/VIC': 'Australia/Melbourne',
  'AU/WA': 'Australia/Perth',
  'CA/AB': 'America/Edmonton',
  'CA/BC': 'America/Vancouver',
  'CA/MB': 'America/Winnipeg',
  'CA/ON': 'America/Toronto',
  'CA/QC': 'America/Toronto',
  'CA/SK': 'America/Regina',
  'US/AR': 'America/Chicago',
  'US/AZ': 'America/Phoenix',
  'US/CA': 'America/Los_Angeles',
  'US/CO': 'America/Denver',
  'US/DE': 'America/New_York',
  'US/FL': 'America/New_York',
  'US/IA': 'America/Chicago',
  'US/IL': 'America/Chicago',
  'US/IN': 'America/Indiana/Indianapolis',
  'US/KY': 'America/Kentucky/Louisville',
  'US/LA': 'America/Chicago',
  'US/MA': 'America/New_York',
  'US/MD': 'America/New_York',
  'US/MN': 'America/Chicago',
  'US/NE': 'America/Chicago',
  'US/NJ': 'America/New_York',
  'US/NM': 'America/Denver',
  'US/NY': 'America/New_York',
  'US/OH': 'America/New_York',
  'US/OK': 'America/Chicago',
  'US/PA': 'America/New_York',
  'US/TX': 'America/Chicago',
  'US/VA': 'America/New_York',
  'US/WA': 'America/Los_Angeles',
  'US/WV': 'America/New_York',
};

function lookUp(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The ISO 3166-1 alpha-2 code of a country, of whichever code a provider uses. */
export function countryOf(code: string | undefined): string | undefined {
  const upper = code?.toUpperCase() ?? '';
  return lookUp(ALPHA_2, upper) ?? (/^[A-Z]{2}$/.test(upper) ? upper : undefined);
}

/** The IANA zone of a track by where it is; undefined where that leaves several. */
export function timezoneOf(country: string, state: string | undefined): string | undefined {
  return lookUp(ZONE_OF_STATE, `${country}/${state?.toUpperCase() ?? ''}`) ?? lookUp(ZONE_OF_COUNTRY, country);
}

/** The name if it is one of an IANA zone; offsets such as `+10:00`, which the runtime takes for zones too, are not. */
export function asTimezone(name: string | undefined): string | undefined {
  return name !== undefined && /^[A-Za-z]/.test(name) && IANAZone.isValidZone(name) ? name : undefined;
}
