import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import type { DraftKeeping } from './use-draft.ts';

interface DraftNoticeProps {
  draft: DraftKeeping;
  /** Discards the draft, where the form has no button of its own for that. */
  onDiscard?: () => void;
}

export function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  if (draft.trouble === 'elsewhere') {
    return (
      <Alert color="yellow" role="alert" title="Another tab has a different draft">
        <Text size="sm">You have written this in two tabs at once. Neither draft is lost: choose one.</Text>
        <Group gap="xs" mt="xs">
          <Button size="xs" variant="default" onClick={draft.keepThis}>
            Keep this draft
          </Button>
          <Button size="xs" variant="default" onClick={draft.takeOther}>
            Use the other draft
          </Button>
        </Group>
      </Alert>
    );
  }
  if (draft.trouble === 'not kept') {
    return (
      <Text size="xs" c="error" role="alert">
        This browser cannot keep more drafts. Send your text before you leave this page, or it is lost.
      </Text>
    );
  }
  if (!draft.isRestored) return null;
  return (
    <Text size="xs" c="dimmed" role="status">
      Your draft is restored.{' '}
      {onDiscard !== undefined && (
        <Anchor component="button" type="button" inherit underline="always" onClick={onDiscard}>
          Discard it
        </Anchor>
      )}
    </Text>
  );
}
