import { IconCloudOff } from '@tabler/icons-react';
import { useIsAway } from '../api/reachability.ts';
import classes from './banner.module.css';

/** Says that the service is away, above what was read before, which stays. */
export function AwayBanner() {
  const isAway = useIsAway();
  return (
    <div role="status">
      {isAway && (
        <p className={classes.banner}>
          <IconCloudOff size={16} aria-hidden />
          Workgate cannot be reached. What you see may be out of date; it is brought up to date by itself.
        </p>
      )}
    </div>
  );
}
