import { Alert } from '@mantine/core';
import {
  ChatCardProblem,
  type ChatLink,
  type UndeliveredChatCard,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';

/** Why a card did not come, and what whoever reads that can do. */
const WORDS = {
  [ChatCardProblem.UNSPECIFIED]: {
    why: 'The chat did not take it.',
    remedy: 'If that goes on, tell an administrator.',
  },
  [ChatCardProblem.ACCOUNT_UNREACHABLE]: {
    why: 'The chat app has no conversation with the account. It may be deactivated, or have left the workspace.',
    remedy: 'Sign in there once more, or unlink it and link the account that you use.',
  },
  [ChatCardProblem.MESSAGES_DISABLED]: {
    why: 'Messages of the chat app are switched off.',
    remedy: 'Ask an administrator of the workspace to allow messages of the app.',
  },
  [ChatCardProblem.APP_DISCONNECTED]: {
    why: 'The chat app may not post in the workspace any more.',
    remedy: 'Ask an administrator of Workgate to store a new token under Chat.',
  },
  [ChatCardProblem.RESTRICTED]: {
    why: 'The rules of the workspace do not let the chat app write to the account.',
    remedy: 'Ask an administrator of the workspace to allow it.',
  },
  [ChatCardProblem.UNANSWERED]: {
    why: 'The chat did not say whether it took it. It may stand there all the same.',
    remedy: 'Wait: that mostly passes by itself.',
  },
  [ChatCardProblem.REFUSED]: {
    why: 'The chat did not take it.',
    remedy: 'If that goes on, tell an administrator.',
  },
} as const satisfies Record<ChatCardProblem, { why: string; remedy: string }>;

/** Those of the links that the last card did not reach. */
export function undeliveredOf(links: readonly ChatLink[]): { link: ChatLink; card: UndeliveredChatCard }[] {
  return links.flatMap((link) => (link.undeliveredCard === undefined ? [] : [{ link, card: link.undeliveredCard }]));
}

/** That cards do not reach a linked account: why, since when, and what to do. */
export function UndeliveredCard({ link, card }: ReturnType<typeof undeliveredOf>[number]) {
  const { why, remedy } = WORDS[card.problem];
  return (
    <Alert color="yellow" title={`Cards do not reach ${link.chatUserId} in ${link.workspaceName}`}>
      {why} {remedy} That is so since <MomentOr at={card.since} otherwise="some time ago" isExact />. The next one is
      tried after <MomentOr at={card.nextAttemptAt} otherwise="a while" isExact />, or at once when you switch cards off
      and on under your notifications. What waits for you stands under Approvals meanwhile.
    </Alert>
  );
}
