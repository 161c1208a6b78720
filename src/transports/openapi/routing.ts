import { AppError } from '../../errors/app-error.ts';
import type { CompiledBackend, CompiledContext } from './compiled-backend.ts';

/** The path of a request target, and its query string without the question mark. */
export function splitTarget(target: string): [path: string, query: string | undefined] {
  const mark = target.indexOf('?');
  return mark === -1 ? [target, undefined] : [target.slice(0, mark), target.slice(mark + 1)];
}

/** Has a backend refuse the paths and methods that its contract does not know: `not_found`, `method_not_allowed`. */
export function refuseUnrouted(backend: CompiledBackend): void {
  backend.register({
    notFound({ request }) {
      throw new AppError('not_found', `There is nothing at ${request.path}. See /docs for what there is.`);
    },
    methodNotAllowed(context) {
      const { request, allowedMethods } = context as CompiledContext;
      const message = `${request.method} is not allowed here; use ${allowedMethods.join(' or ')}.`;
      throw new AppError('method_not_allowed', message, { allowedMethods });
    },
  });
}
