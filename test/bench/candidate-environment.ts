import { type FindPage, findPage, findPageByWindows } from '../../src/platform/mongo/page.ts';

/** Settings that `candidates.ts` passes to a candidate. */
export interface CandidateEnvironment {
  port: number;
  uri: string;
  database: string;
  /** Tenant ids by API key, for the floor, which does not look up keys. */
  tenants: Map<string, string>;
  /** Queries one page in the way that suits the engine. All candidates use the same. */
  findPage: FindPage;
}

/** Reads the settings from the environment of this process, which is a candidate. */
export function candidateEnvironment(): CandidateEnvironment {
  const read = (name: string): string => {
    const value = process.env[name];
    if (value === undefined) throw new Error(`${name} is missing; candidates are started by test/bench/run.ts`);
    return value;
  };
  return {
    port: Number(read('PORT')),
    uri: read('MONGODB_URI'),
    database: read('MONGODB_DATABASE'),
    tenants: new Map(Object.entries(JSON.parse(read('BENCH_TENANTS')) as Record<string, string>)),
    findPage: read('BENCH_EMBEDDED') === 'true' ? findPageByWindows : findPage,
  };
}
