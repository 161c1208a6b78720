import { useMutation } from '@connectrpc/connect-query';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type Action,
  type ActionProposal,
  ActionProposalStatus,
  ActionService,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { useSession } from '../session/session-context.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DecideForm } from './decide-form.tsx';
import { DryRunResult } from './dry-run-result.tsx';
import { ExecuteDialog } from './execute-dialog.tsx';
import { isReadable } from './payload-details.tsx';
import { isExecutable, isOpen, whyNotToDecide, whyNotToSettle, wouldFail } from './proposal-state.ts';
import { SettleForm } from './settle-form.tsx';

interface ProposalButtonsProps {
  proposal: ActionProposal;
  action: Action | undefined;
}

/**
 * What this person may do with a proposal as it stands. The dialogs stay open when that changes under them: what was
 * typed is not lost, and the service says why it comes too late.
 */
export function ProposalButtons({ proposal, action }: ProposalButtonsProps) {
  const { may, person } = useSession();
  const [isApproveOpen, approve] = useDisclosure();
  const [isRejectOpen, reject] = useDisclosure();
  const [isExecuteOpen, execute] = useDisclosure();
  const [isCancelOpen, cancel] = useDisclosure();
  const [isSettleOpen, settle] = useDisclosure();
  const dryRun = useMutation(ActionService.method.executeActionProposal);

  const { proposalId, status, summary, version } = proposal;
  const isPending = status === ActionProposalStatus.PENDING_APPROVAL;
  const [mayApprove, mayPropose] = [may(Permission.ACTIONS_APPROVE), may(Permission.ACTIONS_PROPOSE)];
  const whyNot = isPending && mayApprove ? whyNotToDecide(proposal, person.personId) : undefined;
  const mayDecide = isPending && mayApprove && whyNot === undefined && isReadable(proposal);
  const mayExecute = mayPropose && isExecutable(proposal, action);
  const couldSettle =
    status === ActionProposalStatus.OUTCOME_UNKNOWN && action !== undefined && may(Permission.ACTIONS_SETTLE);
  const whyNotSettle = couldSettle ? whyNotToSettle(proposal, person.personId) : undefined;
  const maySettle = couldSettle && whyNotSettle === undefined;
  const mayTry = mayPropose && (isPending || isExecutable(proposal, action));
  const mayCancel = mayPropose && isOpen(proposal, action);
  const named = (label: string) => ({ children: label, 'aria-label': `${label}: ${visibleText(summary)}` });
  return (
    <>
      {isPending && !mayApprove && !wouldFail(proposal) && (
        <Text size="sm" c="dimmed">
          It waits for somebody who may approve actions.
        </Text>
      )}
      {[whyNot, whyNotSettle].map(
        (reason) =>
          reason !== undefined && (
            <Text key={reason} size="sm" c="dimmed">
              {reason}
            </Text>
          ),
      )}
      {(mayDecide || mayExecute || maySettle || mayTry || mayCancel) && (
        <Group gap="xs">
          {mayDecide && !wouldFail(proposal) && <Button {...named('Approve')} onClick={approve.open} />}
          {mayDecide && <Button {...named('Reject')} variant="light" color="red" onClick={reject.open} />}
          {mayExecute && (
            <Button
              {...named(status === ActionProposalStatus.EXECUTION_FAILED ? 'Execute again' : 'Execute')}
              onClick={execute.open}
            />
          )}
          {maySettle && <Button {...named('Settle')} onClick={settle.open} />}
          {mayTry && (
            <Button
              {...named('Dry run')}
              variant="default"
              loading={dryRun.isPending}
              onClick={() => dryRun.mutate({ proposalId, dryRun: true })}
            />
          )}
          {mayCancel && <Button {...named('Cancel proposal')} variant="subtle" color="red" onClick={cancel.open} />}
        </Group>
      )}
      {/* What a dry run has found holds for the proposal as it was then. */}
      {(dryRun.error !== null || dryRun.data?.proposal?.version === version) && (
        <DryRunResult answer={dryRun.data} error={dryRun.error} />
      )}

      <Modal opened={isApproveOpen} onClose={approve.close} title="Approve this action?" size="lg">
        <DecideForm decision="approve" proposal={proposal} onClose={approve.close} />
      </Modal>
      <Modal opened={isRejectOpen} onClose={reject.close} title="Reject this action?" size="lg">
        <DecideForm decision="reject" proposal={proposal} onClose={reject.close} />
      </Modal>
      <ExecuteDialog opened={isExecuteOpen} proposal={proposal} onClose={execute.close} />
      <CancelDialog opened={isCancelOpen} proposal={proposal} onClose={cancel.close} />
      <Modal opened={isSettleOpen} onClose={settle.close} title="Settle how it ended" size="lg">
        {action !== undefined && <SettleForm action={action} summary={summary} onClose={settle.close} />}
      </Modal>
    </>
  );
}
