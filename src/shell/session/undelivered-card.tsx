import { Alert } from '@mantine/core';
import {
  ChatCardProblem,
  type ChatLink,
  type UndeliveredChatCard,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';

const NOT_ACCEPTED = {
  why: 'The chat did not accept the card.',
  remedy: 'If this continues, tell an administrator.',
};

const WORDS = {
  [ChatCardProblem.UNSPECIFIED]: NOT_ACCEPTED,
  [ChatCardProblem.ACCOUNT_UNREACHABLE]: {
    why: 'The chat app has no conversation with the account. It may be deactivated, or have left the workspace.',
    remedy: 'Sign in to the chat again, or unlink the account and link the one that you use.',
  },
  [ChatCardProblem.MESSAGES_DISABLED]: {
    why: 'Messages of the chat app are switched off.',
    remedy: 'Ask an administrator of the workspace to allow messages of the app.',
  },
  [ChatCardProblem.APP_DISCONNECTED]: {
    why: 'The chat app may no longer post in the workspace.',
    remedy: 'Ask an administrator of Workgate to store a new token under Chat.',
  },
  [ChatCardProblem.RESTRICTED]: {
    why: 'The rules of the workspace do not let the chat app write to the account.',
    remedy: 'Ask an administrator of the workspace to allow it.',
  },
  [ChatCardProblem.UNANSWERED]: {
    why: 'The chat did not confirm the card. It may have arrived anyway.',
    remedy: 'Wait: this usually ends by itself.',
  },
  [ChatCardProblem.REFUSED]: NOT_ACCEPTED,
} as const satisfies Record<ChatCardProblem, { why: string; remedy: string }>;

export function undeliveredOf(links: readonly ChatLink[]): { link: ChatLink; card: UndeliveredChatCard }[] {
  return links.flatMap((link) => (link.undeliveredCard === undefined ? [] : [{ link, card: link.undeliveredCard }]));
}

export function UndeliveredCard({ link, card }: ReturnType<typeof undeliveredOf>[number]) {
  const { why, remedy } = WORDS[card.problem];
  return (
    <Alert color="yellow" title={`Cards do not reach ${link.chatUserId} in ${link.workspaceName}`}>
      {why} {remedy} Since: <MomentOr at={card.since} otherwise="some time ago" isExact />. The next card is tried after{' '}
      <MomentOr at={card.nextAttemptAt} otherwise="a while" isExact />, or at once if you switch cards off and on under
      your notifications. Until then, find waiting proposals under Approvals.
    </Alert>
  );
}
