import type { IncomingMessage, ServerResponse } from 'node:http';

/** Door that answers all requests to a path or, if the path ends with a slash, below it. */
export interface HttpDoor {
  path: string;
  /** Further exact paths that the door answers. */
  aliases?: readonly string[];
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}
