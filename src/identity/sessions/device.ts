/** What is left of a browser's description of itself: enough to know one's own, nothing to tell it from others like it. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
/** What is longer describes nothing; nobody waits for patterns over it. */
const MAX_LENGTH = 1_000;

/** A browser and its system in words, such as `Firefox on Linux`; empty where the header says neither. */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  const [browser, system] = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)];
  return browser !== undefined && system !== undefined ? `${browser} on ${system}` : (browser ?? system ?? '');
}

function nameIn(names: readonly [RegExp, string][], text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1];
}
