import { useQuery } from '@connectrpc/connect-query';
import { Checkbox, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Pack, PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { SourceTextarea } from '../admin/source-editor.tsx';
import { type Failure, problemOf } from '../api/failure.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { versionTitle } from '../packs/labels.ts';

/** Pack version and policies to try in place of the present ones. */
export interface Candidate {
  packKey: string;
  packVersion?: bigint;
  text?: string;
}

interface CandidateChoice {
  packKey?: string | undefined;
  /** Empty for the active version; undefined for the default: the active version, else version 1. */
  version?: string | undefined;
  isTextTried: boolean;
  /** Text as entered; undefined for the present policies. */
  text?: string;
}

const ACTIVE = '';

/**
 * Returns the candidate to try, and inputs for it.
 * @param needsActive True to offer only packs with an active version.
 */
export function useCandidate(initial: { packKey?: string; version?: string }, needsActive: boolean) {
  const [choice, setChoice] = useState<CandidateChoice>({ ...initial, isTextTried: false });
  const packs = useQuery(PackService.method.listPacks, {});
  const all = (packs.data?.packs ?? []).filter(({ activeVersion }) => !needsActive || activeVersion !== undefined);
  const packKey = choice.packKey ?? all.find(({ isDefault }) => isDefault)?.packKey ?? '';
  const pack = all.find((one) => one.packKey === packKey);
  const policies = useQuery(PolicyService.method.getPolicies, {}, { enabled: choice.isTextTried });
  const version = choice.version ?? (pack !== undefined && pack.activeVersion === undefined ? '1' : ACTIVE);
  const text = choice.text ?? policies.data?.tenant?.text;
  const candidate: Candidate = {
    packKey,
    ...(version === ACTIVE ? {} : { packVersion: BigInt(version) }),
    ...(choice.isTextTried ? { text: text ?? '' } : {}),
  };
  return {
    candidate,
    /** True if the candidate differs from what is active now. */
    isOther: version !== ACTIVE || choice.isTextTried,
    /** True once the chosen pack and policies have been read. */
    isReady: pack !== undefined && (!choice.isTextTried || text !== undefined),
    inputsOf: (failure: Failure | undefined) => (
      <CandidateInputs
        packs={all}
        pack={pack}
        version={version}
        choice={{ ...choice, packKey, ...(text === undefined ? {} : { text }) }}
        onChange={(changed) => setChoice({ ...choice, ...changed })}
        failure={failure}
      />
    ),
    problem: packs.error === null ? null : <FailureAlert error={packs.error} title="The packs cannot be listed" />,
  };
}

interface CandidateInputsProps {
  packs: Pack[];
  pack: Pack | undefined;
  version: string;
  choice: CandidateChoice;
  onChange: (changed: Partial<CandidateChoice>) => void;
  failure: Failure | undefined;
}

function CandidateInputs({ packs, pack, version, choice, onChange, failure }: CandidateInputsProps) {
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label="Pack"
          data={packs.map(({ packKey, title }) => ({ value: packKey, label: visibleText(title || packKey) }))}
          value={choice.packKey ?? null}
          onChange={(packKey) => onChange({ packKey: packKey ?? '', version: undefined })}
          allowDeselect={false}
          error={problemOf(failure, 'pack_key', 'Pack')}
        />
        <Select
          label="Version"
          data={versionOptionsOf(pack)}
          value={version}
          onChange={(chosen) => onChange({ version: chosen ?? ACTIVE })}
          allowDeselect={false}
          error={problemOf(failure, 'pack_version', 'Version')}
        />
      </SimpleGrid>
      <Checkbox
        label="With other policies of your own"
        description="Replaces those on the page Policies for this test. The saved ones stay as they are."
        checked={choice.isTextTried}
        onChange={(event) => onChange({ isTextTried: event.currentTarget.checked })}
      />
      {choice.isTextTried && choice.text === undefined && <Text size="sm">Loading the present policies.</Text>}
      {choice.isTextTried && choice.text !== undefined && (
        <SourceTextarea
          label="Policies"
          description="Starts with your present policies. Nothing is saved."
          minRows={4}
          maxRows={20}
          value={choice.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
          error={problemOf(failure, 'text', 'Text')}
        />
      )}
    </Stack>
  );
}

function versionOptionsOf(pack: Pack | undefined): { value: string; label: string }[] {
  if (pack === undefined) return [];
  const { activeVersion, newestVersion } = pack;
  const written = Array.from({ length: Number(newestVersion) }, (_, n) => String(Number(newestVersion) - n));
  const active = { value: ACTIVE, label: `${versionTitle(activeVersion ?? 0n)}, active` };
  return [
    ...(activeVersion === undefined ? [] : [active]),
    ...written
      .filter((version) => version !== String(activeVersion))
      .map((version) => ({ value: version, label: `Version ${version}` })),
  ];
}
