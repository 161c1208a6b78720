import { Anchor } from '@mantine/core';
import { IconSnowflake } from '@tabler/icons-react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import banner from '../frame/banner.module.css';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { FrozenThing, useFreezes } from './frozen-thing.tsx';
import { asSentence } from './labels.ts';

/** Banner on every page that tells approvers what is frozen, so that what they approve is not sent at present. */
export function FreezeBanner() {
  const { may } = useSession();
  const freezes = useFreezes().data?.freezes ?? [];
  const [first] = freezes;
  if (first === undefined || !may(Permission.ACTIONS_FREEZE)) return null;
  const more = freezes.length - 1;
  return (
    <div role="status" className={banner['banner']} data-frozen>
      <IconSnowflake size={16} aria-hidden />
      <span>
        <strong>
          <FrozenThing freeze={first} /> is frozen:
        </strong>{' '}
        <VisibleText>{asSentence(first.reason)}</VisibleText>
        {more > 0 && ` ${more === 1 ? '1 more thing is' : `${more} more things are`} frozen.`}
        <span className={banner['more']}> None of it is sent. Approved proposals stay approved.</span>{' '}
        <Anchor component={Link} to="/admin/freezes" inherit underline="always">
          See all freezes
        </Anchor>
      </span>
    </div>
  );
}
