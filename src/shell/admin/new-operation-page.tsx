import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { useSession } from '../session/session-context.ts';
import { OperationEditor } from './operation-editor.tsx';

export function NewOperationPage() {
  const { may } = useSession();
  if (!may(Permission.OPERATIONS_MANAGE)) return <NotPermittedPage title="New operation" needed={Role.ADMIN} />;
  return (
    <Page
      title="New operation"
      lead="A definition sets the fields of the form, the text that approvers read, and the kinds of integrations that carry it out."
    >
      <OperationEditor saved={undefined} />
    </Page>
  );
}
