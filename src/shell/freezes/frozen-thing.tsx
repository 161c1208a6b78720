import { useQuery } from '@connectrpc/connect-query';
import { type Freeze, FreezeKind } from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';
import { useOperationTitles } from '../operations/use-operation-titles.ts';
import { FREEZE_KIND_LABELS } from './words.ts';

type Frozen = Pick<Freeze, 'kind' | 'targetId'>;

/** What is frozen, as the beginning of a sentence: by its name where it has one, or else by its id. */
export function FrozenThing({ freeze }: { freeze: Frozen }) {
  const { kind } = freeze;
  const name = <VisibleText>{useFrozenName(freeze)}</VisibleText>;
  switch (kind) {
    case FreezeKind.TENANT:
      return 'Everything';
    case FreezeKind.API_KEY:
    case FreezeKind.DELEGATION:
      return (
        <>
          What the {kind === FreezeKind.API_KEY ? 'API key' : 'delegation'} {name} has a hand in
        </>
      );
    default:
      return (
        <>
          The {FREEZE_KIND_LABELS[kind].toLowerCase()} {name}
        </>
      );
  }
}

/** The name of what is frozen, where it has one: its id otherwise, and until that is read. */
export function useFrozenName({ kind, targetId }: Frozen): string {
  const { titleOf } = useOperationTitles(kind === FreezeKind.OPERATION);
  const { data } = useQuery(
    IntegrationService.method.listIntegrations,
    {},
    { enabled: kind === FreezeKind.INTEGRATION },
  );
  if (kind === FreezeKind.OPERATION) return titleOf(targetId);
  return data?.integrations.find(({ integrationId }) => integrationId === targetId)?.name ?? targetId;
}
