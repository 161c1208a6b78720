import { timestampDate } from '@bufbuild/protobuf/wkt';
import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useMemo, useState } from 'react';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import {
  type ChatLink,
  type CreateChatLinkCodeResponse,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { useReadAgain } from '../api/use-read-again.ts';
import { CopyField } from '../frame/copy-field.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Page } from '../frame/page.tsx';
import { RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { BoundedReading } from '../live/bounded-reading.ts';
import { useEvents } from '../live/use-events.ts';

const { listOwnChatLinks, createChatLinkCode, endOwnChatLink } = IntegrationService.method;

/** However many members link accounts, the caller's own are read again once in so long. */
const PAUSE_MS = 2_000;

/** The caller's own, as they are now: an account is linked in the chat, while this page waits for it. */
function useOwnLinks() {
  const readAgain = useReadAgain(listOwnChatLinks);
  // One reading for as long as the page is open: what it reads is the same at every rendering.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `readAgain` is made anew, and does the same.
  const news = useMemo(() => {
    const reading = new BoundedReading(readAgain, PAUSE_MS);
    const request = () => reading.request();
    const onEvent = ({ type }: Event) => {
      if (type.startsWith('chat_link.')) request();
    };
    return { reading, onEvent, request };
  }, []);
  useEffect(() => () => news.reading.stop(), [news]);
  useEvents(news.onEvent, news.request);
  return useQuery(listOwnChatLinks, {});
}

/** Which accounts in the chat are the person's own, in the tenant that they act for. */
export function ChatAccountsPage() {
  const { data, error } = useOwnLinks();
  // Those that there were before the code: with one more, it is used up.
  const [before, setBefore] = useState<ReadonlySet<string>>(new Set());
  const isUsed = data?.links.some(({ linkId }) => !before.has(linkId)) === true;
  const create = useMutation(createChatLinkCode, {
    onMutate: () => setBefore(new Set(data?.links.map(({ linkId }) => linkId))),
    onError: (failure) => notifyFailure('No code was made', failure),
  });
  const linkButton = data?.linkable === true && (
    <Button loading={create.isPending} onClick={() => create.mutate({})}>
      Make a code
    </Button>
  );
  return (
    <Page
      title="Your chat accounts"
      lead="What a linked account decides in the chat counts as yours, with what your role allows at that moment."
      actions={linkButton}
    >
      {error !== null && <FailureAlert error={error} title="Your chat accounts cannot be listed" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {create.data !== undefined && !isUsed && <NewCode code={create.data} />}
      {data !== undefined && data.links.length === 0 && (
        <Text c="dimmed">
          {data.linkable
            ? 'None is linked. Make a code, and type it in the chat from the account that is yours.'
            : 'None can be linked: the chat app is in no workspace of this tenant.'}
        </Text>
      )}
      {data !== undefined && data.links.length > 0 && <LinkTable links={data.links} />}
    </Page>
  );
}

function NewCode({ code: { command, expiresAt } }: { code: CreateChatLinkCodeResponse }) {
  const until = expiresAt === undefined ? '' : timestampDate(expiresAt).toLocaleTimeString();
  return (
    <Stack gap="xs">
      <CopyField
        label="Type this in the chat"
        value={command}
        description={`In any channel of the workspace, until ${until}. It is good once, and shown only now: who types it acts as you.`}
        isMain={false}
      />
    </Stack>
  );
}

function LinkTable({ links }: { links: readonly ChatLink[] }) {
  const readAgain = useReadAgain(listOwnChatLinks);
  const end = useMutation(endOwnChatLink, {
    onSuccess: async () => {
      await readAgain();
      notifications.show({ message: 'The account is not linked any more.' });
    },
    onError: (failure) => notifyFailure('The account is still linked', failure),
  });
  return (
    <RecordTable
      label="Chat accounts"
      rows={links}
      rowKey={({ linkId }) => linkId}
      columns={[
        { header: 'Account', cell: ({ chatUserId }) => chatUserId },
        { header: 'Workspace', cell: ({ workspaceName }) => workspaceName },
        { header: 'Linked', cell: ({ linkedAt }) => <MomentOr at={linkedAt} otherwise="Unknown" /> },
      ]}
      actions={({ linkId, chatUserId }) => (
        <Button
          variant="light"
          color="red"
          size="xs"
          loading={end.isPending && end.variables?.linkId === linkId}
          onClick={() => end.mutate({ linkId })}
          aria-label={`Unlink ${chatUserId}`}
        >
          Unlink
        </Button>
      )}
    />
  );
}
