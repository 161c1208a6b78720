import { Button, Code, DataList, Group, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { ActionProposal, ActionTarget } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { Detail } from '../frame/detail.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { PayloadValues } from '../operations/payload-values.tsx';
import { providerWordsOf } from '../providers/labels.ts';
import { useIntegrations } from './use-proposals.ts';

const SHOWN_OF_HASH = 10;

/** A newer service may have operations that this page cannot show. */
export function isReadable({ payload }: ActionProposal): boolean {
  return payload.case !== undefined;
}

export function PayloadDetails({ proposal }: { proposal: ActionProposal }) {
  const { nameOf } = useIntegrations();
  return <PayloadFacts proposal={proposal} through={nameOf(proposal.integrationId)} />;
}

interface PayloadFactsProps {
  proposal: ActionProposal;
  through: string;
  before?: ActionProposal | undefined;
}

export function PayloadFacts({ proposal, through, before }: PayloadFactsProps) {
  return (
    <DataList labelWidth="7rem" gap={6}>
      <PayloadValues proposal={proposal} before={before} />
      <Detail label="Operation">
        <Code>{proposal.operation}</Code>
      </Detail>
      <Through {...{ proposal, through, before }} />
      {proposal.target !== undefined && (
        <Detail label="Leads to">
          <VisibleText>{targetText(proposal.target, proposal.integrationId)}</VisibleText>
        </Detail>
      )}
      <Detail label="Payload hash">
        <PayloadHash hash={proposal.payloadHash} />
      </Detail>
    </DataList>
  );
}

export function Through({ proposal, through, before }: PayloadFactsProps) {
  return (
    <Detail label="Through">
      <VisibleText>{through}</VisibleText>
      {before !== undefined && before.integrationId !== proposal.integrationId && (
        <Text size="sm" c="dimmed">
          Was another integration
        </Text>
      )}
    </Detail>
  );
}

/** Leaves out an account that is the integration itself, as in the sandbox shop. */
function targetText({ provider, address, account, workspace }: ActionTarget, integrationId: string): string {
  const parts = [
    providerWordsOf(provider)?.provider ?? provider,
    ...(address === '' ? [] : [`at ${address}`]),
    ...(workspace === '' ? [] : [`in the workspace ${workspace}`]),
    ...(account === '' || account === integrationId ? [] : [`as ${account}`]),
  ];
  return parts.join(' ');
}

/** An approval of one hash does not count for another. */
function PayloadHash({ hash }: { hash: string }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  return (
    <Group gap={6}>
      <Code id={id}>{isWhole ? hash : `${hash.slice(0, SHOWN_OF_HASH)}…`}</Code>
      <Button
        variant="subtle"
        size="compact-xs"
        aria-expanded={isWhole}
        aria-controls={id}
        aria-label={isWhole ? 'Shorten the payload hash' : 'Show the whole payload hash'}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Shorten' : 'Show'}
      </Button>
    </Group>
  );
}
