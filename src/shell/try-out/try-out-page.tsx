import type { MessageInitShape } from '@bufbuild/protobuf';
import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Alert, Button, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import {
  OperationService,
  OperationStatus,
} from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import {
  type EvaluateResponse,
  type HypotheticalPersonSchema,
  PolicyService,
} from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { PageLink, pageFor } from '../admin/page-for.tsx';
import { failureOf, problemOf } from '../api/failure.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Page } from '../frame/page.tsx';
import { Section } from '../frame/section.tsx';
import { type PayloadDrafts, useProposedPayload } from '../proposals/use-proposed-payload.tsx';
import { ROLE_LABELS } from '../session/roles.ts';
import { EvaluationAnswer } from './evaluation-answer.tsx';
import { useCandidate } from './use-candidate.tsx';

const PLACES = ['total', 'text', 'pack_key', 'pack_version'];
const PAGE_SIZE = 200;

export const TryOutPage = pageFor(Permission.POLICIES_MANAGE, Role.ADMIN, 'Try it out', TryOut);

function TryOut() {
  return (
    <Page
      title="Try it out"
      lead="Shows the decision on a proposal that you make up. Nothing is written or sent."
      actions={<PageLink to="/admin/try-out/backtest">Backtest</PageLink>}
    >
      <TryOutForm />
    </Page>
  );
}

function TryOutForm() {
  const { operation, input: operationInput } = useOperationChoice();
  const [people, setPeople] = useState<SupposedPeople>({ proposer: SOME_MEMBER, approvers: [] });
  const [total, setTotal] = useState('');
  const [payloads, setPayloads] = useState<PayloadDrafts>({});
  const candidate = useCandidate({}, false);
  const answer = useRef<HTMLDivElement>(null);
  const evaluate = useMutation(PolicyService.method.evaluate, {
    // Scrolls to the answer, which is below the form where the page is narrow.
    onSettled: () => requestAnimationFrame(() => answer.current?.scrollIntoView({ block: 'nearest' })),
  });
  const failure = evaluate.error === null ? undefined : failureOf(evaluate.error);
  const payloadForm = useProposedPayload(operation ?? '', failure, { written: payloads, write: setPayloads });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const payload = payloadForm.read();
    if (payload === undefined) return;
    const approvers = people.approvers.map(({ who }) => personOf(who));
    const supposed = { proposer: personOf(people.proposer), approvers, total: total.trim() };
    evaluate.mutate({ payload, ...candidate.candidate, ...supposed });
  };
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
      <Stack component="form" onSubmit={submit} style={{ minWidth: 0 }}>
        <Section title="Proposal">
          {operationInput}
          {operation !== undefined && payloadForm.inputs}
          <TextInput
            label="Total of the resource"
            description="For money: the amount approved for the resource before, plus this proposal. Leave empty for this proposal alone."
            inputMode="decimal"
            maxLength={20}
            value={total}
            onChange={(event) => setTotal(event.currentTarget.value)}
            error={problemOf(failure, 'total', 'Total')}
          />
        </Section>
        <Section title="People">
          <PeopleInputs people={people} onChange={setPeople} />
        </Section>
        <Section title="Rules">
          {candidate.problem}
          {candidate.inputsOf(failure)}
        </Section>
        <Button
          type="submit"
          loading={evaluate.isPending}
          disabled={!candidate.isReady || operation === undefined}
          style={{ alignSelf: 'flex-start' }}
        >
          Try it out
        </Button>
      </Stack>
      <Stack ref={answer} style={{ minWidth: 0, scrollMarginBlock: '5rem' }}>
        <Outcome answer={evaluate.data} error={evaluate.error} places={payloadForm.places} />
      </Stack>
    </SimpleGrid>
  );
}

interface OutcomeProps {
  answer: EvaluateResponse | undefined;
  error: Error | null;
  /** Request paths of the payload's fields that show their own problems. */
  places: readonly string[];
}

function Outcome({ answer, error, places }: OutcomeProps) {
  if (error !== null) {
    return <FailureAlert error={error} title="The proposal was not tried out" fields={[...PLACES, ...places]} />;
  }
  if (answer !== undefined) return <EvaluationAnswer answer={answer} />;
  return (
    <Alert title="The answer appears here">
      It shows the decision, the policies behind it, and whether the action could be executed with these approvals.
    </Alert>
  );
}

