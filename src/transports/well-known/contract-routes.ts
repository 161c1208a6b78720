import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import express from 'express';
import type { Logger } from '../../platform/logger.ts';
import { packagePath } from '../../platform/package-files.ts';
import { namesEntityTag } from '../entity-tags.ts';
import { addGetRoute } from '../get-route.ts';
import { SECURITY_HEADERS } from '../http-answer.ts';

/** Program of the page, where `make build` has copied it. */
const VIEWER = packagePath('.build/service/viewer.js');
/** Contracts that are served, in the page's order: name, folder under generated/, title. */
const CONTRACTS = [
  ['public-api', 'rest', 'REST'],
  ['chat-integration', 'chat', 'Chat'],
  ['evidence-packets', 'mcp', 'Packets that agents export'],
  ['a2a-extension', 'a2a', 'Extension of A2A'],
] as const;

const pathOf = (name: string, format: 'yaml' | 'json') => `/openapi/${name}.openapi.${format}`;

/** Content policy of the page. It allows only the bundled viewer, which uses inline styles. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Workgate API</title>
  </head>
  <body>
    <div id="reference"></div>
    <noscript>The contracts: ${CONTRACTS.map(([name, , title]) => `<a href="${pathOf(name, 'yaml')}">${title}</a>`).join(', ')}.</noscript>
    <script src="/docs/viewer.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/** Start script of the viewer. External fonts, telemetry, proxies and AI agents are off, so the page works offline. */
const DOCS_START = `Scalar.createApiReference('#reference', {
  sources: ${JSON.stringify(CONTRACTS.map(([slug, , title]) => ({ title, slug, url: pathOf(slug, 'json') })))},
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  defaultOpenAllTags: true,
});
`;

interface Asset {
  body: Buffer;
  type: string;
  etag: string;
  policy: string;
}

function asset(body: Buffer | string, type: string, policy: string): Asset {
  const bytes = Buffer.from(body);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { body: bytes, type, etag, policy };
}

/** Creates the routes of the contracts from which the doors were built, and of a page to read them. */
export async function createContractRoutes(logger: Logger): Promise<express.Router> {
  const plain = SECURITY_HEADERS['Content-Security-Policy'];
  const assets: Record<string, Asset> = {
    '/docs': asset(DOCS_PAGE, 'text/html; charset=utf-8', DOCS_POLICY),
    '/docs/start.js': asset(DOCS_START, 'text/javascript; charset=utf-8', plain),
  };
  // Sources that run without a build serve the contracts, but not the page that shows them.
  if (existsSync(VIEWER)) {
    assets['/docs/viewer.js'] = asset(await readFile(VIEWER), 'text/javascript; charset=utf-8', plain);
  }
  for (const [name, folder] of CONTRACTS) {
    const contract = (format: string) => readFile(packagePath(`generated/${folder}/${name}.openapi.${format}`));
    assets[pathOf(name, 'yaml')] = asset(await contract('yaml'), 'application/yaml; charset=utf-8', plain);
    assets[pathOf(name, 'json')] = asset(await contract('json'), 'application/json', plain);
  }
  const router = express.Router();
  for (const [route, { body, type, etag, policy }] of Object.entries(assets)) {
    const answer: express.RequestHandler = (request, response) => {
      response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'public, no-cache', ETag: etag });
      if (namesEntityTag(request.headers['if-none-match'] ?? '', etag)) response.status(304).end();
      else response.type(type).send(body);
    };
    addGetRoute(router, route, answer, logger);
  }
  return router;
}
