/** Exports evidence packets through the doors. */
import { SIGNING_PURPOSES } from '../../src/platform/signing-keys/purposes.ts';
import type { Cast } from './people.ts';
import type { NotedPacket, Stage } from './stage.ts';

/** Keeps a packet of `north` for the fixture. */
export function keepPacket(
  stage: Stage,
  { north }: Cast,
  packet: Pick<NotedPacket, 'door' | 'work_item_id' | 'envelope'>,
): void {
  stage.notes.packets.push({ file: `${packet.door}.json`, tenant_id: north, ...packet });
}

/** Exports a packet over REST. */
export async function exportByRest(stage: Stage, cast: Cast, workItemId: string): Promise<void> {
  const target = `/work-items/${workItemId}/evidence-packets`;
  const envelope = await stage.doors.rest(cast.northKey, 'POST', target, { status: 200 });
  keepPacket(stage, cast, { door: 'rest', work_item_id: workItemId, envelope });
}

/** Replaces the signing key of every purpose, after each old key has signed something. */
export async function rotateSigningKeys(stage: Stage): Promise<void> {
  const card = await fetch(`${stage.service.address}/.well-known/agent-card.json`);
  if (!card.ok) throw new Error(`The agent card was answered with ${card.status}`);
  for (const purpose of SIGNING_PURPOSES) await stage.cli('signing-key', 'rotate', '--purpose', purpose);
}

/** Exports a packet as a person does on the page of a WorkItem. */
export async function exportByConnect(stage: Stage, cast: Cast, workItemId: string): Promise<void> {
  const method = 'action.v1.ActionService/ExportWorkItemPacket';
  const { packet } = await stage.doors.connect(cast.ada, method, { workItemId });
  // Protobuf has its own order of the envelope's members; the signed bytes, in base64, are the same.
  const { payload, payloadType, signatures } = packet;
  keepPacket(stage, cast, {
    door: 'connect',
    work_item_id: workItemId,
    envelope: { payload, payloadType, signatures },
  });
}
