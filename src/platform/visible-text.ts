/** Part of a shown text, or a mark for something that would be invisible or show something else. */
export interface VisiblePart {
  text: string;
  isMark: boolean;
}

/**
 * Matches emoji first, because they are what they look like, even where invisible characters join them. The rest gets a
 * mark: control and formatting characters (such as bidi overrides), characters that fonts do not show (U+3164 is a
 * letter), unusual spaces, and mentions.
 */
const SUSPECT =
  /(?<emoji>\p{RGI_Emoji})|(?<character>[[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zs}\p{Zl}\p{Zp}\u2800]--[ \t\n\r]])|(?<mention><[!@#][^<>\s]{1,100}>)/gv;

const NAMES: Record<string, string> = {
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero width space',
  '\u200c': 'zero width non-joiner',
  '\u200d': 'zero width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u202a': 'left-to-right embedding',
  '\u202b': 'right-to-left embedding',
  '\u202c': 'end of direction',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'end of isolate',
  '\u3000': 'wide space',
  '\u3164': 'invisible letter',
  '\ufeff': 'zero width space',
};

/** Marks everything that could deceive a person who decides by the text. */
export function visibleParts(text: string): VisiblePart[] {
  const parts: VisiblePart[] = [];
  let shown = 0;
  for (const match of text.matchAll(SUSPECT)) {
    const { character, mention } = match.groups ?? {};
    if (character === undefined && mention === undefined) continue;
    if (match.index > shown) parts.push({ text: text.slice(shown, match.index), isMark: false });
    parts.push({ text: character === undefined ? `[mention ${mention}]` : markOf(character), isMark: true });
    shown = match.index + match[0].length;
  }
  if (shown < text.length) parts.push({ text: text.slice(shown), isMark: false });
  return parts;
}

export function visibleText(text: string): string {
  return visibleParts(text)
    .map((part) => part.text)
    .join('');
}

function markOf(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const name = NAMES[character];
  return name === undefined ? `[${code}]` : `[${code} ${name}]`;
}
