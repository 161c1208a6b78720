import { useMutation } from '@connectrpc/connect-query';
import { Accordion, Alert, Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { PolicyService, type TenantPolicies } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { CodeBlock } from '../frame/code-block.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { WaitingChangeLine } from './waiting-change-line.tsx';

interface WaitingPoliciesProps {
  saved: TenantPolicies;
  invalidate: () => Promise<void>;
}

/**
 * Notice about policy changes that do not count yet for their authors' own proposals, with a button to confirm them.
 */
export function WaitingPolicies({ saved, invalidate }: WaitingPoliciesProps) {
  const { version, waiting } = saved;
  const confirm = useMutation(PolicyService.method.confirmPolicies, {
    onSuccess: async () => {
      await invalidate();
      notifications.show({ message: 'The policies are confirmed. They now apply to everybody.' });
    },
    // Shows a change that somebody else has made meanwhile, before the person decides again.
    onError: invalidate,
  });
  if (waiting.length === 0) return null;
  return (
    <Alert role="status" color="yellow" title="Some changes do not apply to everybody yet">
      <Stack gap="sm">
        {waiting.map(({ change, textBefore }) => (
          <Stack key={String(change?.version)} gap="xs">
            {change !== undefined && (
              <WaitingChangeLine change={change} did={`changed or removed policies in version ${change.version}`} />
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
