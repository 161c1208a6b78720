import { useMutation } from '@connectrpc/connect-query';
import { Accordion, Alert, Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { PolicyService, type TenantPolicies } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { CodeBlock } from '../frame/code-block.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { WaitingChangeLine } from './waiting-change-line.tsx';

interface WaitingPoliciesProps {
  saved: TenantPolicies;
  readAgain: () => Promise<void>;
}

/** Changes of the policies that do not count yet for what their authors propose, and the way to confirm them. */
export function WaitingPolicies({ saved, readAgain }: WaitingPoliciesProps) {
  const { version, waiting } = saved;
  const confirm = useMutation(PolicyService.method.confirmPolicies, {
    onSuccess: async () => {
      await readAgain();
      notifications.show({ message: 'The policies are confirmed. They count for everybody now.' });
    },
    // Whoever has changed them meanwhile is to be seen before it is decided again.
    onError: readAgain,
  });
  if (waiting.length === 0) return null;
  return (
    <Alert role="status" color="yellow" title="Not everything counts for everybody yet">
      <Stack gap="sm">
        {waiting.map(({ change, textBefore }) => (
          <Stack key={String(change?.version)} gap="xs">
            {change !== undefined && (
              <WaitingChangeLine change={change} did={`changed or took away policies, in version ${change.version}`} />
            )}
            <Accordion variant="contained">
              <Accordion.Item value="before">
                <Accordion.Control>What they were before version {String(change?.version)}</Accordion.Control>
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
        {confirm.error !== null && <FailureAlert error={confirm.error} title="The policies were not confirmed" />}
        {waiting.some(({ change }) => change?.mayConfirm) && (
          <Button
            variant="default"
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ version })}
            style={{ alignSelf: 'flex-start' }}
          >
            Confirm version {String(version)}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
