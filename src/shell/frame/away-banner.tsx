import { IconCloudOff } from '@tabler/icons-react';
import { useIsAway } from '../api/reachability.ts';
import classes from './banner.module.css';

export function AwayBanner() {
  const isAway = useIsAway();
  return (
    <div role="status">
      {isAway && (
        <p className={classes.banner}>
          <IconCloudOff size={16} aria-hidden />
          Workgate cannot be reached. This page may be out of date. It updates itself when the connection is back.
        </p>
      )}
    </div>
  );
}
