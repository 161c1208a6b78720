import { type FindPage, findPage, findPageByWindows } from '../../src/platform/mongo/page.ts';

/** What a candidate is told by `candidates.ts`. */
export interface CandidateEnvironment {
  port: number;
  uri: string;
  database: string;
  /** Tenant ids by API key, for the floor, which does not look keys up. */
  tenants: Map<string, string>;
  /** The queries of a page that the engine at hand needs; the same for all candidates. */
  findPage: FindPage;
}

/** Reads the environment of this process, which is a candidate's. */
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
