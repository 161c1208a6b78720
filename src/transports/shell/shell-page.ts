import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { exchangeOf, SECURITY_HEADERS } from '../http-answer.ts';

/** Placeholder in the built page for the nonce of each answer (src/shell/vite.config.ts). */
const NONCE_PLACE = /workgate-nonce/g;

/**
 * Returns the content policy. Scripts and styles come only from this origin, and the page has none inline. The
 * component library creates some styles at run time and marks them with the nonce of the answer.
 */
function policyWith(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of pages. They cut the page off from the window that opened it, and deny it all device features. */
const PAGE_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A cached page would have another nonce than the policy that comes with it.
  'Cache-Control': 'no-cache',
};

/** Sends the page with a fresh nonce. It is compressed each time, because it is small and never the same. */
export function sendShellPage(request: Request, response: Response, page: string): void {
  const nonce = randomBytes(16).toString('base64url');
  const body = Buffer.from(page.replaceAll(NONCE_PLACE, nonce));
  response
    .set({
      ...SECURITY_HEADERS,
      ...PAGE_HEADERS,
      'Content-Security-Policy': policyWith(nonce),
      'X-Correlation-Id': exchangeOf(request).correlationId,
    })
    .type('text/html; charset=utf-8')
    .vary('Accept-Encoding');
  if (request.acceptsEncodings('br') !== false) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    response.set('Content-Encoding', 'br').send(brotliCompressSync(body, { params }));
  } else if (request.acceptsEncodings('gzip') !== false) {
    response.set('Content-Encoding', 'gzip').send(gzipSync(body));
  } else {
    response.send(body);
  }
}
