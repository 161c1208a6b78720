import { type Timestamp, timestampMs } from '@bufbuild/protobuf/wkt';
import { useMutation } from '@connectrpc/connect-query';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  type ActionProposal,
  ActionProposalStatus,
  ActionService,
  type ApproverStanding,
  type GetApprovalCaseResponse,
  Risk,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { serverNow } from '../api/server-clock.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { useKeys } from '../frame/use-keys.ts';
import { useSession } from '../session/session-context.ts';
import { labelOf } from '../work/labels.ts';
import { AskButton } from './ask-question.tsx';
import { DecideForm } from './decide-form.tsx';
import { PROPOSAL_STATUS_LABELS } from './labels.ts';
import { isReadable } from './payload-details.tsx';
import { approvalOf, whyNotToDecide, wouldFail } from './proposal-state.ts';
import { isWaiting } from './resource-groups.ts';
import { useInvalidateAll } from './use-proposals.ts';

/** Milliseconds. A key that is pressed sooner was meant for the previous proposal. */
const ARMED_AFTER_MS = 400;

const LOOK_EVERY_MS = 1_000;
const OVER = 'This can no longer be decided';

/** `isOver`: nobody can decide the proposal any more. */
interface WhyNot {
  isOver: boolean;
  reason: string;
}

const over = (reason: string): WhyNot => ({ isOver: true, reason });

interface DecisionBarProps {
  proposal: ActionProposal;
  /** Undefined until it is read. Nothing can be decided before. */
  context: GetApprovalCaseResponse | undefined;
  /** @param after The proposal after the decision. */
  onDecided: (after: ActionProposal | undefined) => void;
}

/**
 * Decides the shown proposal by its hash. Render it with a new React key for each payload, so that a key press approves
 * only what has been on the page for a moment. High risk, or several approvers, ask for confirmation.
 */
export function DecisionBar({ proposal, context, onDecided }: DecisionBarProps) {
  const [dialog, setDialog] = useState<'approve' | 'reject'>('approve');
  const [isAsked, setAsked] = useState(false);
  const onSettled = useInvalidateAll(proposal.workItemId);
  const approve = useMutation(ActionService.method.approveActionProposal, {
    onSuccess: (answer) => onDecided(answer.proposal),
    onSettled,
  });
  const whyNot = useWhyNot(proposal);
  const whyNotApprove = whyNot ?? refusalIn(context?.standing);
  const isArmed = useArmed(proposal.policy?.approvalsRequired);
  const isDecidable = whyNot === undefined && context !== undefined && !approve.isPending;
  const mayApprove = isDecidable && whyNotApprove === undefined && !wouldFail(proposal) && isReadable(proposal);
  const ask = (decision: 'approve' | 'reject') => {
    setDialog(decision);
    setAsked(true);
  };
  const startApproval = () => {
    if (needsConfirmation(proposal)) ask('approve');
    else approve.mutate(approvalOf(proposal));
  };
  const startRejection = () => ask('reject');
  useKeys({
    a: mayApprove && isArmed ? startApproval : undefined,
    A: mayApprove && isArmed ? () => ask('approve') : undefined,
    r: isDecidable && isArmed ? startRejection : undefined,
  });
  return (
    <Stack gap="xs">
      {whyNotApprove !== undefined && <NotDecidable {...whyNotApprove} mayReject={isDecidable} />}
      <Group gap="xs">
        <KeyButton letter="A" isEnabled={mayApprove} isArmed={isArmed} onPress={startApproval}>
          {needsConfirmation(proposal) ? 'Approve …' : 'Approve'}
        </KeyButton>
        <KeyButton letter="R" isEnabled={isDecidable} isArmed={isArmed} onPress={startRejection} variant="default">
          Reject …
        </KeyButton>
        {context !== undefined && isWaiting(proposal) && <AskButton proposal={proposal} context={context} />}
      </Group>
      {approve.error !== null && <FailureAlert error={approve.error} title="The proposal was not approved" />}
      <Modal
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={dialog === 'reject' ? 'Reject this action?' : 'Approve this action?'}
        size="lg"
      >
        <DecideForm
          key={dialog}
          decision={dialog}
          proposal={proposal}
          through={context?.integrationName}
          onDecided={onDecided}
          whyNot={wordsOf(dialog === 'approve' ? whyNotApprove : whyNot)}
          onClose={() => setAsked(false)}
        />
      </Modal>
    </Stack>
  );
}

