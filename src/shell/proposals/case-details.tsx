import { Code, DataList } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import type { ActionProposal } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { Detail } from '../frame/detail.tsx';
import classes from './approvals-page.module.css';
import { PayloadFacts } from './payload-details.tsx';

/** The whole payload, its hash, the policies and the ids, folded until somebody looks. */
export function CaseDetails({ proposal, through }: { proposal: ActionProposal; through: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classes['details']}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
    >
      <summary>Details</summary>
      {isOpen && (
        <>
          <PayloadFacts proposal={proposal} through={through} />
          <Ids proposal={proposal} />
        </>
      )}
    </details>
  );
}

function Ids({ proposal: { policy, proposalId, workItemId } }: { proposal: ActionProposal }) {
  return (
    <DataList labelWidth="7rem" gap={6} mt={6}>
      {policy !== undefined && policy.reasons.length > 0 && (
        <Detail label="Policies">
          {policy.reasons.map(({ policyId }) => (
            <div key={policyId}>
              <Code>{policyId}</Code>
            </div>
          ))}
        </Detail>
      )}
      {policy !== undefined && (
        <Detail label="Policy version">
          <Code>{policy.policyVersion}</Code>
        </Detail>
      )}
      <Detail label="Proposal">
        <Code>{proposalId}</Code>
      </Detail>
      <Detail label="WorkItem">
        <Code>{workItemId}</Code>
      </Detail>
    </DataList>
  );
}
