import { createConnectQueryKey, useMutation, useTransport } from '@connectrpc/connect-query';
import { Alert, Anchor, Button, Code, Group, List, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PolicyService, type TenantPolicies } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { failureOf, isShownAtFields } from '../api/failure.ts';
import { CodeBlock } from '../frame/code-block.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { Section } from '../frame/section.tsx';
import { WaitingPolicies } from './waiting-policies.tsx';

const MAX_LENGTH = 65_536;

const EXAMPLE = `@id("no-dollars")
@reason("No dollars today.")
forbid (principal, action == Action::"propose", resource)
when { context.currency == "USD" };
`;

interface TenantPoliciesSectionProps {
  /** As the page has read them last. */
  saved: TenantPolicies;
  mayManage: boolean;
}

/** The tenant's own policies, beside those of the packs. */
export function TenantPoliciesSection({ saved, mayManage }: TenantPoliciesSectionProps) {
  const { version, updatedAt, text } = saved;
  const policies = usePoliciesCache();
  return (
    <Section
      title="Your own policies"
      aside={
        <Text size="sm" c="dimmed">
          {version === 0n ? (
            'Never written'
          ) : (
            <>
              Version {String(version)}, <MomentOr at={updatedAt} otherwise="" />
            </>
          )}
        </Text>
      }
    >
      <Text size="sm">
        They are written in{' '}
        <Anchor href="https://docs.cedarpolicy.com/" target="_blank" rel="noreferrer" inherit underline="always">
          Cedar
        </Anchor>{' '}
        and can only forbid: what the shipped policies do not permit stays forbidden. Each needs an <Code>@id</Code> and
        a <Code>@reason</Code>, which people and programs read when it decides. Actions are <Code>propose</Code>,{' '}
        <Code>auto_approve</Code>, <Code>approve</Code> and <Code>execute</Code>; amounts are in minor units, so that
        2500 is 25.00 EUR. What forbids <Code>execute</Code> holds back what is approved until it is taken away again;
        what forbids <Code>propose</Code> ends it. The schema below names everything that they may speak of. What is
        added counts at once. What is changed or taken away helps nobody with what they are accountable for themselves,
        until another administrator confirms it. Limits belong to the packs, which come with the service: nobody changes
        them here.
      </Text>
      {saved.problems.length > 0 && (
        <Alert role="alert" color="red" title="What is saved is not in order any more">
          <Text size="sm">It refuses whatever it cannot answer, until somebody changes it:</Text>
          <List size="sm" withPadding>
            {[...new Set(saved.problems)].map((problem) => (
              <List.Item key={problem}>{problem}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <WaitingPolicies saved={saved} readAgain={policies.readAgain} />
      {mayManage && <Editor saved={saved} />}
      {!mayManage && text.trim() === '' && <Text c="dimmed">There are none.</Text>}
      {!mayManage && text.trim() !== '' && <CodeBlock label="Your own policies" text={text} />}
    </Section>
  );
}

interface Draft {
  text: string;
  /** What it was begun from, and is saved against. */
  base: TenantPolicies;
}

/** What is written here stays until it is saved or discarded, whatever others save meanwhile. */
function Editor({ saved }: { saved: TenantPolicies }) {
  const [draft, setDraft] = useState<Draft>();
  const [overtakenBy, setOvertakenBy] = useState<TenantPolicies>();
  const [validated, setValidated] = useState<{ text: string; problems: string[] }>();
  const { base, text } = draft ?? { base: saved, text: saved.text };
  const policies = usePoliciesCache();

  const validate = useMutation(PolicyService.method.validatePolicies, {
    onSuccess: ({ problems }) => setValidated({ text, problems }),
  });
  const write = useMutation(PolicyService.method.writePolicies, {
    onSuccess: async (answer) => {
      notifyInFlight(answer);
      await policies.readAgain();
      setDraft(undefined);
      setOvertakenBy(undefined);
      setValidated(undefined);
      notifications.show({ message: 'The policies are saved. They count from the next decision on.' });
    },
    onError: async (error) => {
      if (failureOf(error).code !== 'precondition_failed') return;
      await policies.readAgain();
      const present = policies.shown();
      if (present === undefined) return;
      setDraft({ text, base: present });
      setOvertakenBy(present);
      write.reset();
    },
  });
  const edit = (value: string) => {
    setDraft({ text: value, base });
    // What was found wrong is wrong with another text.
    validate.reset();
    write.reset();
  };
  const discard = () => {
    setDraft(undefined);
    setOvertakenBy(undefined);
    validate.reset();
    write.reset();
  };

  const isBusy = validate.isPending || write.isPending;
  const failure = write.error === null ? undefined : failureOf(write.error);
  const isRefusedText = failure !== undefined && isShownAtFields(failure, ['text']);
  const refused = isRefusedText ? failure.problems.map(({ problem }) => problem) : undefined;
  const problems = refused ?? (validated?.text === text ? validated.problems : undefined);
  return (
    <Stack gap="sm">
      {overtakenBy !== undefined && (
        <Alert role="alert" color="yellow" title="Somebody has changed the policies">
          <Stack gap="xs">
            <Text size="sm">
              Nothing was saved, and what you wrote is still here. This is what is saved now; take over what you want to
              keep, and save again.
            </Text>
            <CodeBlock label="What is saved now" text={overtakenBy.text === '' ? '(none)' : overtakenBy.text} />
          </Stack>
        </Alert>
      )}
      <Textarea
        label="Policies"
        description="Empty for none."
        autosize
        minRows={8}
        maxRows={30}
        maxLength={MAX_LENGTH}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        readOnly={isBusy}
        onChange={(event) => edit(event.currentTarget.value)}
        error={problems !== undefined && problems.length > 0 ? countOf(problems) : undefined}
        styles={{
          input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 'var(--mantine-font-size-sm)' },
        }}
      />
      {problems !== undefined && <Verdict problems={problems} />}
      {validate.error !== null && <FailureAlert error={validate.error} title="The policies were not validated" />}
      {write.error !== null && refused === undefined && (
        <FailureAlert error={write.error} title="The policies were not saved" />
      )}
      <Group gap="xs">
        <Button
          onClick={() => write.mutate({ text, expectedVersion: base.version })}
          disabled={text === base.text || validate.isPending}
          loading={write.isPending}
        >
          Save
        </Button>
        <Button
          variant="default"
          onClick={() => validate.mutate({ text })}
          disabled={write.isPending}
          loading={validate.isPending}
        >
          Validate
        </Button>
        <Button variant="default" onClick={() => edit(withExample(text))} disabled={isBusy}>
          Add an example
        </Button>
        {draft !== undefined && (
          <Button variant="subtle" color="red" onClick={discard} disabled={isBusy}>
            Discard changes
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Verdict({ problems }: { problems: string[] }) {
  if (problems.length === 0) {
    return (
      <Alert role="status" color="green" title="These policies are in order">
        Nothing is saved by that.
      </Alert>
    );
  }
  return (
    <Alert role="alert" color="red" title="These policies are not in order">
      <List size="sm" withPadding>
        {[...new Set(problems)].map((problem) => (
          <List.Item key={problem}>{problem}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function countOf(problems: string[]): string {
  const { size } = new Set(problems);
  return size === 1 ? 'One problem, told below.' : `${size} problems, told below.`;
}

function withExample(text: string): string {
  return text.trim() === '' ? EXAMPLE : `${text.trimEnd()}\n\n${EXAMPLE}`;
}

/** The policies as the page shows them, for those who learn that they have changed. */
function usePoliciesCache(): { shown: () => TenantPolicies | undefined; readAgain: () => Promise<void> } {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const schema = PolicyService.method.getPolicies;
  const queryKey = createConnectQueryKey({ schema, input: {}, transport, cardinality: 'finite' });
  return {
    shown: () => queryClient.getQueryData(queryKey)?.tenant,
    readAgain: () => queryClient.invalidateQueries({ queryKey }),
  };
}