function wordsOf(whyNot: WhyNot | undefined): string | undefined {
  return whyNot && `${whyNot.isOver ? `${OVER}. ` : ''}${whyNot.reason}`;
}

function NotDecidable({ isOver, reason, mayReject }: WhyNot & { mayReject: boolean }) {
  return (
    <Alert
      color="gray"
      role="status"
      title={isOver ? OVER : mayReject ? 'You cannot approve this' : 'You cannot decide this'}
    >
      <Text size="sm">{reason}</Text>
    </Alert>
  );
}

interface KeyButtonProps {
  letter: string;
  isEnabled: boolean;
  isArmed: boolean;
  onPress: () => void;
  variant?: 'default' | 'filled';
  children: string;
}

function KeyButton({ letter, isEnabled, isArmed, onPress, variant = 'filled', children }: KeyButtonProps) {
  return (
    <Button
      variant={variant}
      onClick={onPress}
      disabled={!isEnabled}
      aria-keyshortcuts={isEnabled && isArmed ? letter : undefined}
      title={`${children.replace(' …', '')} (${letter})`}
    >
      {children}
    </Button>
  );
}

function needsConfirmation({ policy, risk }: ActionProposal): boolean {
  return (policy?.approvalsRequired ?? 1) > 1 || risk === Risk.HIGH;
}

/** Reasons why an approval would not count are none against a rejection. */
export function refusalIn(standing: ApproverStanding | undefined): WhyNot | undefined {
  return standing?.refusal ? { isOver: false, reason: standing.refusal } : undefined;
}

export function useWhyNot(proposal: ActionProposal): WhyNot | undefined {
  const { person } = useSession();
  const isExpired = useExpired(proposal.expiresAt);
  const { status } = proposal;
  if (status !== ActionProposalStatus.PENDING_APPROVAL) return over(decidedWords(proposal));
  if (isExpired) return over('It expired before it was decided.');
  const reason = whyNotToDecide(proposal, person.personId);
  return reason === undefined ? undefined : { isOver: false, reason };
}

/** Names the people who decided. The list of decisions says when. */
function decidedWords({ status, approvals }: ActionProposal): string {
  const { APPROVED, REJECTED } = ActionProposalStatus;
  const label = labelOf(PROPOSAL_STATUS_LABELS, status);
  const decided = approvals.filter(({ approved }) => status === (approved ? APPROVED : REJECTED));
  const names = [...new Set(decided.map(({ approver }) => visibleText(approver?.displayName ?? '')))].filter(Boolean);
  return names.length === 0 ? `${label}.` : `${label} by ${names.join(', ')}.`;
}

/** @param shown A number that a key press agrees to. After it changes, keys do nothing for a moment. */
function useArmed(shown: number | undefined): boolean {
  const [armedFor, setArmedFor] = useState<{ shown: number | undefined }>();
  useEffect(() => {
    const timer = setTimeout(() => setArmedFor({ shown }), ARMED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return armedFor !== undefined && armedFor.shown === shown;
}

/** Returns true once the time has passed by the service's clock. */
function useExpired(at: Timestamp | undefined): boolean {
  const end = at === undefined ? Number.POSITIVE_INFINITY : timestampMs(at);
  const [passed, setPassed] = useState<number>();
  const isOver = passed === end || end <= serverNow();
  useEffect(() => {
    if (isOver) return;
    // A single long timer would be late on a computer that has slept.
    const timer = setInterval(() => {
      if (end <= serverNow()) setPassed(end);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [end, isOver]);
  return isOver;
}
