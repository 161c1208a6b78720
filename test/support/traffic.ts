/** Counts the commands that a database client sends, and the documents that it receives. */
import type { Connection, mongo } from 'mongoose';

export interface Traffic {
  /** Number of commands sent, without pings. */
  commands: number;
  /** Number of documents received. */
  documents: number;
}

/** Measures the traffic of a client while `act` runs. The client must have been created with `monitorCommands`. */
export async function trafficOf<T>(connection: Connection, act: () => Promise<T>): Promise<Traffic & { value: T }> {
  const traffic = { commands: 0, documents: 0 };
  const count = ({ commandName, reply }: mongo.CommandSucceededEvent) => {
    // The client pings the database at its own intervals to check that it responds.
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

/** Returns a connection string whose clients report their commands. */
export function monitored(uri: string): string {
  return `${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`;
}
