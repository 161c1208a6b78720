import { Skeleton, Stack } from '@mantine/core';

export function RecordsSkeleton() {
  return (
    <Stack gap="xs" role="status" aria-label="Loading">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </Stack>
  );
}
