import { nearestName } from './nearest-name.ts';

/** Prefixes of our settings. `WORKGATE_` is ours alone; other programs may use the others, too. */
const OUR_PREFIXES = ['WORKGATE_', 'CHAT_', 'WORK_', 'MONGODB_'];
/** Variables that programs around the service read: the development instance, tests, and clients. */
const VARIABLES_OF_OTHERS = [
  'WORKGATE_MONGO',
  'WORKGATE_FOLDER',
  'WORKGATE_SOAK',
  'WORKGATE_BASE_URL',
  'WORKGATE_API_KEY',
];

const INJECTED_ADDRESS = /^(?:tcp|udp|sctp):\/\//;
const INJECTED_NAME =
  /_SERVICE_HOST$|_SERVICE_PORT(?:_[A-Z0-9_]+)?$|_PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?$/;

/**
 * Kubernetes sets variables for each Service of the namespace. A Service named `workgate` makes `WORKGATE_SERVICE_HOST`
 * and `WORKGATE_PORT=tcp://10.0.0.1:8080`, which has the name of a setting.
 */
export function isInjected(name: string, value: string | undefined): boolean {
  return INJECTED_NAME.test(name) || (name.endsWith('_PORT') && INJECTED_ADDRESS.test(value ?? ''));
}

interface UnknownVariables {
  /** Names that most likely stand for a setting. That setting would keep its default, unnoticed. */
  misspelt: { name: string; meant: string }[];
  unknown: string[];
}

export function unknownVariables(
  environment: Readonly<Record<string, string | undefined>>,
  settings: ReadonlySet<string>,
): UnknownVariables {
  const known = new Set([...settings, ...VARIABLES_OF_OTHERS]);
  const result: UnknownVariables = { misspelt: [], unknown: [] };
  for (const [name, value] of Object.entries(environment)) {
    const isOurs = OUR_PREFIXES.some((prefix) => name.toUpperCase().startsWith(prefix));
    if (!isOurs || known.has(name) || value?.trim() === '' || isInjected(name, value)) continue;
    const meant = settingMeant(name.toUpperCase(), settings);
    if (meant === undefined) result.unknown.push(name);
    else result.misspelt.push({ name, meant });
  }
  return result;
}

function settingMeant(name: string, settings: ReadonlySet<string>): string | undefined {
  if (settings.has(name)) return name;
  const spelt = nearestName(name, settings);
  if (spelt !== undefined) return spelt;
  const { prefix, rest } = parted(name);
  const candidates = [...settings].filter((setting) => prefix === 'WORKGATE_' || setting.startsWith(prefix));
  const whole = nearestName(rest, candidates);
  if (whole !== undefined && prefix === 'WORKGATE_') return whole;
  return candidates.find((setting) => isNear(rest.split('_'), parted(setting).rest.split('_')));
}

function parted(name: string): { prefix: string; rest: string } {
  const prefix = OUR_PREFIXES.find((one) => name.startsWith(one)) ?? '';
  return { prefix, rest: name.slice(prefix.length) };
}

type Words = readonly string[];

/** The same words in any order, one word more or fewer at the end, or one of at least three words replaced. */
function isNear(words: Words, setting: Words): boolean {
  const [shorter, longer] = words.length < setting.length ? [words, setting] : [setting, words];
  const isBeginning = shorter.every((word, index) => isSameWord(word, longer[index] ?? ''));
  if (isBeginning && longer.length - shorter.length <= 1) return true;
  if (words.length !== setting.length) return false;
  const same = words.filter((word) => setting.some((other) => isSameWord(word, other))).length;
  return same === words.length || (same >= 2 && same === words.length - 1);
}

/** Abbreviations of two letters. No other word of two letters counts as an abbreviation, because it is too short. */
const SHORT_FORMS = new Set(['DB', 'MS']);

/** A short form begins with the same letter, and has its letters in the same order. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 3 && !SHORT_FORMS.has(short)) return false;
  let from = 0;
  const isContained = [...short].every((letter) => {
    const found = long.indexOf(letter, from);
    from = found + 1;
    return found >= 0;
  });
  return short[0] === long[0] && isContained;
}
