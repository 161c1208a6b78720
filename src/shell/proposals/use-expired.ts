import { type Timestamp, timestampMs } from '@bufbuild/protobuf/wkt';
import { useEffect, useState } from 'react';
import { serverNow } from '../api/server-clock.ts';

const LOOK_EVERY_MS = 1_000;

/** Returns true once the time has passed by the service's clock. */
export function useExpired(at: Timestamp | undefined): boolean {
  const end = at === undefined ? Number.POSITIVE_INFINITY : timestampMs(at);
  const [passed, setPassed] = useState<number>();
  const isOver = passed === end || end <= serverNow();
  useEffect(() => {
    if (isOver) return;
    // A single long timer would be late on a computer that has slept.
    const timer = setInterval(() => {
      if (end <= serverNow()) setPassed(end);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [end, isOver]);
  return isOver;
}
