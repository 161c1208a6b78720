import { useQuery } from '@connectrpc/connect-query';
import { Button, Code, DataList, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type Operation,
  OperationService,
  OperationStatus,
} from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { CodeBlock } from '../frame/code-block.tsx';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useParams } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { labelOf } from '../work/labels.ts';
import { ConfirmedChange } from './change.tsx';
import { OperationEditor, useInvalidateOperations } from './operation-editor.tsx';
import { executorsText, OPERATION_RISK_LABELS, OperationStatusBadge } from './operations-page.tsx';
import { PageLink, pageFor } from './page-for.tsx';
import { WaitingChangeLine, WaitingNotice } from './waiting-changes.tsx';

export function OperationPage() {
  const { operation: name = '' } = useParams();
  const { may } = useSession();
  if (!may(Permission.ACTIONS_READ)) return <NotPermittedPage title="Operation" needed={Role.VIEWER} />;
  return <OperationByName key={name} name={name} mayManage={may(Permission.OPERATIONS_MANAGE)} />;
}

function OperationByName({ name, mayManage }: { name: string; mayManage: boolean }) {
  const { data, error } = useQuery(OperationService.method.getOperation, { operation: name });
  const operation = data?.operation;
  if (operation === undefined) {
    return (
      <Page title="Operation" actions={<PageLink to="/admin/operations">All operations</PageLink>}>
        {error === null ? <RecordsSkeleton /> : <FailureAlert error={error} title="The operation cannot be shown" />}
      </Page>
    );
  }
  return <OperationAsItIs operation={operation} mayManage={mayManage} />;
}

function OperationAsItIs({ operation, mayManage }: { operation: Operation; mayManage: boolean }) {
  const { title, definition, status } = operation;
  const isManaged = mayManage && definition !== undefined;
  return (
    <Page
      title={visibleText(title)}
      actions={
        <Group gap="xs">
          {isManaged && status === OperationStatus.ACTIVE && <RetireButton operation={operation} />}
          <PageLink to="/admin/operations">All operations</PageLink>
        </Group>
      }
    >
      <WaitingVersion operation={operation} />
      <About operation={operation} />
      {isManaged ? <OperationEditor saved={operation} /> : <ReadOnly operation={operation} />}
    </Page>
  );
}

function About({ operation }: { operation: Operation }) {
  const { version, status, highestRisk, resourceType, executors, definition, schemaHash } = operation;
  return (
    <Section title="About" aside={<OperationStatusBadge status={status} />}>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
        <VisibleText>{operation.description.trim()}</VisibleText>
      </Text>
      <DataList labelWidth="8rem" gap={6}>
        <Detail label="Operation">
          <Code>{operation.operation}</Code>
        </Detail>
        <Detail label="Version">
          {String(version)}
          {definition === undefined ? (
            ', built in'
          ) : (
            <>
              , by <VisibleText>{definition.authorName}</VisibleText>,{' '}
              <MomentOr isExact at={definition.writtenAt} otherwise="at an unknown time" />
            </>
          )}
        </Detail>
        <Detail label="Highest risk">{labelOf(OPERATION_RISK_LABELS, highestRisk)}</Detail>
        <Detail label="Acts on">
          <Code>{resourceType}</Code>
        </Detail>
        <Detail label="Carried out by">{executorsText(executors)}</Detail>
        <Detail label="Schema hash">
          <Code>{schemaHash}</Code>
        </Detail>
      </DataList>
    </Section>
  );
}

function ReadOnly({ operation: { definition, payloadSchema, resultSchema } }: { operation: Operation }) {
  if (definition !== undefined) {
    return (
      <Section title="Definition">
        <CodeBlock label="Definition" text={definition.text} />
      </Section>
    );
  }
  return (
    <Section title="Schemas">
      <CodeBlock label="Schema of payloads" text={indented(payloadSchema)} />
      <CodeBlock label="Schema of results" text={indented(resultSchema)} />
    </Section>
  );
}

const indented = (json: string) => JSON.stringify(JSON.parse(json), null, 2);

function RetireButton({ operation: { operation, title, version } }: { operation: Operation }) {
  const [isAsking, asking] = useDisclosure();
  const invalidate = useInvalidateOperations();
  return (
    <>
      <Button variant="light" color="red" onClick={asking.open}>
        Retire
      </Button>
      <ConfirmedChange
        method={OperationService.method.retireOperation}
        request={isAsking ? { operation, version } : undefined}
        invalidate={invalidate}
        title={`Retire ${visibleText(title)}?`}
        consequence="New proposals can no longer use it. Existing proposals go on. To offer it again, save the definition again."
        confirmLabel="Retire"
        onClose={asking.close}
        onDone={() => notifications.show({ message: 'The operation is retired.' })}
        // Shows a change that somebody else has made meanwhile, before the person decides again.
        onError={invalidate}
      />
    </>
  );
}

/** Notice about a version that does not count yet. */
function WaitingVersion({ operation: { operation, version, waiting } }: { operation: Operation }) {
  const invalidate = useInvalidateOperations();
  if (waiting === undefined) return null;
  return (
    <WaitingNotice
      title="This version does not apply yet"
      method={OperationService.method.confirmOperation}
      request={{ operation, version }}
      invalidate={invalidate}
      mayConfirm={waiting.mayConfirm}
      confirmLabel={`Confirm version ${version}`}
      failureTitle="The version was not confirmed"
      confirmedMessage="The version is confirmed. It applies now."
    >
      <WaitingChangeLine of="operation" change={waiting} did={`defined version ${version}`} />
    </WaitingNotice>
  );
}

export const NewOperationPage = pageFor(Permission.OPERATIONS_MANAGE, Role.ADMIN, 'New operation', NewOperation);

function NewOperation() {
  return (
    <Page
      title="New operation"
      lead="A definition sets the fields of the form, the text that approvers read, and the kinds of integrations that carry it out."
    >
      <OperationEditor saved={undefined} />
    </Page>
  );
}
