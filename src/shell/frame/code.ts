import { afterFirstContent } from '../api/first-content.ts';

/** Milliseconds before each further attempt to load code. */
const PAUSES_MS = [300, 1_500];
/**
 * The session storage keeps the build that was left for a newer one: a build is left once, in case that does not help.
 */
const LEFT_BUILD = 'workgate-left-build';

type Load<Code> = () => Promise<Code>;

const codes = new Map<Load<unknown>, Promise<unknown>>();
const failed = new Set<Load<unknown>>();

/** Returns the same promise on each call, until it has failed and `askAnewForWhatFailed` is called. */
export function codeOf<Code>(load: Load<Code>): Promise<Code> {
  const known = codes.get(load);
  if (known !== undefined) return known as Promise<Code>;
  const code = loadPatiently(load);
  codes.set(load, code);
  code.catch(() => failed.add(load));
  return code;
}

/** Makes `codeOf` load again what failed. Call it once nothing waits for a failed promise any more. */
export function askAnewForWhatFailed(): void {
  for (const load of failed) codes.delete(load);
  failed.clear();
}

/** Loads code that is needed next, after the first content and while the browser is idle. */
export function loadInIdleTime<Code>(load: Load<Code>): Load<Code> {
  afterFirstContent(() => whenIdle(() => codeOf(load).catch(askAnewForWhatFailed)));
  return load;
}

function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 200);
}

/** A newer build may have removed the files of this one: after the last attempt, the page loads the newer build. */
async function loadPatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  try {
    return await load();
  } catch (error) {
    if (!(await isThereANewBuild())) throw error;
    window.location.reload();
    // The promise stays pending until the browser has left this page.
    return new Promise(() => {});
  }
}

/** Returns true if the service has another build, and this build has not been left before. */
async function isThereANewBuild(): Promise<boolean> {
  const own = document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';
  if (own === '' || sessionStorage.getItem(LEFT_BUILD) === own) return false;
  try {
    const page = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    if (!page.ok || (await page.text()).includes(own)) return false;
  } catch {
    return false;
  }
  sessionStorage.setItem(LEFT_BUILD, own);
  return true;
}
