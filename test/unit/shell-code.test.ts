/**
 * Tests how the shell retries code, styles and the service after a failure. Runs without a browser, with fake timers.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Code, ConnectError } from '@connectrpc/connect';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retriedStyles } from '../../src/shell/retried-styles.ts';

type Load = () => Promise<unknown>;
/** Imports modules without types, because the compiler options of the tests have no DOM. */
const { codeOf, askAnewForWhatFailed } = await vi.importActual<{
  codeOf: (load: Load) => Promise<unknown>;
  askAnewForWhatFailed: () => void;
}>('../../src/shell/frame/code.ts');
const { noteFailure, whenServiceReturns } = await vi.importActual<{
  noteFailure: (thrown: unknown) => void;
  whenServiceReturns: (listener: () => void) => () => void;
}>('../../src/shell/api/reachability.ts');

const OWN_BUILD = '/assets/index-own.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a loader that succeeds after this number of failures. */
const comesAfter = (failures: number) => {
  let left = failures;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the code';
  });
};

describe('code of a page', () => {
  let reload: ReturnType<typeof vi.fn>;
  /** The page that the service sends now. */
  let served: string;

  beforeEach(() => {
    reload = vi.fn();
    served = `<script type="module" src="${OWN_BUILD}"></script>`;
    const kept = new Map<string, string>();
    vi.stubGlobal('window', { location: { reload } });
    vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => OWN_BUILD }) });
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    vi.stubGlobal('fetch', async () => new Response(served));
  });

  it('is loaded again after 300 ms and after 1.5 s, without an error for the person', async () => {
    const load = comesAfter(2);
    const code = codeOf(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await code).toBe('the code');
    expect(codeOf(load)).toBe(code);
    expect(load).toHaveBeenCalledTimes(3);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded again after the person has left the page on which it failed', async () => {
    const load = comesAfter(3);
    const failed = expect(codeOf(load)).rejects.toThrow('Failed to fetch');
    await vi.runAllTimersAsync();
    await failed;
    await expect(codeOf(load)).rejects.toThrow('Failed to fetch');
    askAnewForWhatFailed();
    expect(await codeOf(load)).toBe('the code');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page only once when a newer build has replaced it', async () => {
    served = '<script type="module" src="/assets/index-newer.js"></script>';
    void codeOf(comesAfter(9));
    await vi.runAllTimersAsync();
    expect(reload).toHaveBeenCalledTimes(1);
    // The reloaded page is still of the old build, so another reload would not help.
    const failed = expect(codeOf(comesAfter(9))).rejects.toThrow('Failed to fetch');
    await vi.runAllTimersAsync();
    expect(reload).toHaveBeenCalledTimes(1);
    await failed;
  });
});

describe('a service that does not answer', () => {
  it('is probed until it is back, and listeners learn of its return once', async () => {
    const probe = vi.fn(async () => new Response('', { status: 200 }));
    probe.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    probe.mockResolvedValueOnce(new Response('', { status: 502 }));
    vi.stubGlobal('fetch', probe);
    const returned = vi.fn();
    const stop = whenServiceReturns(returned);
    for (let failures = 0; failures < 3; failures += 1) noteFailure(new ConnectError('fetch failed', Code.Unavailable));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(probe).toHaveBeenCalledTimes(2);
    expect(returned).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(returned).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).toHaveBeenCalledTimes(3);
    stop();
  });

  it('is not probed after a call that the page itself cancelled or timed out', () => {
    const probe = vi.fn();
    vi.stubGlobal('fetch', probe);
    noteFailure(new ConnectError('left', Code.Canceled));
    noteFailure(new ConnectError('late', Code.DeadlineExceeded));
    expect(probe).not.toHaveBeenCalled();
  });
});

describe('the styles of a page', () => {
  let folder: string;
  beforeEach(async () => {
    vi.useRealTimers();
    folder = await mkdtemp(path.join(tmpdir(), 'workgate-styles-'));
    const files = {
      'index.html': '<!doctype html><script type="module" src="./main.js"></script>',
      'main.js': "globalThis.loadLater = () => import('./later.js');",
      'later.js': "import './later.css'; export const words = 'Later';",
      'later.css': 'body { color: red }',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Builds the app with the plugin of the shell. Returns the address of its entry. */
  async function built(): Promise<string> {
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      plugins: [retriedStyles()],
      build: { modulePreload: { polyfill: false } },
    })) as Rolldown.RolldownOutput;
    const entry = output.find((one) => one.type === 'chunk' && one.isEntry);
    return pathToFileURL(path.join(folder, 'dist', entry?.fileName ?? '')).href;
  }

  it('are loaded again with the code after a failure', async () => {
    const page = new FakePage();
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', { dispatchEvent: () => true });
    vi.stubGlobal('loadLater', undefined);
    await import(/* @vite-ignore */ await built());
    const { loadLater } = globalThis as unknown as { loadLater: Load };
    page.outcome = 'error';
    await expect(loadLater()).rejects.toThrow(/Unable to preload CSS/);
    expect(page.styles()).toHaveLength(0);
    page.outcome = 'load';
    expect(await loadLater()).toMatchObject({ words: 'Later' });
    expect(page.styles()).toHaveLength(1);
  });

  it('break the build if Vite loads them in an unknown way, or not at all', async () => {
    const { transform } = retriedStyles() as unknown as { transform: (code: string, id: string) => unknown };
    expect(() => transform('const another = 1;', '\0vite/preload-helper.js')).toThrow(/in an unexpected way/);
    await writeFile(path.join(folder, 'main.js'), "globalThis.words = 'Nothing is imported later';");
    await expect(built()).rejects.toThrow('Vite requests no styles for code that is imported later');
  });
});

/** The part of a document that Vite's helper uses: links that load or fail. */
class FakePage {
  outcome: 'load' | 'error' = 'load';
  readonly links = new Set<FakeLink>();
  readonly head = {
    appendChild: (link: FakeLink) => {
      this.links.add(link);
      const { outcome } = this;
      queueMicrotask(() => link.dispatchEvent(new Event(outcome)));
    },
  };

  createElement = () => new FakeLink(this.links);
  querySelector = () => null;
  getElementsByTagName = () => [];
  querySelectorAll = () => [...this.links];
  styles = () => [...this.links].filter(({ rel }) => rel === 'stylesheet');
}

class FakeLink extends EventTarget {
  rel = '';
  href = '';
  crossOrigin = '';
  readonly #links: Set<FakeLink>;

  constructor(links: Set<FakeLink>) {
    super();
    this.#links = links;
  }

  remove(): void {
    this.#links.delete(this);
  }
}
