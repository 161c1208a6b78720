import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type ChatInstallation,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { CHAT_ID_FIELDS, POSTING_SCOPE } from '../providers/chat.ts';
import { useSecretChange } from './change.tsx';

const WORKSPACE = { label: 'Workspace', required: true, ...CHAT_ID_FIELDS.workspace };
const APP = { label: 'App', ...CHAT_ID_FIELDS.app };

const BOT_TOKEN = {
  label: 'Bot token',
  description: `It needs the scope ${POSTING_SCOPE}. It is kept encrypted and never shown again.`,
  required: true,
  maxLength: 4_096,
  autoComplete: 'off',
  // Password managers must ignore the field, too.
  'data-1p-ignore': true,
  'data-lpignore': 'true',
};

interface StoreBotTokenFormProps {
  /** Installation that the token is for; undefined if it is not known yet. */
  installation: ChatInstallation | undefined;
  onClose: () => void;
}

/** Form that stores a bot token. The token is kept in the field alone: in no cache, storage or address. */
export function StoreBotTokenForm({ installation, onClose }: StoreBotTokenFormProps) {
  const [teamId, setTeamId] = useState(installation?.teamId ?? '');
  const [appId, setAppId] = useState(installation?.apiAppId ?? '');
  const [token, setToken] = useState('');
  const { listChatInstallations, listIntegrations } = IntegrationService.method;
  const invalidate = useInvalidate(listChatInstallations, listIntegrations);
  const store = useSecretChange(IntegrationService, async (client) => {
    const app = appId.trim();
    await client.storeChatBotToken({
      chatTeamId: teamId.trim(),
      ...(app === '' ? {} : { chatApiAppId: app }),
      botToken: token.trim(),
    });
    await invalidate();
    onClose();
  });
  const { failure } = store;
  const focused = { 'data-autofocus': true };
  return (
    <DialogForm
      {...store.progress}
      submitLabel="Store"
      onSubmit={() => store.mutate()}
      onCancel={onClose}
      fields={['chat_team_id', 'chat_api_app_id', 'bot_token']}
    >
      <TextInput
        {...WORKSPACE}
        {...(installation === undefined ? focused : {})}
        value={teamId}
        onChange={(event) => setTeamId(event.currentTarget.value)}
        error={problemOf(failure, 'chat_team_id', 'Workspace')}
      />
      <TextInput
        {...APP}
        value={appId}
        onChange={(event) => setAppId(event.currentTarget.value)}
        error={problemOf(failure, 'chat_api_app_id', 'App')}
      />
      <PasswordInput
        {...BOT_TOKEN}
        {...(installation === undefined ? {} : focused)}
        value={token}
        onChange={(event) => setToken(event.currentTarget.value)}
        error={problemOf(failure, 'bot_token', 'Bot token')}
      />
    </DialogForm>
  );
}
