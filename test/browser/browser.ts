/** Headless Chromium with the built web shell. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import type { TestPerson } from '../support/people.ts';
import type { TestService } from '../support/service.ts';

const SHELL = path.resolve(import.meta.dirname, '../../.build/shell/index.html');
/**
 * Features that Chromium leaves out: Playwright's own list, which a second `--disable-features` replaces, and the list of
 * suggestions under the address bar. Chromium renders that list in two processes for each window, which costs more than
 * the page under test.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];
const FLAGS = [
  `--disable-features=${DISABLED_FEATURES.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Default timeout. Everything on a page appears sooner, even on two busy cores. */
const PATIENCE_MS = 15_000;

export const WIDE = { width: 1280, height: 860 };
export const NARROW = { width: 375, height: 740 };

const USUAL: BrowserContextOptions = { viewport: WIDE, locale: 'en-GB', reducedMotion: 'reduce' };

export class TestBrowser {
  /** Uncaught errors of the pages, and errors and warnings on their consoles. */
  readonly complaints: string[] = [];
  readonly #browser: Browser;
  readonly #contexts: BrowserContext[] = [];

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async launch(): Promise<TestBrowser> {
    if (!existsSync(SHELL)) throw new Error('The web shell is not built: run `make build`.');
    const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
    return new TestBrowser(await chromium.launch({ executablePath, args: FLAGS }));
  }

  /**
   * Opens a page in a new browser context, which shares no cookies, storage or cache. Nothing on it moves, unless the
   * options ask for it: a click whose target moves between the press and the release is no click.
   */
  async open(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext({ ...USUAL, ...options });
    this.#contexts.push(context);
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || isBrokenConnection(message.text())) return;
      this.complaints.push(`${page.url()}: ${message.text()}`);
    });
    return page;
  }

  /** Opens a page with a person's session. Signs the person in if necessary. */
  async openAs(person: TestPerson, options: BrowserContextOptions = {}): Promise<Page> {
    if (person.cookie === '') await person.signIn();
    const page = await this.open(options);
    const separator = person.cookie.indexOf('=');
    const [name, value] = [person.cookie.slice(0, separator), person.cookie.slice(separator + 1)];
    await page.context().addCookies([{ name, value, url: person.service.address, httpOnly: true, sameSite: 'Lax' }]);
    return page;
  }

  /** Closes all pages that the test has opened. */
  async closePages(): Promise<void> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

/** True for console messages about failed requests, which tests that stop the service or cut the network expect. */
function isBrokenConnection(text: string): boolean {
  return text.includes('net::ERR_');
}

/** Fills in and submits the sign-in form. */
export async function signInByForm(page: Page, person: TestPerson, password = person.password): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Returns the password field by its label, because the button that reveals the password has a label too. */
export function passwordField(page: Page): Locator {
  return page.getByLabel(/^Password/);
}

export async function seeHeading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

export function workItemUrl(service: TestService, item: { pack_key: string; work_item_id: string }): string {
  return `${service.address}/packs/${item.pack_key}/work-items/${item.work_item_id}`;
}

/**
 * Script that collects everything in which a page could leave a secret: its markup, fields, storage, cookies and URL.
 */
const FIND_EVERYTHING = `(async () => [
  document.documentElement.outerHTML,
  ...[...document.querySelectorAll('input, textarea')].map((field) => field.value),
  JSON.stringify(localStorage),
  JSON.stringify(sessionStorage),
  JSON.stringify(history.state),
  JSON.stringify(await indexedDB.databases()),
  JSON.stringify(await caches.keys()),
  document.cookie,
  location.href,
].join('\\n'))()`;

export async function everythingKept(page: Page): Promise<string> {
  const stored = await page.context().storageState({ indexedDB: true });
  return `${await page.evaluate<string>(FIND_EVERYTHING)}\n${JSON.stringify(stored)}`;
}

/** Counts how often a text occurs in the memory of the page's scripts: state, caches and closures. */
export async function countInMemory(page: Page, text: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('').split(text).length - 1;
}
