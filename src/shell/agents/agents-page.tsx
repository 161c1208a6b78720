import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { IdentityService } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { pageFor } from '../admin/page-for.tsx';
import { SecretDialog } from '../admin/secret-dialog.tsx';
import { useInvalidate } from '../api/use-invalidate.ts';
import { Page } from '../frame/page.tsx';
import { useSession } from '../session/session-context.ts';
import { AgentKeysSection, DelegationsSection } from './agent-sections.tsx';
import { IssueDelegationForm, type IssuedToken } from './issue-delegation-form.tsx';

export const AgentsPage = pageFor(Permission.DELEGATIONS_ISSUE, Role.VIEWER, 'Agents', Agents);

function Agents() {
  const { may } = useSession();
  const mayManage = may(Permission.API_KEYS_MANAGE);
  const invalidate = useInvalidate(IdentityService.method.listAgentDelegations);
  const [isIssuing, issuing] = useDisclosure();
  // The token is kept in this state and nowhere else: in no cache, storage or address.
  const [issued, setIssued] = useState<IssuedToken>();
  const show = (token: IssuedToken) => {
    issuing.close();
    setIssued(token);
    void invalidate();
  };
  return (
    <Page
      title="Agents"
      lead={
        mayManage
          ? 'Agents that act for people, their permissions now, and when each was last used. An agent can approve only the one proposal that its person has named.'
          : 'Agents that act for you, their permissions, and when each was last used. Admins see the agents of everybody.'
      }
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={issuing.open}>
          New delegation
        </Button>
      }
    >
      <DelegationsSection mayManage={mayManage} onDelegate={issuing.open} />
      {may(Permission.API_KEYS_OWN) && <AgentKeysSection mayManage={mayManage} />}
      <Modal opened={isIssuing} onClose={issuing.close} title="New delegation" size="lg">
        <IssueDelegationForm onClose={issuing.close} onIssued={show} />
      </Modal>
      <SecretDialog
        shown={issued && { keyName: visibleText(issued.agent), secret: issued.token }}
        onClose={() => setIssued(undefined)}
        label="Token"
        about={issued?.about ?? ''}
      />
    </Page>
  );
}
