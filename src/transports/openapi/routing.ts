import { AppError } from '../../errors/app-error.ts';
import type { CompiledBackend, CompiledContext } from './compiled-backend.ts';

/** Splits a request target into its path and its query string, which has no question mark. */
export function splitTarget(target: string): [path: string, query: string | undefined] {
  const mark = target.indexOf('?');
  return mark === -1 ? [target, undefined] : [target.slice(0, mark), target.slice(mark + 1)];
}

/**
 * Makes a backend refuse paths and methods that its contract does not know: `not_found`, `method_not_allowed`.
 * @param implied Methods that the door also answers wherever it answers GET.
 */
export function refuseUnrouted(backend: CompiledBackend, implied: string[] = []): void {
  backend.register({
    notFound({ request }) {
      throw new AppError('not_found', `There is nothing at ${request.path}. See /docs for all addresses.`);
    },
    methodNotAllowed(context) {
      const { request, allowedMethods: routed } = context as CompiledContext;
      const allowedMethods = routed.flatMap((method) => (method === 'GET' ? [method, ...implied] : [method]));
      const message = isPreflight(request)
        ? 'Pages of other origins cannot use this API; call it from a server.'
        : `${request.method} is not allowed here; use ${routed.join(' or ')}.`;
      throw new AppError('method_not_allowed', message, { allowedMethods });
    },
  });
}

/** Returns true for a CORS preflight: a browser asks if a page may call this origin (Fetch Standard, 3.2.2). */
function isPreflight({ method, headers }: { method: string; headers: object }): boolean {
  return method === 'OPTIONS' && 'origin' in headers && 'access-control-request-method' in headers;
}
