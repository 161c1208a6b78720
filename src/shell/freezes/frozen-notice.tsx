import { Alert, Text } from '@mantine/core';
import { IconSnowflake } from '@tabler/icons-react';
import type { Action, ActionProposal } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { isUnfinished } from '../proposals/proposal-state.ts';
import { FrozenThing, useFreezes } from './frozen-thing.tsx';
import { asSentence, isFrozenBy } from './labels.ts';

export function FrozenNotice({ proposal, action }: { proposal: ActionProposal; action: Action | undefined }) {
  const freeze = useFreezes().data?.freezes.find((one) => isFrozenBy(one, proposal));
  if (freeze === undefined || !isUnfinished(proposal, action)) return null;
  return (
    <Alert color="blue" role="status" icon={<IconSnowflake aria-hidden />} title="This is frozen">
      <Text size="sm">
        <FrozenThing freeze={freeze} /> was frozen <MomentOr isExact at={freeze.frozenAt} otherwise="some time ago" />{' '}
        by <VisibleText>{freeze.frozenByName}</VisibleText>: <VisibleText>{asSentence(freeze.reason)}</VisibleText> You
        can still decide this proposal. It can be executed after an administrator thaws it, unless it expires first.
      </Text>
    </Alert>
  );
}
