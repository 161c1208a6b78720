import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What is costly to make, made when it is first asked for, and then kept: commands start without what they do not use. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A package that takes long to load, loaded when it is first used. @param name As it would be imported. */
export function lazyPackage<Package>(name: string): () => Package {
  return lazily(() => require(name) as Package);
}
