import { afterFirstContent } from '../api/first-content.ts';

/** Pauses before code is asked for again. */
const PAUSES_MS = [300, 1_500];
/** Which build was left for a newer one: it is done once, should that be of no use. */
const LEFT_BUILD = 'workgate-left-build';

type Load<Code> = () => Promise<Code>;

const codes = new Map<Load<unknown>, Promise<unknown>>();
const failed = new Set<Load<unknown>>();

/** The code that a function imports: the same promise each time, until it has failed and `askAnewForWhatFailed` was called. */
export function codeOf<Code>(load: Load<Code>): Promise<Code> {
  const known = codes.get(load);
  if (known !== undefined) return known as Promise<Code>;
  const code = loadPatiently(load);
  codes.set(load, code);
  code.catch(() => failed.add(load));
  return code;
}

/** To be called once nobody waits for it any more. */
export function askAnewForWhatFailed(): void {
  for (const load of failed) codes.delete(load);
  failed.clear();
}

/** Has code come that is likely to be wanted next, once what was asked for is there and the browser has nothing to do. */
export function loadInIdleTime<Code>(load: Load<Code>): Load<Code> {
  afterFirstContent(() => whenIdle(() => codeOf(load).catch(askAnewForWhatFailed)));
  return load;
}

function whenIdle(act: () => void): void {
  // Safari does not tell.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 200);
}

/**
 * Code that did not come is asked for again. Where the service has a newer build by now, which may have none of this one's
 * files, the page that was wanted is loaded wholly, of the newer build.
 */
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
    // Until the browser has left this page.
    return new Promise(() => {});
  }
}

/** Whether the service would send another build than this page's, which was not left for it before. */
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
