import type { Principal } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';
import { PRINCIPAL_LABELS } from '../work/labels.ts';

export function PrincipalName({ principal }: { principal: Principal | undefined }) {
  if (principal === undefined) return 'Unknown';
  const kind = PRINCIPAL_LABELS[principal.type];
  return (
    <>
      <VisibleText>{principal.displayName}</VisibleText>
      {kind !== undefined && ` (${kind})`}
    </>
  );
}
