/** Exports evidence packets as an agent does, and downloads them as anybody with the address can. */
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { McpAgent } from './mcp.ts';

/** Output of `export_packet` with its default arguments. */
export interface Exported {
  packet_id: string;
  work_item_id: string;
  sha256: string;
  size_bytes: number;
  media_type: string;
  subject_sha256: string;
  contents: Record<string, number>;
  tree_size: number;
  signed_by: string;
  verified: boolean | null;
  resource_uri: string;
  expires_at: string;
  one_time_uri: string;
  one_time_expires_at: string;
  next: string;
}

/** Exports the packet of a WorkItem. The test then fails if the secret in the one-time address appears in a log. */
export async function exportPacket(
  service: { keepSecret: (kind: string, secret: string) => void },
  agent: McpAgent,
  workItemId: string,
): Promise<Exported> {
  const { output, text } = await agent.call('export_packet', { work_item_id: workItemId });
  expect(output, text).toBeDefined();
  service.keepSecret('token of a one-time address', (output as Exported).one_time_uri.split('/').at(-1) ?? '');
  return output as Exported;
}

/** A response with its body as received, not decompressed. */
export interface Fetched {
  status: number;
  headers: Headers;
  bytes: Buffer;
  sha256: string;
}

/** Fetches the path of an address that a tool returned, from the service of the test. */
export async function fetchAt(
  { address }: { address: string },
  uri: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
): Promise<Fetched> {
  const response = await fetch(new URL(new URL(uri).pathname, address), {
    method,
    headers: { 'Accept-Encoding': 'identity', ...headers },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, sha256: sha256Of(bytes) };
}

export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
