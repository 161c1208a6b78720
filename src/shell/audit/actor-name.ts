import type { AuditActor } from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { PrincipalType } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';

export function nameOfActor(actor: AuditActor | undefined): string {
  if (actor === undefined) return 'Somebody';
  const { type, id, name } = actor;
  const known = name === '' ? undefined : visibleText(name);
  switch (type) {
    case PrincipalType.USER:
      return known ?? (id.startsWith('chat:') ? 'Somebody in the chat' : 'A former member');
    case PrincipalType.API_KEY:
      return known === undefined ? `API key …${id.slice(-6)}` : `${known} (API key)`;
    case PrincipalType.DELEGATION:
      return known === undefined ? `Agent …${id.slice(-6)}` : `${known} (agent)`;
    default:
      return SYSTEM_NAMES[id] ?? 'Workgate';
  }
}

const SYSTEM_NAMES: Readonly<Record<string, string>> = {
  'workgate-cli': 'Command line',
  'workgate-policy': 'Policy',
  'workgate-governance': 'Time',
};
