import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Accordion, Alert, Anchor, Button, Code, Group, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type PackPolicies,
  PolicyService,
  type TenantPolicies,
} from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { failureOf, isShownAtFields } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { CodeBlock } from '../frame/code-block.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { Section } from '../frame/section.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { pageFor } from './page-for.tsx';
import { Dimmed } from './record-list.tsx';
import { countOf, SourceTextarea, TextList } from './source-editor.tsx';
import { useVersionedDraft } from './use-versioned-draft.ts';
import { WaitingChangeLine, WaitingNotice } from './waiting-changes.tsx';

export const PoliciesPage = pageFor(Permission.ACTIONS_READ, Role.VIEWER, 'Policies', Policies);

function Policies() {
  const { may } = useSession();
  const mayManage = may(Permission.POLICIES_MANAGE);
  const { data, error } = useQuery(PolicyService.method.getPolicies, {});
  return (
    <Page title="Policies" lead="Policies decide which actions may be proposed, approved and executed.">
      {error !== null && <FailureAlert error={error} title="The policies cannot be read" />}
      {data === undefined && error === null && <Skeleton height={240} role="status" aria-label="Loading" />}
      {data?.tenant !== undefined && <TenantPoliciesSection saved={data.tenant} mayManage={mayManage} />}
      {data?.packs.map((pack) => (
        <PackSection key={pack.packKey} pack={pack} />
      ))}
    </Page>
  );
}

/** Policies that are shipped with a pack. They always apply. */
function PackSection({ pack: { packKey, version, text, schema } }: { pack: PackPolicies }) {
  return (
    <Section title={`Shipped with the pack ${packKey}`}>
      <Text size="sm">
        These always apply. In the reasons of a decision, their ids begin with <Code>pack/</Code>.
      </Text>
      <Dimmed>Version: {version}</Dimmed>
      <Accordion multiple variant="contained">
        <Accordion.Item value="policies">
          <Accordion.Control>Policies</Accordion.Control>
          <Accordion.Panel>
            <CodeBlock label={`Policies of ${packKey}`} text={text} />
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="schema">
          <Accordion.Control>Schema: names that policies can use</Accordion.Control>
          <Accordion.Panel>
            <CodeBlock label={`Schema of ${packKey}`} text={schema} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Section>
  );
}

