import { useQuery } from '@connectrpc/connect-query';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { keepPreviousData } from '@tanstack/react-query';
import { PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { useVersionedDraft } from '../admin/use-versioned-draft.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { useNavigate } from '../router/router.tsx';
import { packPath } from './labels.ts';

export interface PackTexts {
  packYaml: string;
  policyCedar: string;
}

/** The version that a draft begins with. */
export interface PackBase extends PackTexts {
  packKey: string;
  /** Newest version; zero if the tenant has not written the pack. */
  version: bigint;
}

const NOTHING: PackTexts = { packYaml: '', policyCedar: '' };
/** Milliseconds without input after which the texts are validated. */
const PAUSE_MS = 500;

/** @param saved Newest version as it was last read; undefined for a new pack. */
export function usePackDraft(saved: PackBase | undefined) {
  const { packYaml, policyCedar } = saved ?? NOTHING;
  const base = { texts: { packYaml, policyCedar }, version: String(saved?.version ?? 0n) };
  const navigate = useNavigate();
  const draft = useVersionedDraft({
    key: `pack/${saved?.packKey ?? 'new'}`,
    saved: base,
    isNew: saved === undefined,
    method: PackService.method.putPack,
    requestOf: ({ texts, version }) => ({ ...texts, expectedVersion: BigInt(version) }),
    readNewest: async () => (await refetch()).data?.version,
    invalidate: useInvalidatePacks(),
    onSaved: ({ version }) => {
      const message = `Version ${version?.version} is saved. It has no effect until it is activated.`;
      notifications.show({ message });
      if (saved === undefined) void navigate(packPath(version?.packKey ?? ''));
    },
  });
  const { texts, version } = draft.written;
  const validation = useValidation(texts);
  const newest = { packKey: saved?.packKey ?? validation.packKey ?? '' };
  const { refetch } = useQuery(PackService.method.getPack, newest, { enabled: false });
  const otherKey = saved !== undefined && validation.packKey !== saved.packKey ? validation.packKey : undefined;
  const isChanged = texts.packYaml !== packYaml || texts.policyCedar !== policyCedar || version !== base.version;
  return {
    ...draft,
    ...validation,
    texts,
    isChanged,
    mayBeSaved: isChanged && validation.isInOrder && otherKey === undefined,
    /** Key of the pack that the texts define, if it is not the pack of this page. */
    otherKey,
    edit: (changed: Partial<PackTexts>) => draft.edit({ texts: { ...texts, ...changed } }),
  };
}

export type PackDraft = ReturnType<typeof usePackDraft>;

/** Returns the service's answer about texts while somebody writes them: their problems, or else the changes. */
function useValidation(texts: PackTexts) {
  const written = JSON.stringify(texts);
  const [settled] = useDebouncedValue(written, PAUSE_MS);
  const asked = JSON.parse(settled) as PackTexts;
  const isWritten = asked.packYaml.trim() !== '';
  const validation = useQuery(PackService.method.validatePack, asked, {
    enabled: isWritten,
    placeholderData: keepPreviousData,
  });
  const isOfTexts = settled === written && isWritten && !validation.isPlaceholderData;
  const isInOrder = isOfTexts && validation.data?.problems.length === 0;
  const diff = useQuery(PackService.method.diffPack, asked, { enabled: isInOrder });
  return {
    /** Problems of exactly these texts; undefined until they are known. */
    problems: isOfTexts ? validation.data?.problems : undefined,
    validationError: isOfTexts ? validation.error : null,
    isInOrder,
    /** Changes from the active version; undefined until they are known. */
    changes: isInOrder ? diff.data?.changes : undefined,
    diffError: isInOrder ? diff.error : null,
    packKey: isInOrder ? diff.data?.packKey : undefined,
  };
}

/** Returns a function that reads packs again, and differences from the active version. */
export function useInvalidatePacks(): () => Promise<void> {
  const { listPacks, getPack, listPackVersions, diffPack } = PackService.method;
  return useInvalidate(listPacks, getPack, listPackVersions, diffPack, PolicyService.method.getPolicies);
}
