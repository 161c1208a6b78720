import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import express from 'express';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import { packagePath } from '../../platform/package-files.ts';
import { addGetRoute } from '../get-route.ts';
import { exchangeOf, SECURITY_HEADERS, sendError } from '../http-answer.ts';
import { sendShellPage } from './shell-page.ts';

const BUILD_FOLDER = packagePath('.build/shell');

/** Paths of the shell's pages. The shell itself finds out which page to show. */
const PAGES = [
  '/',
  '/sign-in',
  '/invitations/:id',
  '/work',
  '/mentions',
  '/approvals',
  '/approvals/:proposal',
  '/packs/:pack/work-items/:id',
  '/account/chat',
  '/account/notifications',
  '/account',
  '/account/sessions',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/admin',
  '/admin/:page',
  '/admin/operations/:operation',
  '/admin/packs/:pack',
  '/admin/webhooks/:endpoint',
  '/admin/try-out/backtest',
];

/** Headers of assets. The name of an asset contains a hash of its content, so the content of a name never changes. */
const ASSET_HEADERS = {
  ...SECURITY_HEADERS,
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Compressed forms that the build creates, smallest first, with their file endings. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Forms of a file of the build, by content coding. `identity` is always present. */
type Variants = ReadonlyMap<string, { body: Buffer; etag: string }>;

export interface ShellRoutes {
  router: express.Router;
  /** Sends the page, which shows the content of the address itself. The status is 404 for an unknown address. */
  sendPage: (request: express.Request, response: express.Response, status: 200 | 404) => void;
}

/** Creates the routes of the web app for people, from the files that `make build` created. */
export async function createShellRoutes(logger: Logger): Promise<ShellRoutes> {
  const router = express.Router();
  const page = (await readIfThere('index.html'))?.toString();
  if (page === undefined) logger.warn('the web shell is not built, so its pages answer 404: run `make build`');

  const sendPage: ShellRoutes['sendPage'] = (request, response, status) => {
    if (page === undefined) {
      const error = new AppError(
        'not_found',
        'The web shell is not built. Run `make build` and start the service again.',
      );
      sendError(response, exchangeOf(request), error, {}, logger);
      return;
    }
    sendShellPage(request, response.status(status), page);
  };
  for (const route of PAGES) {
    addGetRoute(router, route, (request, response) => sendPage(request, response, 200), logger);
  }

  for (const name of await listAssets()) {
    const asset = await readVariants(path.join('assets', name));
    if (asset === undefined) continue;
    addGetRoute(
      router,
      `/assets/${name}`,
      (request, response) => {
        response.set(ASSET_HEADERS);
        sendVariant(request, response.type(path.extname(name)), asset);
      },
      logger,
    );
  }
  return { router, sendPage };
}

/**
 * Sends a file in the smallest coding that the client accepts (RFC 9110, 12.5.3). The order of the client's header does
 * not count, because browsers list all codings with equal preference, gzip first. Express answers 304 if the client has
 * the file already.
 */
function sendVariant(request: express.Request, response: express.Response, variants: Variants): void {
  const coding = [...variants.keys()].find((one) => request.acceptsEncodings(one) !== false) ?? 'identity';
  const variant = variants.get(coding);
  if (variant === undefined) throw new Error('Every file is there as it is');
  response.vary('Accept-Encoding').set('ETag', variant.etag);
  if (coding !== 'identity') response.set('Content-Encoding', coding);
  response.send(variant.body);
}

/** Reads a file of the build in each coding that exists; undefined if there is no such file. */
async function readVariants(file: string): Promise<Variants | undefined> {
  const plain = await readIfThere(file);
  if (plain === undefined) return undefined;
  const variants = new Map<string, { body: Buffer; etag: string }>();
  for (const [coding, ending] of CODINGS) {
    const body = await readIfThere(`${file}${ending}`);
    if (body !== undefined) variants.set(coding, { body, etag: etagOf(body) });
  }
  return variants.set('identity', { body: plain, etag: etagOf(plain) });
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path.join(BUILD_FOLDER, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function listAssets(): Promise<string[]> {
  try {
    const names = await readdir(path.join(BUILD_FOLDER, 'assets'));
    return names.filter((name) => !CODINGS.some(([, ending]) => name.endsWith(ending)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