function TenantPoliciesSection({ saved, mayManage }: { saved: TenantPolicies; mayManage: boolean }) {
  const { version, updatedAt, text } = saved;
  return (
    <Section
      title="Your own policies"
      aside={
        <Text size="sm" c="dimmed">
          {version === 0n ? (
            'Not written yet'
          ) : (
            <>
              Version {String(version)}, <MomentOr isExact at={updatedAt} otherwise="" />
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
        and can only forbid: they cannot permit more than the policies of the service. Each needs an <Code>@id</Code>{' '}
        and a <Code>@reason</Code>, shown when it decides. Actions are <Code>propose</Code>, <Code>auto_approve</Code>,{' '}
        <Code>approve</Code> and <Code>execute</Code>; amounts are in minor units: 2500 is 25.00 EUR. A policy that
        forbids <Code>execute</Code> holds back approved proposals until you remove it; one that forbids{' '}
        <Code>propose</Code> ends them. The schema below lists all names that policies can use. Added policies apply at
        once. Changed or removed policies still apply beside the new ones until another administrator confirms the
        change. Limits are those of the packs
        {mayManage && (
          <>
            : change them on the page{' '}
            <Anchor component={Link} to="/admin/packs" inherit underline="always">
              Packs
            </Anchor>
          </>
        )}
        .
      </Text>
      {saved.problems.length > 0 && (
        <Alert role="alert" color="red" title="The saved policies are no longer valid">
          <Text size="sm">Decisions that need these policies are refused until the policies are corrected:</Text>
          <TextList lines={saved.problems} />
        </Alert>
      )}
      <WaitingPolicies saved={saved} />
      {mayManage && <PoliciesEditor saved={saved} />}
      {!mayManage && text.trim() === '' && <Text c="dimmed">There are none.</Text>}
      {!mayManage && text.trim() !== '' && <CodeBlock label="Your own policies" text={text} />}
    </Section>
  );
}

/** Notice about policy changes that do not count yet. */
function WaitingPolicies({ saved: { version, waiting } }: { saved: TenantPolicies }) {
  const invalidate = useInvalidate(PolicyService.method.getPolicies);
  if (waiting.length === 0) return null;
  return (
    <WaitingNotice
      title="Some changes do not apply yet"
      method={PolicyService.method.confirmPolicies}
      request={{ version }}
      invalidate={invalidate}
      mayConfirm={waiting.some(({ change }) => change?.mayConfirm)}
      confirmLabel={`Confirm version ${version}`}
      failureTitle="The policies were not confirmed"
      confirmedMessage="The policies are confirmed. They apply now."
    >
      {waiting.map(({ change, textBefore }) => (
        <Stack key={String(change?.version)} gap="xs">
          {change !== undefined && (
            <WaitingChangeLine
              of="policies"
              change={change}
              did={`changed or removed policies in version ${change.version}`}
            />
          )}
          <Accordion variant="contained">
            <Accordion.Item value="before">
              <Accordion.Control>Text before version {String(change?.version)}</Accordion.Control>
              <Accordion.Panel>
                <CodeBlock
                  label={`Policies before version ${change?.version}`}
                  text={textBefore === '' ? '(none)' : textBefore}
                />
              </Accordion.Panel>
            </Accordion.Item>
          </Accordion>
        </Stack>
      ))}
    </WaitingNotice>
  );
}

const EXAMPLE = `@id("no-dollars")
@reason("No dollars today.")
forbid (principal, action == Action::"propose", resource)
when { context.currency == "USD" };
`;

function PoliciesEditor({ saved }: { saved: TenantPolicies }) {
  const draft = usePoliciesDraft(saved);
  const { text, overtakenBy, problems, validation, saving, edit } = draft;
  const isBusy = validation.isPending || saving.isPending;
  return (
    <Stack gap="sm">
      {overtakenBy !== undefined && <Overtaken by={overtakenBy} />}
      <DraftNotice draft={draft.draft} />
      <SourceTextarea
        label="Policies"
        description="Leave empty for none."
        minRows={8}
        maxRows={30}
        value={text}
        readOnly={isBusy}
        onChange={(event) => edit(event.currentTarget.value)}
        error={countOf(new Set(problems).size, 'below')}
      />
      {problems !== undefined && <Verdict problems={problems} />}
      {validation.error !== null && <FailureAlert error={validation.error} title="The policies were not validated" />}
      {saving.error !== null && <FailureAlert error={saving.error} title="The policies were not saved" />}
      <Group gap="xs">
        <Button onClick={draft.save} disabled={!draft.isChanged || validation.isPending} loading={saving.isPending}>
          Save
        </Button>
        <Button variant="default" onClick={draft.validate} disabled={saving.isPending} loading={validation.isPending}>
          Validate
        </Button>
        <Button variant="default" onClick={() => edit(withExample(text))} disabled={isBusy}>
          Add an example
        </Button>
        {draft.isDraft && (
          <Button variant="subtle" color="red" onClick={draft.discard} disabled={isBusy}>
            Discard changes
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Overtaken({ by }: { by: TenantPolicies }) {
  return (
    <Alert role="alert" color="yellow" title="Somebody else has changed the policies">
      <Stack gap="xs">
        <Text size="sm">
          Not saved. Your text is still here. Below are the saved policies: copy what you want to keep from them, then
          save again.
        </Text>
        <CodeBlock label="Saved policies" text={by.text === '' ? '(none)' : by.text} />
      </Stack>
    </Alert>
  );
}

function Verdict({ problems }: { problems: string[] }) {
  if (problems.length === 0) {
    return (
      <Alert role="status" color="green" title="These policies are valid">
        They are not saved yet.
      </Alert>
    );
  }
  return (
    <Alert role="alert" color="red" title="These policies are not valid">
      <TextList lines={problems} />
    </Alert>
  );
}

function withExample(text: string): string {
  return text.trim() === '' ? EXAMPLE : `${text.trimEnd()}\n\n${EXAMPLE}`;
}

const { getPolicies, validatePolicies, writePolicies } = PolicyService.method;

function usePoliciesDraft(saved: TenantPolicies) {
  const base = { text: saved.text, version: String(saved.version) };
  const [validated, setValidated] = useState<{ text: string; problems: string[] }>();
  const { refetch } = useQuery(getPolicies, {}, { enabled: false });
  const draft = useVersionedDraft({
    key: 'policies',
    saved: base,
    isNew: false,
    method: writePolicies,
    requestOf: ({ text, version }) => ({ text, expectedVersion: BigInt(version) }),
    readNewest: async () => (await refetch()).data?.tenant,
    invalidate: useInvalidate(getPolicies),
    onSaved: () => {
      setValidated(undefined);
      notifications.show({ message: 'The policies are saved. They apply from the next decision on.' });
    },
  });
  const { text, version } = draft.written;
  const validate = useMutation(validatePolicies, {
    onSuccess: ({ problems }) => setValidated({ text, problems }),
  });
  const { error, isPending } = draft.saving;
  const refused = refusalsOf(error);
  return {
    ...draft,
    text,
    isChanged: text !== base.text || version !== base.version,
    /** Problems of the text; empty if it is valid, undefined if that is not known yet. */
    problems: refused ?? (validated?.text === text ? validated.problems : undefined),
    validation: { isPending: validate.isPending, error: validate.error },
    /** The error is null if it is about the text, as `problems` has it then. */
    saving: { isPending, error: refused === undefined ? error : null },
    edit: (value: string) => {
      draft.edit({ text: value });
      validate.reset();
    },
    discard: () => {
      draft.discard();
      validate.reset();
    },
    validate: () => validate.mutate({ text }),
  };
}

/** Returns the problems of a text that was refused; undefined if it was not. */
function refusalsOf(error: unknown): string[] | undefined {
  if (error === null) return undefined;
  const failure = failureOf(error);
  return isShownAtFields(failure, ['text']) ? failure.problems.map(({ problem }) => problem) : undefined;
}
