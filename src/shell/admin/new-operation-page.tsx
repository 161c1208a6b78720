import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { Page } from '../frame/page.tsx';
import { OperationEditor } from './operation-editor.tsx';
import { pageFor } from './page-for.tsx';

export const NewOperationPage = pageFor(Permission.OPERATIONS_MANAGE, Role.ADMIN, 'New operation', NewOperation);

function NewOperation() {
  return (
    <Page
      title="New operation"
      lead="A definition sets the fields of the form, the text that approvers read, and the kinds of integrations that carry it out."
    >
      <OperationEditor saved={undefined} />
    </Page>
  );
}
