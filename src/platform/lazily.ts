import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Returns a function that makes a costly value at its first call, and then keeps it. Commands start without the values
 * that they do not use.
 */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Returns a function that loads a slow package at its first call. @param name Name of the package, as in an import. */
export function lazyPackage<Package>(name: string): () => Package {
  return lazily(() => require(name) as Package);
}
