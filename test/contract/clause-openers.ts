/** Finds sentences that open with a clause where their subject should stand: "What is shipped of packs changes …". */

/** Words that begin such a clause, unless the sentence is a question. Add a word here when a reader stumbles over it. */
const OPENERS = [
  'What',
  'Whatever',
  'Whether',
  'Which',
  'Whichever',
  'Who',
  'Whoever',
  'Whom',
  'Whose',
  'How',
  'Where',
  'Of',
  'That which',
  'Those of',
  'Those that',
  'Those who',
];
const OPENER = `(?:${OPENERS.join('|')})`;

const FIRST_OF_COMMENT = new RegExp(`^(?:/\\*\\*? *|\\* +|// *)(?:@returns +|@param \\S+ +)?(${OPENER} .*)`);
const TEST_NAME = /\b(?:it|test|describe)(?:\.(?:only|skip))?\(\s*(['"`])(.*?)\1/gs;
const ROW_TEST_NAME = /\]\)\(\s*(['"`])(.*?)\1/gs;
const TEXT = new RegExp(`(?:['"\`]|>\\s*)(${OPENER} [^'"\`<>{}]*)`, 'g');

/** Returns the first line of each comment that opens with a clause, as `file:line text`. Tags count as openings. */
export function clausesInComments(file: string, source: string): string[] {
  const lines = source.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => {
    const before = lines[index - 1] ?? '';
    const opens = line.startsWith('/*') || /^\* +@/.test(line) || isFirst(line, before);
    const text = opens ? FIRST_OF_COMMENT.exec(line)?.[1] : undefined;
    return text === undefined || isQuestion(text) ? [] : [`${file}:${index + 1} ${text}`];
  });
}

/** Returns the names of tests that open with a clause. "of" may continue the name of the `describe` around the test. */
export function clausesInTestNames(file: string, source: string): string[] {
  const names = [...source.matchAll(TEST_NAME), ...source.matchAll(ROW_TEST_NAME)];
  const opening = new RegExp(`^(?!of )${OPENER} `, 'i');
  return names.flatMap(([, , name = '']) => (opening.test(name) ? [`${file} ${name}`] : []));
}

/** Returns the texts for users that open with a clause: literals and JSX that begin with a capital letter. */
export function clausesInTexts(file: string, source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
  return [...code.matchAll(TEXT)].flatMap(([, text = '']) => (isQuestion(text) ? [] : [`${file} ${text.trim()}`]));
}

/** The first line behind `/**`, or the first of several lines with `//`. */
function isFirst(line: string, before: string): boolean {
  return line.startsWith('//') ? !before.startsWith('//') : before === '/**' && line.startsWith('*');
}

function isQuestion(text: string): boolean {
  return /^[^.:]*\?/.test(text);
}
