import { Alert, Text } from '@mantine/core';
import { IconSnowflake } from '@tabler/icons-react';
import type { Action, ActionProposal } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { isUnfinished } from '../proposals/proposal-state.ts';
import { FrozenThing } from './frozen-thing.tsx';
import { useFreezes } from './use-freezes.ts';
import { asSentence, isFrozenBy } from './words.ts';

interface FrozenNoticeProps {
  proposal: ActionProposal;
  action: Action | undefined;
}

/** What keeps a proposal from being executed by anybody, until it is thawed. */
export function FrozenNotice({ proposal, action }: FrozenNoticeProps) {
  const freeze = useFreezes().data?.freezes.find((one) => isFrozenBy(one, proposal));
  if (freeze === undefined || !isUnfinished(proposal, action)) return null;
  return (
    <Alert color="blue" role="status" icon={<IconSnowflake aria-hidden />} title="This is frozen">
      <Text size="sm">
        <FrozenThing freeze={freeze} /> is frozen since <MomentOr isExact at={freeze.frozenAt} otherwise="some time" />{' '}
        by <VisibleText>{freeze.frozenByName}</VisibleText>: <VisibleText>{asSentence(freeze.reason)}</VisibleText> It
        can be decided, and is executed once an administrator has thawed that, unless it expires before.
      </Text>
    </Alert>
  );
}
