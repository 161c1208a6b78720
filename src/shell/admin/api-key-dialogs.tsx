import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { useQuery } from '@connectrpc/connect-query';
import {
  Checkbox,
  Code,
  Modal,
  MultiSelect,
  NumberInput,
  Radio,
  Select,
  SimpleGrid,
  Stack,
  TagsInput,
  Text,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { type Failure, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { useSession } from '../session/session-context.ts';
import { ConfirmedChange, useChange, useSecretChange } from './change.tsx';
import { isForWorkers } from './create-integration-form.tsx';
import type { ShownSecret } from './secret-dialog.tsx';

const { claimIdentityApiKey, listIdentityApiKeys, listOwnIdentityApiKeys, offerIdentityApiKey, revokeIdentityApiKey } =
  IdentityService.method;

export interface AskedOfApiKey {
  what: 'accept' | 'claim' | 'offer' | 'rotate' | 'revoke';
  apiKey: IdentityApiKey;
}

interface ApiKeyDialogsProps {
  asked: AskedOfApiKey | undefined;
  onClose: () => void;
  onSecret: (secret: ShownSecret) => void;
}

export function ApiKeyDialogs({ asked, onClose, onSecret }: ApiKeyDialogsProps) {
  const keyTo = (what: AskedOfApiKey['what']) => (asked?.what === what ? asked.apiKey : undefined);
  const rotating = keyTo('rotate');
  const offering = keyTo('offer');
  const accepting = keyTo('accept');
  return (
    <>
      <Modal opened={rotating !== undefined} onClose={onClose} title={`Rotate ${rotating?.name}`}>
        {rotating !== undefined && <RotateForm apiKey={rotating} onClose={onClose} onSecret={onSecret} />}
      </Modal>
      <Modal opened={offering !== undefined} onClose={onClose} title={`Give ${offering?.name} away`}>
        {offering !== undefined && <OfferForm apiKey={offering} onClose={onClose} />}
      </Modal>
      <Modal opened={accepting !== undefined} onClose={onClose} title={`Accept ${accepting?.name}`}>
        {accepting !== undefined && <AcceptForm apiKey={accepting} onClose={onClose} onSecret={onSecret} />}
      </Modal>
      <ClaimDialog apiKey={keyTo('claim')} onClose={onClose} />
      <RevokeApiKeyDialog apiKey={keyTo('revoke')} onClose={onClose} />
    </>
  );
}

interface FormProps {
  apiKey: IdentityApiKey;
  onClose: () => void;
}

interface SecretFormProps extends FormProps {
  onSecret: (secret: ShownSecret) => void;
}

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const OVERLAPS = [
  { seconds: 0, label: 'None: it stops at once' },
  { seconds: HOUR_SECONDS, label: '1 hour' },
  { seconds: DAY_SECONDS, label: '24 hours' },
  { seconds: 7 * DAY_SECONDS, label: '7 days' },
  { seconds: 30 * DAY_SECONDS, label: '30 days' },
] as const;

function RotateForm({ apiKey: { keyId, name, ownerId, ownerName }, onClose, onSecret }: SecretFormProps) {
  const { person } = useSession();
  const [overlap, setOverlap] = useState(String(DAY_SECONDS));
  const rotate = useSecretChange(IdentityService, async (client) => {
    const request = { keyId, overlap: { seconds: BigInt(overlap) } };
    const { secret, ...answer } = await client.rotateIdentityApiKey(request);
    onSecret({ keyName: name, secret });
    notifyInFlight(answer);
  });
  return (
    <DialogForm
      {...rotate.progress}
      submitLabel="Rotate"
      onSubmit={() => rotate.mutate()}
      onCancel={onClose}
      fields={['overlap']}
    >
      <Text>A new key replaces {name}, with the same scopes and limits.</Text>
      <Text size="sm" c="dimmed">
        {ownerId === person.personId
          ? 'Only you see its secret.'
          : `You see its secret, so you become accountable for what it does, together with ${ownerName || 'its owner'}, and cannot approve its proposals. The owner stays the same.`}
      </Text>
      <Radio.Group
        label="Overlap: time for which the old key still works"
        value={overlap}
        onChange={setOverlap}
        error={problemOf(rotate.failure, 'overlap', 'Overlap')}
      >
        <Stack gap="xs" mt="xs">
          {OVERLAPS.map(({ seconds, label }) => (
            <Radio key={seconds} value={String(seconds)} label={label} data-autofocus={String(seconds) === overlap} />
          ))}
        </Stack>
      </Radio.Group>
    </DialogForm>
  );
}

/** Form to give a key away. The other person accepts the offer, and is then shown a new secret. */
function OfferForm({ apiKey: { keyId, name, ownerId, offeredToId }, onClose }: FormProps) {
  const { data } = useQuery(MemberService.method.listMembers, {});
  const [personId, setPersonId] = useState(offeredToId);
  const invalidate = useInvalidate(listIdentityApiKeys, listOwnIdentityApiKeys);
  const offer = useChange(offerIdentityApiKey, invalidate, { onDone: onClose });
  const receivers = data?.members.filter((member) => member.role !== Role.VIEWER && member.personId !== ownerId) ?? [];
  return (
    <DialogForm
      {...offer.progress}
      submitLabel={personId === '' ? 'Withdraw the offer' : 'Offer'}
      onSubmit={() => offer.mutate({ keyId, personId })}
      onCancel={onClose}
      fields={['person_id']}
    >
      <Text>
        The person who accepts {name} becomes its owner, and gets a new secret that only they see. The present secret
        stops working at once. You stay accountable for what the key has proposed so far.
      </Text>
      <Select
        label="New owner"
        description="Leave empty to withdraw an offer. Offers expire after 7 days."
        placeholder="Nobody"
        clearable
        data-autofocus
        data={receivers.map((member) => ({ value: member.personId, label: `${member.name} (${member.email})` }))}
        value={personId === '' ? null : personId}
        onChange={(value) => setPersonId(value ?? '')}
        error={problemOf(offer.failure, 'person_id', 'Person')}
      />
    </DialogForm>
  );
}

function AcceptForm({ apiKey: { keyId, name, ownerName }, onClose, onSecret }: SecretFormProps) {
  const accept = useSecretChange(IdentityService, async (client) => {
    const { secret, ...answer } = await client.acceptIdentityApiKey({ keyId });
    onSecret({ keyName: name, secret });
    notifyInFlight(answer);
  });
  return (
    <DialogForm
      {...accept.progress}
      submitLabel="Accept"
      onSubmit={() => accept.mutate()}
      onCancel={onClose}
      fields={[]}
    >
      <Text>
        {ownerName} offers you {name}. If you accept, you are accountable for what the key does, and cannot approve its
        proposals. You get a new secret. The secret that {ownerName} knows stops working at once, so give the new one to
        your programs.
      </Text>
    </DialogForm>
  );
}

interface DialogProps {
  apiKey: IdentityApiKey | undefined;
  onClose: () => void;
}

function ClaimDialog({ apiKey, onClose }: DialogProps) {
  const known = apiKey?.shownTo.length ? ` Then rotate it: its secret is known to ${apiKey.shownTo.join(', ')}.` : '';
  return (
    <ConfirmedChange
      method={claimIdentityApiKey}
      request={apiKey && { keyId: apiKey.keyId }}
      invalidate={useInvalidate(listIdentityApiKeys)}
      title={`Claim ${apiKey?.name}?`}
      consequence={`You become its owner: you are accountable for what it does, and cannot approve its proposals.${known}`}
      confirmLabel="Claim"
      onClose={onClose}
    />
  );
}

export function RevokeApiKeyDialog({ apiKey, onClose }: DialogProps) {
  return (
    <ConfirmedChange
      method={revokeIdentityApiKey}
      request={apiKey && { keyId: apiKey.keyId }}
      invalidate={useInvalidate(listIdentityApiKeys)}
      title={`Revoke ${apiKey?.name}?`}
      consequence="Programs that use this key are refused within two seconds. This cannot be undone."
      confirmLabel="Revoke"
      onClose={onClose}
    />
  );
}

/** Scope that applies only to the integrations that a key names. */
const CARRYING = 'operations.carry';

const SCOPES = [
  { scope: 'work.read', meaning: 'Read WorkItems and their messages' },
  { scope: 'work.write', meaning: 'Create and change WorkItems, append messages' },
  { scope: 'work.actions', meaning: 'Propose actions, follow them up and export evidence' },
  { scope: 'catalog.read', meaning: 'Read data views and their entities' },
  { scope: CARRYING, meaning: 'Carry out actions of worker integrations, and report their results' },
  { scope: 'source.read', meaning: 'Read the health of data sources' },
  { scope: 'events.read', meaning: 'Read the event feed' },
  { scope: 'webhooks.manage', meaning: 'Manage webhooks and read their deliveries' },
] as const;

/** Values of the form, as they were entered. */
interface NewApiKey {
  name: string;
  scopes: string[];
  /** Ids of integrations; only for the scope `operations.carry`. */
  carries: string[];
  /** Date and time in the browser's time zone; empty for never. */
  expiresAt: string;
  /** Empty for the tenant's limit. */
  requestsPerMinute: number | string;
  allowedNetworks: string[];
}

const EMPTY: NewApiKey = {
  name: '',
  scopes: [],
  carries: [],
  expiresAt: '',
  requestsPerMinute: '',
  allowedNetworks: [],
};

/** Request paths of the fields. */
const FIELDS = ['name', 'scopes', 'carries', 'expires_at', 'requests_per_minute', 'allowed_networks'];

interface CreateApiKeyFormProps {
  onClose: () => void;
  onCreated: (secret: ShownSecret) => void;
  /** Scopes that are selected at first. */
  scopes?: string[];
}

export function CreateApiKeyForm({ onClose, onCreated, scopes = [] }: CreateApiKeyFormProps) {
  const [value, setValue] = useState({ ...EMPTY, scopes });
  const create = useSecretChange(IdentityService, async (client) => {
    const { secret } = await client.createIdentityApiKey(toRequest(value));
    onCreated({ keyName: value.name, secret });
  });
  const { failure } = create;
  const fields = { value, onChange: setValue, failure };
  return (
    <DialogForm
      {...create.progress}
      submitLabel="Create"
      onSubmit={() => create.mutate()}
      onCancel={onClose}
      fields={FIELDS}
    >
      <Text size="sm" c="dimmed">
        You become its owner: you are accountable for what it does, and cannot approve its proposals. Only you see its
        secret.
      </Text>
      <TextInput
        label="Name"
        description="Purpose of the key."
        required
        data-autofocus
        maxLength={100}
        value={value.name}
        onChange={(event) => setValue({ ...value, name: event.currentTarget.value })}
        error={problemOf(failure, 'name', 'Name')}
      />
      <Checkbox.Group
        label="Scopes"
        description="Choose only what the program needs."
        required
        value={value.scopes}
        onChange={(chosen) => setValue({ ...value, scopes: chosen })}
        error={problemOf(failure, 'scopes', 'Scopes')}
      >
        <Stack gap="xs" mt="xs">
          {SCOPES.map(({ scope, meaning }) => (
            <Checkbox key={scope} value={scope} label={<Code>{scope}</Code>} description={meaning} />
          ))}
        </Stack>
      </Checkbox.Group>
      {value.scopes.includes(CARRYING) && <CarriesField {...fields} />}
      <LimitFields {...fields} />
    </DialogForm>
  );
}

interface FieldsProps {
  value: NewApiKey;
  onChange: (value: NewApiKey) => void;
  failure: Failure | undefined;
}

/** Field for the integrations whose operations a worker may take. */
function CarriesField({ value, onChange, failure }: FieldsProps) {
  const { data, error } = useQuery(IntegrationService.method.listIntegrations, {});
  const ofWorkers = data?.integrations.filter(({ kind }) => isForWorkers(kind)) ?? [];
  if (error !== null) return <FailureAlert error={error} title="The integrations cannot be listed" />;
  if (data !== undefined && ofWorkers.length === 0) {
    return (
      <Text size="sm" c="error">
        No integration is for workers yet. Create one under Integrations first.
      </Text>
    );
  }
  return (
    <MultiSelect
      label="Carries"
      description="Integrations whose actions this key carries out. You cannot change them later: for others, create another key."
      required
      data={ofWorkers.map(({ integrationId, name }) => ({ value: integrationId, label: visibleText(name) }))}
      value={value.carries}
      onChange={(carries) => onChange({ ...value, carries })}
      maxValues={50}
      error={problemOf(failure, 'carries', 'Carries')}
    />
  );
}

/** Fields for the expiry, rate and networks of the key. */
function LimitFields({ value, onChange, failure }: FieldsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Expires"
          description="In your time zone. Leave empty for no expiry."
          type="datetime-local"
          value={value.expiresAt}
          onChange={(event) => onChange({ ...value, expiresAt: event.currentTarget.value })}
          error={problemOf(failure, 'expires_at', 'Expiry')}
        />
        <NumberInput
          label="Requests a minute"
          description="Leave empty to use the limit of the tenant."
          min={1}
          max={1_000_000}
          allowDecimal={false}
          value={value.requestsPerMinute}
          onChange={(requestsPerMinute) => onChange({ ...value, requestsPerMinute })}
          error={problemOf(failure, 'requests_per_minute', 'Requests a minute')}
        />
      </SimpleGrid>
      <TagsInput
        label="Allowed networks"
        description="IP addresses or CIDR ranges. Press Enter after each. Leave empty to allow any network."
        placeholder={value.allowedNetworks.length === 0 ? '192.0.2.0/24' : undefined}
        maxTags={50}
        splitChars={[',', ' ']}
        value={value.allowedNetworks}
        onChange={(allowedNetworks) => onChange({ ...value, allowedNetworks })}
        error={problemOf(failure, 'allowed_networks', 'Networks')}
      />
    </>
  );
}

/** Builds the request without the fields that are empty. */
function toRequest({ name, scopes, carries, expiresAt, requestsPerMinute, allowedNetworks }: NewApiKey) {
  return {
    name,
    scopes,
    allowedNetworks,
    // Integrations that were chosen before the scope was deselected do not count.
    carries: scopes.includes(CARRYING) ? carries : [],
    ...(expiresAt === '' ? {} : { expiresAt: timestampFromDate(new Date(expiresAt)) }),
    ...(requestsPerMinute === '' ? {} : { requestsPerMinute: Number(requestsPerMinute) }),
  };
}