/** Returns the operation to propose and a select for it. The first operation is chosen initially. */
function useOperationChoice() {
  const [chosen, setChosen] = useState<string>();
  const { data, error } = useQuery(OperationService.method.listOperations, { pageSize: PAGE_SIZE });
  const active = data?.operations.filter(({ status }) => status === OperationStatus.ACTIVE) ?? [];
  const operation = chosen ?? active[0]?.operation;
  const input = (
    <>
      {error !== null && <FailureAlert error={error} title="The operations cannot be listed" />}
      <Select
        label="Operation"
        data={active.map((one) => ({ value: one.operation, label: visibleText(one.title) }))}
        value={operation ?? null}
        onChange={(value) => setChosen(value ?? operation)}
        allowDeselect={false}
        searchable
      />
    </>
  );
  return { operation, input };
}

const MAX_APPROVERS = 10;
const ROLES = [Role.OWNER, Role.ADMIN, Role.APPROVER, Role.MEMBER, Role.VIEWER] as const;
const OF_ROLE = 'role:';
const OF_PERSON = 'person:';
/** Initial choices of the form. */
const SOME_MEMBER = `${OF_ROLE}member`;
const SOME_APPROVER = `${OF_ROLE}approver`;

interface SupposedPeople {
  proposer: string;
  /** In the order of approval. `key` distinguishes entries with the same person or role. */
  approvers: readonly { key: number; who: string }[];
}

interface PeopleInputsProps {
  people: SupposedPeople;
  onChange: (people: SupposedPeople) => void;
}

function PeopleInputs({ people: { proposer, approvers }, onChange }: PeopleInputsProps) {
  const options = usePeople();
  const next = useRef(0);
  const add = () => {
    next.current += 1;
    onChange({ proposer, approvers: [...approvers, { key: next.current, who: SOME_APPROVER }] });
  };
  const replace = (key: number, who: string) =>
    onChange({ proposer, approvers: approvers.map((one) => (one.key === key ? { key, who } : one)) });
  return (
    <Stack gap="sm">
      <Select
        label="Proposed and executed by"
        data={options}
        value={proposer}
        onChange={(who) => onChange({ proposer: who ?? proposer, approvers })}
        allowDeselect={false}
        searchable
      />
      {approvers.map(({ key, who }, index) => (
        <Group key={key} gap="xs" align="flex-end" wrap="nowrap">
          <Select
            label={`Approval ${index + 1}`}
            data={options}
            value={who}
            onChange={(chosen) => replace(key, chosen ?? who)}
            allowDeselect={false}
            searchable
            style={{ flex: '1 1 auto', minWidth: 0 }}
          />
          <Button
            variant="default"
            onClick={() => onChange({ proposer, approvers: approvers.filter((one) => one.key !== key) })}
            aria-label={`Remove approval ${index + 1}`}
          >
            Remove
          </Button>
        </Group>
      ))}
      <Button
        variant="default"
        onClick={add}
        disabled={approvers.length >= MAX_APPROVERS}
        style={{ alignSelf: 'flex-start' }}
      >
        Add an approval
      </Button>
    </Stack>
  );
}

/** Returns the options for a supposed person: somebody with a role, or a member of the tenant. */
function usePeople(): { group: string; items: { value: string; label: string }[] }[] {
  const { data } = useQuery(MemberService.method.listMembers, {});
  const roles = ROLES.map((role) => ({
    value: `${OF_ROLE}${ROLE_LABELS[role].toLowerCase()}`,
    label: `Some ${ROLE_LABELS[role].toLowerCase()}`,
  }));
  const members = (data?.members ?? []).map(({ personId, name, email }) => ({
    value: `${OF_PERSON}${personId}`,
    label: visibleText(`${name} (${email})`),
  }));
  const groups = [{ group: 'Somebody', items: roles }];
  return members.length === 0 ? groups : [...groups, { group: 'Members', items: members }];
}

function personOf(value: string): MessageInitShape<typeof HypotheticalPersonSchema> {
  if (value.startsWith(OF_PERSON)) return { who: { case: 'personId', value: value.slice(OF_PERSON.length) } };
  return { who: { case: 'role', value: value.slice(OF_ROLE.length) } };
}
