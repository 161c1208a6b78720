import { useMutation, useQuery } from '@connectrpc/connect-query';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { PackService, type PackVersion } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { failureOf } from '../api/failure.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useNavigate } from '../router/router.tsx';
import { packPath } from './labels.ts';
import { useInvalidatePacks } from './use-invalidate-packs.ts';

/** The two texts of a pack. */
export interface PackTexts {
  packYaml: string;
  policyCedar: string;
}

/** Version that a draft is based on and is saved against. */
export interface PackBase extends PackTexts {
  packKey: string;
  /** Newest version; zero if the tenant has not written the pack. */
  version: bigint;
}

interface WrittenPack {
  texts: PackTexts;
  /** Version that the draft is based on and is saved against; zero for a new pack. */
  version: string;
}

const NOTHING: PackTexts = { packYaml: '', policyCedar: '' };
/** Milliseconds without input after which the texts are validated. */
const PAUSE_MS = 500;

/**
 * Draft of a pack. It is kept until it is saved or discarded, even if others save a version meanwhile.
 * @param saved Newest version as it was last read; undefined for a new pack.
 */
export function usePackDraft(saved: PackBase | undefined) {
  const draft = useDraft<WrittenPack | null>(`pack/${saved?.packKey ?? 'new'}`, null);
  const [overtakenBy, setOvertakenBy] = useState<PackVersion>();
  const { version, texts } = draft.value ?? { version: versionOf(saved), texts: textsOf(saved) };
  const validation = useValidation(texts);
  const readNewest = useNewest(saved?.packKey ?? validation.packKey ?? '');
  const invalidate = useInvalidatePacks();
  const navigate = useNavigate();
  const forget = () => {
    draft.forget();
    setOvertakenBy(undefined);
  };
  const put = useMutation(PackService.method.putPack, {
    onSuccess: async ({ version: written }) => {
      await invalidate();
      forget();
      const message = `Version ${written?.version} is saved. It has no effect until it is activated.`;
      notifications.show({ message });
      if (saved === undefined) void navigate(packPath(written?.packKey ?? ''));
    },
    onError: async (error) => {
      if (failureOf(error).code !== 'precondition_failed') return;
      const present = await readNewest();
      if (present === undefined) return;
      setOvertakenBy(present);
      // A new pack must not become a version of an existing one: that one is edited on its own page.
      if (saved !== undefined) draft.set({ texts, version: String(present.version) });
      put.reset();
    },
  });
  const otherKey = saved !== undefined && validation.packKey !== saved.packKey ? validation.packKey : undefined;
  const isChanged = !areSame(texts, textsOf(saved)) || version !== versionOf(saved);
  return {
    ...validation,
    texts,
    draft,
    isChanged,
    mayBeSaved: isChanged && validation.isInOrder && otherKey === undefined,
    /** Version that somebody else has saved since the draft was begun, or an existing pack with the new one's key. */
    overtakenBy,
    /** Key of the pack that the texts define, if it is not the pack of this page. */
    otherKey,
    saving: { isPending: put.isPending, error: put.error },
    edit: (changed: Partial<PackTexts>) => {
      draft.set({ texts: { ...texts, ...changed }, version });
      put.reset();
    },
    discard: () => {
      forget();
      put.reset();
    },
    save: () => put.mutate({ ...texts, expectedVersion: BigInt(version) }),
  };
}

export type PackDraft = ReturnType<typeof usePackDraft>;

const versionOf = (base: PackBase | undefined) => String(base?.version ?? 0n);

function textsOf(base: PackTexts | undefined): PackTexts {
  return base === undefined ? NOTHING : { packYaml: base.packYaml, policyCedar: base.policyCedar };
}

function areSame(one: PackTexts, other: PackTexts): boolean {
  return one.packYaml === other.packYaml && one.policyCedar === other.policyCedar;
}

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

function useNewest(packKey: string): () => Promise<PackVersion | undefined> {
  const { refetch } = useQuery(PackService.method.getPack, { packKey }, { enabled: false });
  return async () => (await refetch()).data?.version;
}
