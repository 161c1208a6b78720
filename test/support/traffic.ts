/** How much a database client has asked for, and how much it was given. */
import type { Connection, mongo } from 'mongoose';

export interface Traffic {
  /** Commands that were sent, without pings. */
  commands: number;
  /** Documents that came back. */
  documents: number;
}

/** What the client sends and gets while `act` runs; it must have been made with `monitorCommands`. */
export async function trafficOf<T>(connection: Connection, act: () => Promise<T>): Promise<Traffic & { value: T }> {
  const traffic = { commands: 0, documents: 0 };
  const count = ({ commandName, reply }: mongo.CommandSucceededEvent) => {
    // By which the client finds out, in its own time, whether the database answers.
    if (commandName === 'ping') return;
    traffic.commands += 1;
    const { cursor, value } = reply as { cursor?: { firstBatch?: unknown[]; nextBatch?: unknown[] }; value?: unknown };
    traffic.documents += (cursor?.firstBatch ?? cursor?.nextBatch ?? []).length + (value ? 1 : 0);
  };
  const client = connection.getClient();
  client.on('commandSucceeded', count);
  try {
    return { value: await act(), ...traffic };
  } finally {
    client.off('commandSucceeded', count);
  }
}

/** A connection string whose clients report what they send. */
export function monitored(uri: string): string {
  return `${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`;
}
