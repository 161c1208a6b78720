import { useQuery } from '@connectrpc/connect-query';
import { Button, Group, Text } from '@mantine/core';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { PackEditor } from './pack-editor.tsx';
import { type PackDraft, usePackDraft } from './use-pack-draft.ts';

export function NewPackPage() {
  const { may } = useSession();
  if (!may(Permission.POLICIES_MANAGE)) return <NotPermittedPage title="New pack" needed={Role.ADMIN} />;
  return <NewPack />;
}

function NewPack() {
  const draft = usePackDraft(undefined);
  return (
    <Page
      title="New pack"
      lead="It counts for nothing until a version of it is activated."
      actions={
        <Button component={Link} to="/admin/packs" variant="default">
          All packs
        </Button>
      }
    >
      {draft.texts.packYaml.trim() === '' && <Templates draft={draft} />}
      <PackEditor draft={draft} isNew />
    </Page>
  );
}

/** Offered as long as nothing is written, which they would take the place of. */
function Templates({ draft }: { draft: PackDraft }) {
  const { data, error } = useQuery(PackService.method.listPackTemplates, {});
  if (error !== null) return <FailureAlert error={error} title="The templates cannot be listed" />;
  return (
    <Group gap="xs" role="group" aria-label="Templates">
      <Text size="sm">Begin with a template:</Text>
      {data?.templates.map(({ packKey, title, packYaml, policyCedar }) => (
        <Button key={packKey} variant="default" size="xs" onClick={() => draft.edit({ packYaml, policyCedar })}>
          {title}
        </Button>
      ))}
    </Group>
  );
}
