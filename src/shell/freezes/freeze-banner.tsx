import { Alert, Anchor, Text } from '@mantine/core';
import { IconSnowflake } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';
import { useSession } from '../session/session-context.ts';
import { useFreezes } from './use-freezes.ts';
import { frozenThing } from './words.ts';

/** Tells those who approve that what they approve is not sent at present, wherever they are. */
export function FreezeBanner() {
  const { may } = useSession();
  const freezes = useFreezes().data?.freezes ?? [];
  const [first] = freezes;
  if (first === undefined || !may(Permission.ACTIONS_FREEZE)) return null;
  const more = freezes.length - 1;
  return (
    <Alert color="blue" role="status" mb="md" icon={<IconSnowflake aria-hidden />} title="Something is frozen">
      <Text size="sm">
        {frozenThing(first)} is frozen: <VisibleText>{first.reason}</VisibleText>.
        {more > 0 && ` ${more === 1 ? '1 more thing is' : `${more} more things are`} frozen.`} Nothing of it is sent;
        what was approved stays approved.{' '}
        <Anchor component={Link} to="/admin/freezes" inherit>
          See what is frozen
        </Anchor>
      </Text>
    </Alert>
  );
}
