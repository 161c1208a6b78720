/**
 * Tests that may be skipped, expected to fail or retried, each with the reason. Any other such test fails `make test`
 * and the other test targets.
 */

import { CAN_MOUNT } from './faults/mount.ts';
import { HAS_SHARED_SAMPLES } from './support/shared-samples.ts';
import type { SkippedTest } from './support/skips.ts';

export const SKIPPED_TESTS: readonly SkippedTest[] = [
  {
    file: 'test/e2e/shared-samples.test.ts',
    reason: 'The real inputs lie beside the repository, and not in it; fixtures of our own show the same.',
    isSkipped: !HAS_SHARED_SAMPLES,
  },
  {
    file: 'test/faults/disk-full.test.ts',
    reason: 'A disk that may be filled has to be mounted, which only root may.',
    isSkipped: !CAN_MOUNT,
  },
];
