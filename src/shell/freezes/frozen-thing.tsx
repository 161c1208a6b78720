import { useQuery } from '@connectrpc/connect-query';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type Freeze,
  FreezeKind,
  FreezeService,
} from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';
import { useOperationTitles } from '../operations/use-operation-titles.ts';
import { useSession } from '../session/session-context.ts';
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

/** Milliseconds between reads, as others freeze and thaw while the page is open. */
const READ_AGAIN_AFTER_MS = 30_000;

/** Returns the current and past freezes; undefined until they are read, and for people who may not read actions. */
export function useFreezes() {
  const enabled = useSession().may(Permission.ACTIONS_READ);
  return useQuery(FreezeService.method.listFreezes, {}, { enabled, refetchInterval: READ_AGAIN_AFTER_MS });
}
