import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { InvitationMailState, MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { CopyField } from '../frame/copy-field.tsx';
import { DialogForm } from '../frame/dialog-form.tsx';
import { grantableRoles, ROLE_EXPLANATIONS, ROLE_LABELS } from '../session/roles.ts';
import { useSession } from '../session/session-context.ts';
import { useChange } from './change.tsx';
import { isMailed, MAIL_LIMITED } from './invitation-labels.ts';

/** Form that invites a person. Then it shows a link to pass on, and tells if a mail with a link is sent. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const { active } = useSession();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(Role.MEMBER);
  const invite = useChange(MemberService.method.inviteMember, useInvalidate(MemberService.method.listInvitations));
  const { failure } = invite;
  const invitation = invite.data?.invitation;
  if (invitation !== undefined) {
    return (
      <Stack>
        <Text>
          {isMailed(invitation)
            ? `A mail with a link is on its way to ${invitation.email}. You can also send this link. Anybody who has it can accept the invitation.`
            : `Send this link to ${invitation.email}. Anybody who has it can accept the invitation.`}
        </Text>
        {invitation.mail?.state === InvitationMailState.LIMITED && <Text size="sm">{MAIL_LIMITED}</Text>}
        <CopyField label="Link" value={invitation.url} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Done
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <DialogForm
      {...invite.progress}
      submitLabel="Invite"
      onSubmit={() => invite.mutate({ email: email.trim(), role })}
      onCancel={onClose}
      fields={['email', 'role']}
    >
      <TextInput
        label="Email"
        type="email"
        autoComplete="off"
        required
        data-autofocus
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={problemOf(failure, 'email', 'Email')}
      />
      <Select
        label="Role"
        description={`${ROLE_LABELS[role]}: ${ROLE_EXPLANATIONS[role]}.`}
        data={grantableRoles(active.role).map((value) => ({ value: String(value), label: ROLE_LABELS[value] }))}
        value={String(role)}
        onChange={(value) => setRole(Number(value))}
        allowDeselect={false}
        error={problemOf(failure, 'role', 'Role')}
      />
    </DialogForm>
  );
}
