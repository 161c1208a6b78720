import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampled } from '../support/sample.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SUITE = path.join(ROOT, 'test/fixtures/policies/accounts');

// The command runs without a database, and its environment names none.
describe('policy test', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'workgate-policy-test-'));
    cpSync(SUITE, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function test(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(
      path.join(ROOT, 'scripts/workgate'),
      ['policy', 'test', folder, ...args],
      { env: { PATH: process.env['PATH'] }, encoding: 'utf8' },
    );
    return { status, output: `${stdout}${stderr}` };
  }
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(text).toContain(from);
    write(file, text.replace(from, to));
  };

  it('ends with 0 if everything is decided as expected, and lists each case', () => {
    const { status, output } = test('--junit', path.join(folder, 'report.xml'));
    expect(output).toMatch(/^ok {4}cases\/accounts\.yaml: One that is closed for fraud takes three$/m);
    expect(output).toMatch(/^6 passed, 0 failed$/m);
    expect(status).toBe(0);
    const report = readFileSync(path.join(folder, 'report.xml'), 'utf8');
    expect(report).toMatch(/<testsuites name="workgate policy test" tests="6" failures="0"/);
    expect(report).toContain('name="A viewer&apos;s approval does not count"');
  });

  it('ends with 4 if a decision differs, and names the policy behind it', () => {
    change('policy.cedar', 'context.amount > 100000', 'context.amount > 900');
    const { status, output } = test('--junit', path.join(folder, 'report.xml'));
    expect(output).toMatch(/^FAIL {2}cases\/refunds\.yaml: A small refund needs nobody$/m);
    expect(output).toMatch(/decision: expected auto_approve, but it is deny, by tenant\/no-refunds-over-a-thousand \(/);
    expect(output).toMatch(/^4 passed, 2 failed$/m);
    expect(status).toBe(4);
    expect(readFileSync(path.join(folder, 'report.xml'), 'utf8')).toMatch(/<failure message="decision: expected/);
  });

  it('says why an approval does not count', { tags: 'full' }, () => {
    change('cases/accounts.yaml', 'expect: { executable: false }', 'expect: { executable: true }');
    const { status, output } = test();
    expect(output).toMatch(/executable: expected true, but it is not.*; approval 1 does not count/);
    expect(status).toBe(4);
  });

  sampled(20).each<[string, string, string, RegExp]>([
    ['a policy that is not Cedar', 'policy.cedar', 'forbid (principal', /^policy\.cedar: text: /m],
    [
      'a policy with an unknown attribute',
      'policy.cedar',
      '@id("a")\n@reason("A.")\nforbid (principal, action, resource) when { context.colour == "red" };',
      /policy\.cedar: text: .*colour/,
    ],
    [
      'a case without expectations',
      'cases/more.yaml',
      'cases: [{ name: A, payload: { type: commerce_refund } }]',
      /cases\/more\.yaml: cases\[0\]\.expect: is required/,
    ],
    [
      'an invalid expectation',
      'cases/more.yaml',
      'cases: [{ name: A, payload: { type: commerce_refund }, expect: { decision: perhaps } }]',
      /expect\.decision: must be one of auto_approve/,
    ],
    [
      'an undefined operation',
      'cases/more.yaml',
      'cases: [{ name: A, payload: { type: x_fly }, expect: { decision: deny } }]',
      /"A" payload\.type: there is no operation x_fly/,
    ],
    [
      'an invalid payload',
      'cases/more.yaml',
      'cases: [{ name: A, payload: { type: commerce_refund, order_id: "1" }, expect: { decision: deny } }]',
      /"A" payload\.amount: is required/,
    ],
    [
      'an unknown pack',
      'cases/more.yaml',
      'cases: [{ name: A, pack: none, payload: { type: commerce_refund }, expect: { decision: deny } }]',
      /"A" pack: there is no pack none/,
    ],
    [
      'two cases with the same name',
      'cases/more.yaml',
      'cases: [{ name: A, payload: { type: x }, expect: { decision: deny } }, { name: A, payload: { type: x }, expect: { decision: deny } }]',
      /cases\[1\]\.name: is already the name of another case/,
    ],
    [
      'an invalid definition',
      'operations/x_more.yaml',
      'operation: x_more',
      /^operations\/x_more\.yaml: title: is required$/m,
    ],
    ['an invalid pack', 'pack.yaml', 'pack_key: mine', /^pack\.yaml: title: is required$/m],
  ])('ends with 3 for %s, and names the fault', (_what, file, text, words) => {
    write(file, text);
    const { status, output } = test();
    expect(output).toMatch(words);
    expect(status).toBe(3);
  });

  it('ends with 3 if there are no cases', { tags: 'full' }, () => {
    rmSync(path.join(folder, 'cases'), { recursive: true });
    const { status, output } = test();
    expect(output).toMatch(/^cases: files: there are none; describe your cases in cases\/NAME\.yaml$/m);
    expect(status).toBe(3);
  });
});
