import { useQuery } from '@connectrpc/connect-query';
import { type Freeze, FreezeKind } from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';
import { useOperationTitles } from '../operations/use-operation-titles.ts';
import { FREEZE_KIND_LABELS } from './labels.ts';

type Frozen = Pick<Freeze, 'kind' | 'targetId'>;

/** Name of the frozen thing as the start of a sentence; its id if it has no name. */
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
          Work of the {kind === FreezeKind.API_KEY ? 'API key' : 'delegation'} {name}
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

/** Returns the name of the frozen thing; its id if it has no name, or until the name is read. */
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
