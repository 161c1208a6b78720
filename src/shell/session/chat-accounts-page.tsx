import { timestampDate } from '@bufbuild/protobuf/wkt';
import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
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
import { UndeliveredCard, undeliveredOf } from './undelivered-card.tsx';

const { listOwnChatLinks, createChatLinkCode, endOwnChatLink } = IntegrationService.method;

/** While a code is good, it is looked so often whether it was used. */
const LOOK_AGAIN_AFTER_MS = 2_000;

/** A code that was shown. */
interface ShownCode {
  made: CreateChatLinkCodeResponse;
  /** The links that there were before: with another one, it is used up. */
  before: ReadonlySet<string>;
}

function isGood({ made: { expiresAt }, before }: ShownCode, links: readonly ChatLink[]): boolean {
  const isUsed = links.some(({ linkId }) => !before.has(linkId));
  return !isUsed && expiresAt !== undefined && timestampDate(expiresAt).getTime() > Date.now();
}

/** Which accounts in the chat are the person's own, in the tenant that they act for. */
export function ChatAccountsPage() {
  const [shown, setShown] = useState<ShownCode>();
  const links = (read: { links: readonly ChatLink[] } | undefined) => read?.links ?? [];
  const { data, error } = useQuery(
    listOwnChatLinks,
    {},
    {
      refetchInterval: ({ state }) =>
        shown !== undefined && isGood(shown, links(state.data)) ? LOOK_AGAIN_AFTER_MS : false,
    },
  );
  const create = useMutation(createChatLinkCode, {
    onSuccess: (made) => setShown({ made, before: new Set(links(data).map(({ linkId }) => linkId)) }),
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
      {shown !== undefined && isGood(shown, links(data)) && <NewCode code={shown.made} />}
      {undeliveredOf(links(data)).map((one) => (
        <UndeliveredCard key={one.link.linkId} {...one} />
      ))}
      {data !== undefined && data.links.length === 0 && (
        <Text c="dimmed">
          {data.linkable
            ? 'None is linked. Make a code, and type it in the chat from the account that is yours.'
            : 'None can be linked: the chat app is in no workspace of this tenant.'}
        </Text>
      )}
      {data !== undefined && data.links.length > 0 && (
        <LinkTable links={data.links} onEnded={() => setShown(undefined)} />
      )}
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

function LinkTable({ links, onEnded }: { links: readonly ChatLink[]; onEnded: () => void }) {
  const readAgain = useReadAgain(listOwnChatLinks);
  const end = useMutation(endOwnChatLink, {
    onSuccess: async () => {
      // What an account was linked by is no code that is good, with or without that account.
      onEnded();
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
