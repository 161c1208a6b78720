import { Badge, VisuallyHidden } from '@mantine/core';

/** How much there is, beside where it is; nothing if there is nothing. `words` say to screen readers what is counted. */
export function CountBadge({ count, words, isAtLeast = false }: { count: number; words: string; isAtLeast?: boolean }) {
  if (count === 0) return null;
  return (
    <Badge size="sm" variant="light" tt="none" ml="auto">
      {count}
      {isAtLeast && '+'}
      <VisuallyHidden> {words}</VisuallyHidden>
    </Badge>
  );
}
