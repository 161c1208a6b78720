/**
 * Words in long passwords at the head of published lists of leaked passwords: NCSC's 100,000 of "Have I Been Pwned",
 * and SecLists' `10-million-password-list-top-1000000`.
 */
const COMMON_WORDS =
  `password passwort passwd passphrase secret welcome letmein changeme iloveyou admin administrator root user guest
  login access master dragon monkey shadow sunshine princess football baseball basketball superman batman starwars
  pokemon michael jordan jennifer jessica ashley charlie thomas daniel andrew george robert william michelle
  computer internet samsung google facebook microsoft windows linkedin twitter amazon apple android
  trustno whatever freedom forever hello loveme lovely flower butterfly summer winter spring autumn january february
  march april june july august september october november december monday tuesday wednesday thursday friday saturday
  sunday liverpool chelsea arsenal barcelona ferrari mercedes porsche harley mustang corvette yankees cowboys
  cheese cookie chocolate banana pepper ginger killer ninja hunter ranger soldier tigger jasmine matrix phoenix
  default testing test temp temporary demo example company business office server database correct horse battery staple
  abcd qwerty azerty qwertz workgate`.split(/\s+/);

/** Rows of keys and sequences of characters, in both directions. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((row) => [row, [...row].reverse().join('')]);
const SHORTEST_RUN = 3;

/** Characters that people write in place of letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Least number of characters that must remain without every easily guessed part. */
const MIN_LEFT = 5;

const withoutLookalikes = (text: string) => [...text].map((one) => LOOKALIKES[one] ?? one).join('');

/** Returns true for a password of hardly anything but common words, names, years, rows of keys and repetitions. */
export function isCommonPassword(password: string, person: { name: string; email: string }): boolean {
  const text = password.toLowerCase();
  const own = `${person.name} ${person.email}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const words = [...COMMON_WORDS, ...own.filter((word) => word.length >= 3)].sort((a, b) => b.length - a.length);
  return [text, withoutLookalikes(text)].some((form) => lengthLeft(form, words) < MIN_LEFT);
}

function lengthLeft(text: string, words: readonly string[]): number {
  let rest = text;
  for (const word of words) rest = rest.replaceAll(word, ' ');
  rest = rest.replaceAll(/(?:19|20)\d\d/g, ' ').replaceAll(/(.{1,4}?)\1{2,}/gs, '$1');
  const parts = rest.split(/[^\p{L}\p{N}]+/u);
  return parts.reduce((sum, part) => sum + [...withoutRuns(part)].length, 0);
}

function withoutRuns(part: string): string {
  let rest = '';
  for (let from = 0; from < part.length; ) {
    let to = from + SHORTEST_RUN;
    while (to <= part.length && ROWS.some((row) => row.includes(part.slice(from, to)))) to += 1;
    const length = to - 1 - from;
    if (length < SHORTEST_RUN) {
      rest += part[from];
      from += 1;
    } else from += length;
  }
  return rest;
}
