import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useSearchParams } from '../router/router.tsx';

const PARAMETER = 'chat_install';

/** What the chat platform's redirect says of the installation that was begun here. */
const OUTCOMES: ReadonlyMap<string, { color: string; title: string; text: string }> = new Map([
  [
    'ok',
    {
      color: 'green',
      title: 'The app is installed',
      text: 'Map a channel below, and the command works in it. To post messages, store a bot token too.',
    },
  ],
  [
    'denied',
    {
      color: 'yellow',
      title: 'The app was not installed',
      text: 'The installation was cancelled at the chat platform. Nothing has changed here.',
    },
  ],
  [
    'expired',
    {
      color: 'yellow',
      title: 'The installation took too long',
      text: 'It has to be finished within ten minutes, in the session that began it, and once. Start it again.',
    },
  ],
  [
    'failed',
    {
      color: 'red',
      title: 'The app was not installed',
      text: 'The chat platform did not confirm it, or the workspace is connected to another tenant. Nothing has changed here.',
    },
  ],
]);

/** Tells how an installation went, to whoever comes back from the chat platform. */
export function ChatInstallOutcome() {
  const [parameters, setParameters] = useSearchParams();
  const outcome = OUTCOMES.get(parameters.get(PARAMETER) ?? '');
  if (outcome === undefined) return null;
  const { color, title, text } = outcome;
  const close = () =>
    setParameters(
      (present) => {
        present.delete(PARAMETER);
        return present;
      },
      { replace: true },
    );
  return (
    <Alert
      color={color}
      role={color === 'green' ? 'status' : 'alert'}
      title={title}
      icon={color === 'green' ? <IconCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      withCloseButton
      closeButtonLabel="Close"
      onClose={close}
    >
      {text}
    </Alert>
  );
}
