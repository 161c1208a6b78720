import { timestampDate } from '@bufbuild/protobuf/wkt';
import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  type ChatLink,
  type CreateChatLinkCodeResponse,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { CopyField } from '../frame/copy-field.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Page } from '../frame/page.tsx';
import { RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { UndeliveredCard, undeliveredOf } from './undelivered-card.tsx';

const { listOwnChatLinks, createChatLinkCode, endOwnChatLink } = IntegrationService.method;

/** Milliseconds between reads while an unused code is valid. */
const LOOK_AGAIN_AFTER_MS = 2_000;

interface ShownCode {
  made: CreateChatLinkCodeResponse;
  /** A link that is not among these means that the code was used. */
  before: ReadonlySet<string>;
}

function isGood({ made: { expiresAt }, before }: ShownCode, links: readonly ChatLink[]): boolean {
  const isUsed = links.some(({ linkId }) => !before.has(linkId));
  return !isUsed && expiresAt !== undefined && timestampDate(expiresAt).getTime() > Date.now();
}

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
    onError: (failure) => notifyFailure('The code was not created', failure),
  });
  const linkButton = data?.linkable === true && (
    <Button loading={create.isPending} onClick={() => create.mutate({})}>
      Create a code
    </Button>
  );
  return (
    <Page
      title="Your chat accounts"
      lead="Decisions of a linked account count as yours, within the limits of your role at that moment."
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
            ? 'No account is linked. Create a code, and type it in the chat with your account.'
            : 'No account can be linked: the chat app is not installed in a workspace of this tenant.'}
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
    <CopyField
      label="Type this in the chat"
      value={command}
      description={`In any channel of the workspace, until ${until}. It works once, and is shown only now. Anybody who types it acts as you.`}
      isMain={false}
    />
  );
}

function LinkTable({ links, onEnded }: { links: readonly ChatLink[]; onEnded: () => void }) {
  const invalidate = useInvalidate(listOwnChatLinks);
  const end = useMutation(endOwnChatLink, {
    onSuccess: async () => {
      // Once the account that used the code is unlinked, the code would look unused.
      onEnded();
      await invalidate();
      notifications.show({ message: 'The account was unlinked.' });
    },
    onError: (failure) => notifyFailure('The account was not unlinked', failure),
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
