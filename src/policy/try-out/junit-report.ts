import type { CaseResult } from './policy-suite.ts';

/** Formats results as JUnit XML: one `testsuite` per file, one `testcase` per case. */
export function junitReport(results: readonly CaseResult[]): string {
  const suites = [...Map.groupBy(results, ({ file }) => file)].map(([file, cases]) => {
    const lines = cases.map((one) => `    ${testCase(one)}`);
    return [`  <testsuite ${countsOf(file, cases)}>`, ...lines, '  </testsuite>'].join('\n');
  });
  const root = `<testsuites ${countsOf('workgate policy test', results)}>`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', root, ...suites, '</testsuites>', ''].join('\n');
}

function countsOf(name: string, cases: readonly CaseResult[]): string {
  const failed = cases.filter(({ failures }) => failures.length > 0).length;
  return `name="${escaped(name)}" tests="${cases.length}" failures="${failed}" errors="0" skipped="0" time="${time(cases)}"`;
}

function testCase(one: CaseResult): string {
  const start = `<testcase classname="${escaped(one.file)}" name="${escaped(one.name)}" time="${time([one])}"`;
  if (one.failures.length === 0) return `${start}/>`;
  const [first = ''] = one.failures;
  return `${start}><failure message="${escaped(first)}">${escaped(one.failures.join('\n'))}</failure></testcase>`;
}

const time = (cases: readonly CaseResult[]) => cases.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3);

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes for XML 1.0, and replaces characters that XML cannot contain. */
function escaped(text: string): string {
  return text
    .replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
}
