import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import express from 'express';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import { addGetRoute } from '../get-route.ts';
import { exchangeOf, SECURITY_HEADERS, sendError } from '../http-answer.ts';

const BUILD_FOLDER = path.resolve(import.meta.dirname, '../../../.build/shell');

/** Pages of the shell; it finds out by itself which one it shows. */
const PAGES = [
  '/',
  '/sign-in',
  '/invitations/:id',
  '/work',
  '/approvals',
  '/packs/:pack/work-items/:id',
  '/admin',
  '/admin/:page',
];

/** The component library styles its parts inline; nothing else comes from anywhere but here. */
const SHELL_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface ShellRoutes {
  router: express.Router;
  /** Sends the page, which then says by itself what is there; with 404 for an address that it does not know either. */
  sendPage: (request: express.Request, response: express.Response, status: 200 | 404) => void;
}

/** The web app for people, as `make build` has made it. */
export async function createShellRoutes(logger: Logger): Promise<ShellRoutes> {
  const router = express.Router();
  const page = await readPage();
  if (page === undefined) logger.warn('the web shell is not built: run `make build`; its pages answer 404 until then');
  const etag = page === undefined ? undefined : etagOf(page);

  const sendPage: ShellRoutes['sendPage'] = (request, response, status) => {
    if (page === undefined) {
      const error = new AppError(
        'not_found',
        'The web shell is not built. Run `make build` and start the service again.',
      );
      sendError(response, exchangeOf(request), error, {}, logger);
      return;
    }
    response.set({
      ...SECURITY_HEADERS,
      'X-Correlation-Id': exchangeOf(request).correlationId,
      'Content-Security-Policy': SHELL_POLICY,
      'Cache-Control': 'no-cache',
      ETag: etag,
    });
    if (status === 200 && request.headers['if-none-match'] === etag) response.status(304).end();
    else response.status(status).type('text/html; charset=utf-8').send(page);
  };
  for (const route of PAGES) {
    addGetRoute(router, route, (request, response) => sendPage(request, response, 200), logger);
  }

  for (const name of await listAssets()) {
    const body = await readFile(path.join(BUILD_FOLDER, 'assets', name));
    // The name holds a hash of the content, so that it never changes under it.
    addGetRoute(
      router,
      `/assets/${name}`,
      (_request, response) => {
        response.set({ ...SECURITY_HEADERS, 'Cache-Control': 'public, max-age=31536000, immutable' });
        response.type(path.extname(name)).send(body);
      },
      logger,
    );
  }
  return { router, sendPage };
}

async function readPage(): Promise<Buffer | undefined> {
  try {
    return await readFile(path.join(BUILD_FOLDER, 'index.html'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function listAssets(): Promise<string[]> {
  try {
    return await readdir(path.join(BUILD_FOLDER, 'assets'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
