import { errors, jwtVerify, SignJWT } from 'jose';
import type { ApprovalGrant } from '../../call-context.ts';
import { currentTime } from '../../platform/clock.ts';
import type { SigningKeys } from '../../platform/signing-keys/signing-keys.ts';
import type { AgentEndpoint } from '../roles.ts';
import type { Delegation } from './model.ts';

/** JWT profile for access tokens (RFC 9068, 2.1). */
const TYPE = 'at+jwt';
const ALGORITHM = 'EdDSA';
/** Type of an entry in `authorization_details` (RFC 9396, 9.1) that delegates an approval. */
const APPROVAL_TYPE = 'action_approval';

/** Makes and reads delegation tokens: JWTs (RFC 7519) signed with EdDSA (RFC 8037). */
export class DelegationTokens {
  readonly #signingKeys: SigningKeys;
  readonly #baseUrl: string;

  constructor(signingKeys: SigningKeys, baseUrl: string) {
    this.#signingKeys = signingKeys;
    this.#baseUrl = baseUrl;
  }

  /** Signs a token. `act.sub` is the agent that acts for the person in `sub` (RFC 8693, 4.1); `aud` lists the doors. */
  async sign(tenantId: string, delegation: Delegation): Promise<string> {
    const { keyId, privateKey } = await this.#signingKeys.current('delegation');
    const { approval } = delegation;
    return new SignJWT({
      tenant_id: tenantId,
      scope: delegation.scopes.join(' '),
      act: { sub: delegation.agent },
      ...(approval && { authorization_details: [toDetail(approval)] }),
    })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: keyId })
      .setIssuer(this.#baseUrl)
      .setSubject(delegation.personId)
      .setAudience(delegation.endpoints.map((endpoint) => this.#audience(endpoint)))
      .setJti(delegation.delegationId)
      .setIssuedAt(delegation.createdAt)
      .setExpirationTime(delegation.expiresAt)
      .sign(privateKey);
  }

  /** Returns null unless we have signed the token for this door and it has not expired. */
  async verify(token: string, endpoint: AgentEndpoint) {
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = kid === undefined ? null : await this.#signingKeys.publicKey('delegation', kid);
          if (key === null) throw new errors.JWKSNoMatchingKey();
          return key;
        },
        {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer: this.#baseUrl,
          audience: this.#audience(endpoint),
          requiredClaims: ['sub', 'jti', 'exp', 'tenant_id'],
          currentDate: currentTime(),
        },
      );
      return {
        delegationId: String(payload.jti),
        tenantId: String(payload['tenant_id']),
        approval: fromDetails(payload['authorization_details']),
      };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  #audience(endpoint: AgentEndpoint): string {
    return `${this.#baseUrl}/api/v1/${endpoint}`;
  }
}

function toDetail({ proposalId, payloadHash }: ApprovalGrant) {
  return { type: APPROVAL_TYPE, proposal_id: proposalId, payload_hash: payloadHash };
}

function fromDetails(details: unknown): ApprovalGrant | undefined {
  const [detail] = (details ?? []) as ReturnType<typeof toDetail>[];
  return detail && { proposalId: detail.proposal_id, payloadHash: detail.payload_hash };
}
