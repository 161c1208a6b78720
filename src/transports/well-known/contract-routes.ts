import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import express from 'express';
import type { Logger } from '../../platform/logger.ts';
import { addGetRoute } from '../get-route.ts';
import { SECURITY_HEADERS } from '../http-answer.ts';

const CONTRACT_FOLDER = path.resolve(import.meta.dirname, '../../../generated/rest');

/** The page runs the bundled viewer and nothing else; the viewer styles itself inline. */
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
    <noscript>The contract is at <a href="/openapi/public-api.openapi.yaml">/openapi/public-api.openapi.yaml</a>.</noscript>
    <script src="/docs/viewer.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/** No fonts, telemetry, proxies or AI agents from elsewhere: the page works without the internet. */
const DOCS_START = `Scalar.createApiReference('#reference', {
  url: '/openapi/public-api.openapi.json',
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

/** The contract as the router was built from it, and a page to read it with. */
export async function createContractRoutes(logger: Logger): Promise<express.Router> {
  const viewer = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@scalar/api-reference')),
    'browser/standalone.js',
  );
  const plain = SECURITY_HEADERS['Content-Security-Policy'];
  const contract = (extension: string) => readFile(path.join(CONTRACT_FOLDER, `public-api.openapi.${extension}`));
  const assets: Record<string, Asset> = {
    '/openapi/public-api.openapi.yaml': asset(await contract('yaml'), 'application/yaml; charset=utf-8', plain),
    '/openapi/public-api.openapi.json': asset(await contract('json'), 'application/json', plain),
    '/docs': asset(DOCS_PAGE, 'text/html; charset=utf-8', DOCS_POLICY),
    '/docs/start.js': asset(DOCS_START, 'text/javascript; charset=utf-8', plain),
    '/docs/viewer.js': asset(await readFile(viewer), 'text/javascript; charset=utf-8', plain),
  };
  const router = express.Router();
  for (const [route, { body, type, etag, policy }] of Object.entries(assets)) {
    const answer: express.RequestHandler = (request, response) => {
      response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'public, no-cache', ETag: etag });
      if (request.headers['if-none-match'] === etag) response.status(304).end();
      else response.type(type).send(body);
    };
    addGetRoute(router, route, answer, logger);
  }
  return router;
}
