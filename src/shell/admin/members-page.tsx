import { useQuery } from '@connectrpc/connect-query';
import { Alert, Anchor, Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { InvitationsSection } from './invitations-section.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberTable } from './member-table.tsx';

export function MembersPage() {
  const { may } = useSession();
  if (!may(Permission.MEMBERS_READ)) return <NotPermittedPage title="Members" needed={Role.VIEWER} />;
  return <Members mayManage={may(Permission.MEMBERS_MANAGE)} />;
}

function Members({ mayManage }: { mayManage: boolean }) {
  const { active } = useSession();
  const { data, error } = useQuery(MemberService.method.listMembers, {});
  const [isInviteOpen, invite] = useDisclosure();
  const inviteButton = mayManage && (
    <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={invite.open}>
      Invite
    </Button>
  );
  return (
    <Page
      title="Members"
      lead={
        <>
          The members of <VisibleText>{active.tenantName}</VisibleText> and their roles. To change how long new
          approvers wait, open the{' '}
          <Anchor component={Link} to="/admin/settings" inherit underline="always">
            settings
          </Anchor>
          .
        </>
      }
      actions={inviteButton}
    >
      {data !== undefined && data.members.filter(({ role }) => role >= Role.APPROVER).length < 2 && (
        <Alert title="A second approver is needed">
          Only one person here may approve. Proposals that policy does not approve wait for somebody who is not
          accountable for them: nobody may approve their own proposals, or those of their keys and agents. Invite an
          approver.
        </Alert>
      )}
      <MemberTable members={data?.members} error={error} mayManage={mayManage} />
      {mayManage && <InvitationsSection />}
      <Modal opened={isInviteOpen} onClose={invite.close} title="Invite a person">
        <InviteForm onClose={invite.close} />
      </Modal>
    </Page>
  );
}
