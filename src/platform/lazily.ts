import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Makes a costly value at the first call, so that commands start without what they do not use. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Loads a package at the first call. The bundle does not hold it, so it stays a production dependency. */
export function lazyPackage<Package>(name: string): () => Package {
  return lazily(() => require(name) as Package);
}
