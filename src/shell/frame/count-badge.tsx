import { Badge, VisuallyHidden } from '@mantine/core';

/** Renders nothing for none. `words` tell screen readers what is counted. */
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
