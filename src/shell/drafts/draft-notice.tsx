import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import type { DraftKeeping } from './use-draft.ts';

interface DraftNoticeProps {
  draft: DraftKeeping;
  /** Begins anew, where the form does not offer that itself. */
  onDiscard?: () => void;
}

/** What a person has to know of what they are writing: that it is from before, that it is not kept, or that there are two. */
export function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  if (draft.trouble === 'elsewhere') {
    return (
      <Alert color="yellow" role="alert" title="Another tab holds something else">
        <Text size="sm">You have written this in two tabs at once. Nothing of it is lost yet: choose one.</Text>
        <Group gap="xs" mt="xs">
          <Button size="xs" variant="default" onClick={draft.keepThis}>
            Keep what is here
          </Button>
          <Button size="xs" variant="default" onClick={draft.takeOther}>
            Take what is there
          </Button>
        </Group>
      </Alert>
    );
  }
  if (draft.trouble === 'not kept') {
    return (
      <Text size="xs" c="error" role="alert">
        This browser keeps no more drafts: what you write is lost with this page. Send it before you leave.
      </Text>
    );
  }
  if (!draft.isRestored) return null;
  return (
    <Text size="xs" c="dimmed" role="status">
      What you wrote before is back.{' '}
      {onDiscard !== undefined && (
        <Anchor component="button" type="button" inherit underline="always" onClick={onDiscard}>
          Discard it
        </Anchor>
      )}
    </Text>
  );
}
