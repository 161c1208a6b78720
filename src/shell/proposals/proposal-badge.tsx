import { Badge } from '@mantine/core';
import type { ActionProposalStatus } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { labelOf } from '../work/labels.ts';
import { PROPOSAL_STATUS_COLOURS, PROPOSAL_STATUS_LABELS } from './labels.ts';

export function ProposalBadge({ status }: { status: ActionProposalStatus }) {
  return (
    <Badge variant="dot" color={labelOf(PROPOSAL_STATUS_COLOURS, status)} tt="none" miw="max-content">
      {labelOf(PROPOSAL_STATUS_LABELS, status)}
    </Badge>
  );
}
