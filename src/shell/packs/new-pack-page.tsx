import { useQuery } from '@connectrpc/connect-query';
import { Button, Group, Text } from '@mantine/core';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PageLink, pageFor } from '../admin/page-for.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Page } from '../frame/page.tsx';
import { PackEditor } from './pack-editor.tsx';
import { type PackDraft, usePackDraft } from './use-pack-draft.ts';

export const NewPackPage = pageFor(Permission.POLICIES_MANAGE, Role.ADMIN, 'New pack', NewPack);

function NewPack() {
  const draft = usePackDraft(undefined);
  return (
    <Page
      title="New pack"
      lead="It has no effect until you activate a version of it."
      actions={<PageLink to="/admin/packs">All packs</PageLink>}
    >
      {draft.texts.packYaml.trim() === '' && <Templates draft={draft} />}
      <PackEditor draft={draft} isNew />
    </Page>
  );
}

/** Templates for a new pack. They are offered only while nothing is written, as they would replace it. */
function Templates({ draft }: { draft: PackDraft }) {
  const { data, error } = useQuery(PackService.method.listPackTemplates, {});
  if (error !== null) return <FailureAlert error={error} title="The templates cannot be listed" />;
  return (
    <Group gap="xs" role="group" aria-label="Templates">
      <Text size="sm">Start with a template:</Text>
      {data?.templates.map(({ packKey, title, packYaml, policyCedar }) => (
        <Button key={packKey} variant="default" size="xs" onClick={() => draft.edit({ packYaml, policyCedar })}>
          {title}
        </Button>
      ))}
    </Group>
  );
}
