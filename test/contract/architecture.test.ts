import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** For each dependency rule, an import that breaks the rule, and the file that gets the import. */
const BREACHES: [rule: string, file: string, line: string][] = [
  ['platform-knows-nobody', 'src/platform/ids.ts', "import '../config.ts';"],
  ['leaves-import-nothing', 'src/errors/app-error.ts', "import '../platform/ids.ts';"],
  ['domains-do-not-look-up', 'src/identity/tenants/service.ts', "import '../../config.ts';"],
  ['no-foreign-repositories', 'src/identity/tenants/service.ts', "import '../../work-items/schema.ts';"],
  ['generated-code-is-for-doors', 'src/identity/tenants/service.ts', "import '../../../generated/rest/routes.ts';"],
  [
    'each-version-knows-its-own-wire-types',
    'src/transports/mcp/tools.ts',
    "import type {} from '../../../generated/rest/types.ts';",
  ],
  ['projections-know-no-view', 'src/projections/health.ts', "import './views/racing/capabilities.ts';"],
  ['views-are-definitions', 'src/projections/views/racing/capabilities.ts', "import '../../health.ts';"],
  ['views-know-no-other-view', 'src/projections/views/racing/capabilities.ts', "import '../registry.ts';"],
  ['rooms-have-a-public-surface', 'src/evidence/packet.ts', "import type {} from '../proposals/rows.ts';"],
  ['use-cases-are-for-doors', 'src/evidence/packet.ts', "import type {} from '../proposals/use-cases.ts';"],
  [
    'nothing-later-in-operations',
    'src/operations/definitions/offer.ts',
    "import type {} from '../../policy/index.ts';",
  ],
  ['nothing-later-in-integrations', 'src/integrations/model.ts', "import type {} from '../policy/index.ts';"],
  ['nothing-later-in-policy', 'src/policy/facts.ts', "import type {} from '../proposals/index.ts';"],
  ['nothing-later-in-proposals', 'src/proposals/refusal.ts', "import type {} from '../approvals/index.ts';"],
  ['nothing-later-in-approvals', 'src/approvals/decidable.ts', "import type {} from '../execution/index.ts';"],
  ['nothing-later-in-execution', 'src/execution/gate.ts', "import type {} from '../actions/store.ts';"],
  ['operations-know-nobody', 'src/operations/operation.ts', "import '../policy/packs/pack.ts';"],
  [
    'operations-know-no-other-operation',
    'src/operations/built-in/commerce-refund/definition.ts',
    "import '../chat-post-message/definition.ts';",
  ],
  [
    'operations-are-found-in-their-registry',
    'src/execution/gate.ts',
    "import type {} from '../operations/built-in/commerce-refund/payload.ts';",
  ],
  [
    'providers-know-no-other-provider',
    'src/integrations/providers/stripe/provider.ts',
    "import '../sandbox-commerce/orders.ts';",
  ],
  [
    'providers-are-found-in-their-registry',
    'src/integrations/service.ts',
    "import './providers/sandbox-commerce/orders.ts';",
  ],
  [
    'platforms-know-chat-by-its-seam',
    'src/integrations/providers/slack/markup.ts',
    "import '../../chat/posting-access.ts';",
  ],
  ['libraries-of-providers-stay-there', 'src/integrations/chat/oauth.ts', "import type {} from '@slack/web-api';"],
  ['the-service-needs-no-tools', 'src/identity/tenants/service.ts', "import 'vitest';"],
  ['doors-go-through-services', 'src/transports/rest/v1/etag.ts', "import '../../../work-items/repository.ts';"],
  ['one-composition-root', 'src/transports/rest/v1/etag.ts', "import '../../../compose.ts';"],
  ['modules-are-composed', 'src/work-items/patch.ts', "import '../actions/module.ts';"],
  ['modules-construct-their-own', 'src/collections.ts', "import './work-items/repository.ts';"],
  ['commands-need-no-doors', 'src/cli/output.ts', "import '../transports/origin.ts';"],
  ['mongoose-stays-behind-repositories', 'src/transports/rest/v1/etag.ts', "import type {} from 'mongoose';"],
  [
    'doors-do-not-import-one-another',
    'src/transports/rest/v1/etag.ts',
    "import '../../well-known/contract-routes.ts';",
  ],
  ['the-shell-stands-alone', 'src/shell/frame/page.tsx', "import '../../call-context.ts';"],
  ['the-service-does-not-know-the-shell', 'src/transports/rest/v1/etag.ts', "import '../../../shell/theme.ts';"],
  ['the-shell-needs-no-node', 'src/shell/work/labels.ts', "import 'node:fs';"],
  ['generated-code-imports-nothing-of-ours', 'generated/rest/routes.ts', "import '../../src/call-context.ts';"],
  ['no-cycles', 'src/work-items/patch.ts', "import './service.ts';"],
  ['no-cycles-of-types', 'src/evidence/verify-entries.ts', "import type {} from './verify.ts';"],
  ['no-orphans', 'src/identity/left-behind.ts', 'export const unused = 1;'],
  ['resolvable', 'src/work-items/status.ts', "import './nowhere.ts';"],
];

/** Names of all rules. */
const RULES = createRequire(import.meta.url)('../../.dependency-cruiser.cjs').forbidden.map(
  ({ name }: { name: string }) => name,
);

let folder: string;
let report: string;

/** Runs dependency-cruiser in the copy. Returns its report, which names the rule and file of each violation. */
function depcruise(): string {
  const cruiser = path.join(ROOT, 'node_modules/.bin/depcruise');
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', '--no-cache', 'src', 'generated'];
  return spawnSync(process.execPath, [cruiser, ...options], { cwd: folder, encoding: 'utf8' }).stdout;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-architecture-'));
  for (const name of ['src', 'generated', '.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) {
    await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [, file, line] of BREACHES) {
    const target = path.join(folder, file);
    const present = await readFile(target, 'utf8').catch(() => '');
    await writeFile(target, `${line}\n${present}`);
  }
  report = depcruise();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('has a breach for each rule', () => {
  expect([...new Set(BREACHES.map(([rule]) => rule))].toSorted()).toEqual(RULES.toSorted());
});

it.each(BREACHES)('the rule %s reports a forbidden import in %s', (rule, file) => {
  expect(report).toMatch(new RegExp(`error ${rule}: ${file.replaceAll('.', '\\.')}`));
});

it.each([
  ['MemberService', true],
  ['WorkItemService', true],
  ['TenantService', false],
])('a door that imports %s from a public surface is refused: %s', async (name, isRefused) => {
  const file = path.join(folder, 'src/transports/rest/v1/breach.ts');
  await writeFile(
    file,
    `import type { ${name} } from '../../../work-items/index.ts';\nexport type Breach = ${name};\n`,
  );
  await cp(path.join(ROOT, '.biome.json'), path.join(folder, '.biome.json'));
  const biome = path.join(ROOT, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--vcs-enabled=false', file], { cwd: folder, encoding: 'utf8' });
  expect(`${stdout}${stderr}`.includes('lint/style/noRestrictedImports'), stderr).toBe(isRefused);
  expect(`${stdout}${stderr}`).toContain('Checked 1 file');
});
