import type { ConnectRouter } from '@connectrpc/connect';

export type Handler = ConnectRouter['handlers'][number];
export type Request = Parameters<Handler>[0];
export type Answer = Awaited<ReturnType<Handler>>;

/** Puts a function around every handler of a router. The framework reads the properties of handlers too. */
export function wrapHandlers(
  router: ConnectRouter,
  wrap: (handler: Handler, request: Request) => Promise<Answer>,
): void {
  for (const [index, handler] of router.handlers.entries()) {
    const { protocolNames, allowedMethods, supportedContentType, requestPath, service, method } = handler;
    const properties = { protocolNames, allowedMethods, supportedContentType, requestPath, service, method };
    router.handlers[index] = Object.assign((request: Request) => wrap(handler, request), properties);
  }
}
