/** Time that passes for people's roles, and for the colleagues who have left. */

import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import type { OriginRow, StandingDocument, TenantSettingsDocument } from '../../src/identity/members/schema.ts';
import type { BudgetDocument } from '../../src/proposals/schema.ts';
import type { RefundDesk } from './governance.ts';
import type { TestPerson } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const connectionOf = ({ service }: RefundDesk) => service.services.platform.mongo.connection;
const standingsOf = (desk: RefundDesk) => connectionOf(desk).collection<StandingDocument>('standings');

/** Removes everybody but one person from the tenant. */
export async function removeOthers(from: TestPerson): Promise<void> {
  const { members } = await from.client(MemberService).listMembers({});
  const others = members.filter(({ personId }) => personId !== from.personId);
  for (const { personId } of others) await from.client(MemberService).removeMember({ personId });
}

/** Moves the times at which people lost the right to approve or to administer that many days back. */
export async function ageLosses(desk: RefundDesk, days: number): Promise<void> {
  for (const field of ['approved_until', 'administered_until'] as const) {
    const lost = standingsOf(desk).find({ tenant_id: desk.tenantId, [field]: { $exists: true } });
    for (const { _id, [field]: until = new Date() } of await lost.toArray()) {
      const earlier = new Date(until.getTime() - days * DAY_MS);
      await standingsOf(desk).updateOne({ _id }, { $set: { [field]: earlier } });
    }
  }
  const ended = standingsOf(desk).find({ tenant_id: desk.tenantId, ended_approving: { $exists: true } });
  for (const { _id, ended_approving = [] } of await ended.toArray()) {
    const older = ended_approving.map((one) => ({ ...one, until: new Date(one.until.getTime() - days * DAY_MS) }));
    await standingsOf(desk).updateOne({ _id }, { $set: { ended_approving: older } });
  }
}

/**
 * Makes a person the only one who may approve, for longer than the waiting days.
 * @param days The waiting days
 */
export async function leaveAlone(desk: RefundDesk, person: TestPerson, days: number): Promise<void> {
  await removeOthers(person);
  await ageLosses(desk, days + 1);
}

/** Makes all reservations of the tenant that many days older, so that bounds of approvals leave room again. */
export async function ageReservations({ service, tenantId }: RefundDesk, days: number): Promise<void> {
  const budgets = service.services.platform.mongo.connection.collection<BudgetDocument>('approval_budgets');
  for (const { _id, entries } of await budgets.find({ tenant_id: tenantId }).toArray()) {
    const older = entries.map((entry) => ({ ...entry, at: new Date(entry.at.getTime() - days * DAY_MS) }));
    await budgets.updateOne({ _id }, { $set: { entries: older } });
  }
}

/** Moves everything that the tenant's standings and waiting days hold, as if it had happened that many days earlier. */
export async function passDays(desk: RefundDesk, days: number): Promise<void> {
  const earlier = (at: Date) => new Date(at.getTime() - days * DAY_MS);
  const dated = <T extends { at: Date; derives_from: OriginRow[] }>(row: T): T => ({
    ...row,
    at: earlier(row.at),
    derives_from: row.derives_from.map(({ matures_at, ...origin }) => ({
      ...origin,
      at: earlier(origin.at),
      ...(matures_at && { matures_at: earlier(matures_at) }),
    })),
  });
  for (const { _id, ...row } of await standingsOf(desk).find({ tenant_id: desk.tenantId }).toArray()) {
    const vouches = row.vouches.map(dated).map((vouch) => ({ ...vouch, since: vouch.since && earlier(vouch.since) }));
    await standingsOf(desk).updateOne({ _id }, { $set: { grants: row.grants.map(dated), vouches } });
  }
  await ageLosses(desk, days);
  const settings = connectionOf(desk).collection<TenantSettingsDocument>('tenant_settings');
  const stored = await settings.findOne({ tenant_id: desk.tenantId });
  if (stored === null) return;
  const wishes = stored.approver_seasoning
    .map(dated)
    .map((row) => ({ ...row, since: row.since && earlier(row.since) }));
  await settings.updateOne({ _id: stored._id }, { $set: { approver_seasoning: wishes } });
}
