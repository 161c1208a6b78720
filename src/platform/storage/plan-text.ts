import { expands } from './indexes.ts';
import { describeExpansion, type StoragePlan } from './migrator.ts';

export function describePlan(plan: StoragePlan): string[] {
  const { form, collections, migrations, contracts, awaitsContract, version } = plan;
  const now =
    form === null
      ? `The database is new; this release makes it schema ${version}.`
      : `The database has schema ${form.version}, from release ${form.release}. Releases need schema ${form.readable_from} or later to use it; this release has schema ${version}.`;
  const expansion = collections.filter(expands).map(describeExpansion);
  const foreign = collections.flatMap(({ collection, foreign: names }) => names.map((name) => `${collection}.${name}`));
  const drops = collections.flatMap(({ collection, drop }) =>
    drop.map((name) => `drop the index ${collection}.${name}`),
  );
  const removals = [...contracts.map(({ name, documents }) => `${name}: ${documents} documents`), ...drops];
  const lines = [
    now,
    ...section('workgate migrate, while the previous release may run:', [
      ...expansion,
      ...migrations.map(({ name, says, documents }) => `${name}: ${says} (${documents} documents)`),
    ]),
    ...section('workgate migrate --contract, when no earlier release runs:', [
      ...removals,
      ...(awaitsContract ? ['refuse earlier releases from then on'] : []),
    ]),
    ...section('Not changed, because no release has declared them:', foreign),
  ];
  return lines.length === 1 ? [now, 'Nothing to do.'] : lines;
}

function section(title: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [title, ...entries.map((entry) => `  ${entry}`)];
}
