import { useMutation } from '@connectrpc/connect-query';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type Action,
  type ActionProposal,
  ActionProposalStatus,
  ActionService,
  DryRunOutcome,
  type ExecuteActionProposalResponse,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useSession } from '../session/session-context.ts';
import { CancelDialog, ExecuteDialog } from './confirm-dialogs.tsx';
import { DecideForm } from './decide-form.tsx';
import { isReadable } from './payload-details.tsx';
import { PolicyWords } from './policy-words.tsx';
import {
  approvalsGiven,
  isExecutable,
  isOpen,
  isOwn,
  whyNotToDecide,
  whyNotToSettle,
  wouldFail,
} from './proposal-state.ts';
import { SettleForm } from './settle-form.tsx';

interface ProposalButtonsProps {
  proposal: ActionProposal;
  action: Action | undefined;
}

/** Dialogs stay open when the rights change: no text is lost, and the service says why the action comes too late. */
export function ProposalButtons({ proposal, action }: ProposalButtonsProps) {
  const rights = useRights(proposal, action);
  const [opened, setOpened] = useState<DialogName | null>(null);
  const dryRun = useMutation(ActionService.method.executeActionProposal);
  const { proposalId, version } = proposal;
  return (
    <>
      <WhyNot proposal={proposal} rights={rights} />
      <Buttons
        proposal={proposal}
        rights={rights}
        open={setOpened}
        isTrying={dryRun.isPending}
        onTry={() => dryRun.mutate({ proposalId, dryRun: true })}
      />
      {/* A dry run applies only to the version that it was run on. */}
      {(dryRun.error !== null || dryRun.data?.proposal?.version === version) && (
        <DryRunResult answer={dryRun.data} error={dryRun.error} />
      )}
      <Dialogs proposal={proposal} action={action} opened={opened} onClose={() => setOpened(null)} />
    </>
  );
}

type DialogName = 'approve' | 'reject' | 'execute' | 'cancel' | 'settle';

function useRights(proposal: ActionProposal, action: Action | undefined) {
  const { may, person } = useSession();
  const isPending = proposal.status === ActionProposalStatus.PENDING_APPROVAL;
  const [mayApprove, mayPropose] = [may(Permission.ACTIONS_APPROVE), may(Permission.ACTIONS_PROPOSE)];
  const isUnknown = proposal.status === ActionProposalStatus.OUTCOME_UNKNOWN;
  const couldSettle = isUnknown && action !== undefined && may(Permission.ACTIONS_SETTLE);
  const whyNotDecide = isPending && mayApprove ? whyNotToDecide(proposal, person.personId) : undefined;
  const whyNotSettle = couldSettle ? whyNotToSettle(proposal, person.personId) : undefined;
  return {
    waitsForOthers: isPending && !mayApprove,
    whyNot: [whyNotDecide, whyNotSettle].filter((reason) => reason !== undefined),
    decide: isPending && mayApprove && whyNotDecide === undefined && isReadable(proposal),
    execute: mayPropose && isExecutable(proposal, action),
    settle: couldSettle && whyNotSettle === undefined,
    try: mayPropose && (isPending || isExecutable(proposal, action)),
    cancel: mayPropose && isOpen(proposal, action) && (mayApprove || isOwn(proposal, person.personId)),
  };
}

type Rights = ReturnType<typeof useRights>;

function WhyNot({ proposal, rights }: { proposal: ActionProposal; rights: Rights }) {
  return (
    <>
      {rights.waitsForOthers && !wouldFail(proposal) && (
        <Text size="sm" c="dimmed">
          It waits for somebody who may approve actions.
        </Text>
      )}
      {rights.whyNot.map((reason) => (
        <Text key={reason} size="sm" c="dimmed">
          {reason}
        </Text>
      ))}
    </>
  );
}

interface ButtonsProps {
  proposal: ActionProposal;
  rights: Rights;
  open: (dialog: DialogName) => void;
  isTrying: boolean;
  onTry: () => void;
}

