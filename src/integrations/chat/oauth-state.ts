import { hkdfSync, randomBytes } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { MINUTE_MS } from '../../platform/durations.ts';

export interface InstallState {
  tenantId: string;
  personId: string;
  sessionId: string;
  /** Makes the state usable once. */
  nonce: string;
  returnTo: string;
  expiresAt: Date;
}

export type OpenedState = { state: InstallState } | { refused: 'expired' | 'forged' };

const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;
const KEY_BYTES = 32;
const LIFETIME_MS = 10 * MINUTE_MS;
const NONCE_BYTES = 16;
const AUDIENCE = 'workgate/chat-install';

/** Seals states as JWE (RFC 7516, `dir` with A256GCM). Nothing is stored until a state comes back. */
export class InstallStates {
  readonly #key: Uint8Array;

  constructor(secret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, Buffer.alloc(0), 'workgate/chat-oauth-state/v1', KEY_BYTES));
  }

  async seal(begun: Pick<InstallState, 'tenantId' | 'personId' | 'sessionId' | 'returnTo'>): Promise<string> {
    const { tenantId, personId, sessionId, returnTo } = begun;
    const claims = { tenant_id: tenantId, session_id: sessionId, return_to: returnTo };
    return new EncryptJWT(claims)
      .setProtectedHeader(ALGORITHMS)
      .setAudience(AUDIENCE)
      .setSubject(personId)
      .setJti(randomBytes(NONCE_BYTES).toString('base64url'))
      .setExpirationTime(new Date(Date.now() + LIFETIME_MS))
      .encrypt(this.#key);
  }

  async open(sealed: string): Promise<OpenedState> {
    try {
      const { payload } = await jwtDecrypt(sealed, this.#key, {
        keyManagementAlgorithms: [ALGORITHMS.alg],
        contentEncryptionAlgorithms: [ALGORITHMS.enc],
        audience: AUDIENCE,
        requiredClaims: ['sub', 'jti', 'exp'],
      });
      const { sub = '', jti = '', exp = 0, tenant_id, session_id, return_to } = payload;
      const state = {
        tenantId: String(tenant_id),
        personId: sub,
        sessionId: String(session_id),
        nonce: jti,
        returnTo: String(return_to),
        expiresAt: new Date(exp * 1000),
      };
      return { state };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { refused: 'expired' };
      if (error instanceof errors.JOSEError || error instanceof TypeError) return { refused: 'forged' };
      throw error;
    }
  }
}
