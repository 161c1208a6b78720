import type { IncomingMessage, ServerResponse } from 'node:http';

/** A door that answers everything under a path: that path alone or, if it ends with a slash, all below it. */
export interface HttpDoor {
  path: string;
  /** Other paths that it answers by themselves. */
  aliases?: readonly string[];
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}