function Buttons({ proposal, rights, open, isTrying, onTry }: ButtonsProps) {
  const { status, summary } = proposal;
  const named = (label: string) => ({ children: label, 'aria-label': `${label}: ${visibleText(summary)}` });
  if (!(rights.decide || rights.execute || rights.settle || rights.try || rights.cancel)) return null;
  const execute = status === ActionProposalStatus.EXECUTION_FAILED ? 'Execute again' : 'Execute';
  return (
    <Group gap="xs">
      {rights.decide && !wouldFail(proposal) && <Button {...named('Approve')} onClick={() => open('approve')} />}
      {rights.decide && <Button {...named('Reject')} variant="default" onClick={() => open('reject')} />}
      {rights.execute && <Button {...named(execute)} onClick={() => open('execute')} />}
      {rights.settle && <Button {...named('Settle')} onClick={() => open('settle')} />}
      {rights.try && <Button {...named('Dry run')} variant="default" loading={isTrying} onClick={onTry} />}
      {rights.cancel && (
        <Button {...named('Cancel proposal')} variant="subtle" color="red" onClick={() => open('cancel')} />
      )}
    </Group>
  );
}

interface DialogsProps extends ProposalButtonsProps {
  opened: DialogName | null;
  onClose: () => void;
}

function Dialogs({ proposal, action, opened, onClose }: DialogsProps) {
  return (
    <>
      <Modal opened={opened === 'approve'} onClose={onClose} title="Approve this action?" size="lg">
        <DecideForm decision="approve" proposal={proposal} onClose={onClose} />
      </Modal>
      <Modal opened={opened === 'reject'} onClose={onClose} title="Reject this action?" size="lg">
        <DecideForm decision="reject" proposal={proposal} onClose={onClose} />
      </Modal>
      <ExecuteDialog opened={opened === 'execute'} proposal={proposal} onClose={onClose} />
      <CancelDialog opened={opened === 'cancel'} proposal={proposal} onClose={onClose} />
      <Modal opened={opened === 'settle'} onClose={onClose} title="Settle the outcome" size="lg">
        {action !== undefined && <SettleForm action={action} summary={proposal.summary} onClose={onClose} />}
      </Modal>
    </>
  );
}

const TITLES: Record<number, string> = {
  [DryRunOutcome.WOULD_EXECUTE]: 'Dry run: it would be executed',
  [DryRunOutcome.NEEDS_APPROVAL]: 'Dry run: it would not be executed yet',
  [DryRunOutcome.WOULD_FAIL]: 'Dry run: the provider would refuse it',
};

function DryRunResult({ answer, error }: { answer: ExecuteActionProposalResponse | undefined; error: Error | null }) {
  if (error !== null) return <FailureAlert error={error} title="Dry run: the outcome is unknown" />;
  if (answer?.policy === undefined || answer.proposal === undefined) return null;
  const { proposal, policy, outcome, problems, approvalsMissing } = answer;
  return (
    <Alert
      role="status"
      color={outcome === DryRunOutcome.WOULD_EXECUTE ? 'green' : 'yellow'}
      title={TITLES[outcome] ?? 'Dry run: it would not be executed'}
    >
      <Stack gap={4}>
        {outcome === DryRunOutcome.WOULD_EXECUTE && (
          <Text size="sm">
            The provider would get it, and would accept it now: <VisibleText>{proposal.summary}</VisibleText>
          </Text>
        )}
        {outcome === DryRunOutcome.NEEDS_APPROVAL && (
          <Text size="sm">
            {approvalsMissing === 1 ? 'One person has' : `${approvalsMissing} different people have`} to approve it
            first. The provider would accept it now.
          </Text>
        )}
        {problems.map(({ field, problem }) => (
          <Text key={`${field} ${problem}`} size="sm">
            <VisibleText>{problem}</VisibleText>
          </Text>
        ))}
        {outcome !== DryRunOutcome.NOT_EXECUTABLE && <PolicyWords policy={policy} given={approvalsGiven(proposal)} />}
      </Stack>
    </Alert>
  );
}
