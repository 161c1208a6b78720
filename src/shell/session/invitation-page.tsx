import { createClient } from '@connectrpc/connect';
import { useQuery, useTransport } from '@connectrpc/connect-query';
import { Skeleton, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type GetInvitationResponse,
  SessionService,
} from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { BarePage } from '../frame/bare-page.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Moment } from '../frame/moment.tsx';
import { useLocation, useNavigate, useParams } from '../router/router.tsx';
import { BareForm, BrokenLink, PasswordField } from './bare-form.tsx';
import { ROLE_EXPLANATIONS, ROLE_LABELS } from './roles.ts';
import { announceSessionChange } from './session-change.ts';

export function InvitationPage() {
  const { invitationId = '' } = useParams();
  const { hash } = useLocation();
  const mailProof = hash.slice(1);
  const { data, error } = useQuery(SessionService.method.getInvitation, { invitationId, mailProof });
  if (error !== null) {
    // The link was cut or changed on its way. The service's message about it is meant for programs.
    const failure = failureOf(error);
    const isBroken = ['invitation_id', 'mail_proof'].some(
      (field) => problemOf(failure, field, 'The link') !== undefined,
    );
    return (
      <BarePage title="This invitation cannot be accepted">
        {isBroken ? <BrokenLink /> : <FailureAlert error={error} />}
        <Text>Ask the person who invited you for a new link.</Text>
      </BarePage>
    );
  }
  if (data === undefined) {
    return (
      <BarePage title="Invitation">
        <Skeleton height={120} />
      </BarePage>
    );
  }
  return (
    <BarePage title={`Join ${data.tenantName}`}>
      <Acceptance link={{ invitationId, mailProof }} invitation={data} />
    </BarePage>
  );
}

interface AcceptanceProps {
  link: { invitationId: string; mailProof: string };
  invitation: GetInvitationResponse;
}

function Acceptance({ link, invitation }: AcceptanceProps) {
  const { accountExists, email } = invitation;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const client = createClient(SessionService, useTransport());

  // The password is not passed to `mutate`, so that no cache ever holds it.
  const accept = useMutation({
    mutationFn: () => client.acceptInvitation({ ...link, password, name: name.trim() }),
    onSuccess: () => {
      queryClient.clear();
      announceSessionChange();
      return navigate('/work', { replace: true });
    },
  });
  const failure = accept.error === null ? undefined : failureOf(accept.error);
  return (
    <>
      <InvitedAs invitation={invitation} />
      <BareForm {...accept} submitLabel="Accept the invitation" fields={['name', 'password', 'mail_proof']}>
        {problemOf(failure, 'mail_proof', 'The link') !== undefined && (
          <Text c="red">This link is incomplete. Copy it again from the mail.</Text>
        )}
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {!accountExists && (
          <TextInput
            label="Your name"
            autoComplete="name"
            required
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={problemOf(failure, 'name', 'Name')}
          />
        )}
        <PasswordField
          isNew={!accountExists}
          label={accountExists ? 'Your password' : 'New password'}
          description={accountExists ? undefined : 'At least 12 characters.'}
          value={password}
          onChange={setPassword}
          error={problemOf(failure, 'password', 'Password')}
        />
      </BareForm>
    </>
  );
}

function InvitedAs({ invitation: { email, role, expiresAt } }: { invitation: GetInvitationResponse }) {
  return (
    <Text>
      {email} is invited as <strong>{ROLE_LABELS[role]}</strong> ({ROLE_EXPLANATIONS[role]}).{' '}
      {expiresAt !== undefined && (
        <>
          The invitation is valid until <Moment isExact at={expiresAt} />.
        </>
      )}
    </Text>
  );
}
