import type { DescService } from '@bufbuild/protobuf';
import type { ConnectRouter, ServiceImpl } from '@connectrpc/connect';
import type { EmailVerification, PasswordReset, SessionRegister, SessionService } from '../../identity/index.ts';
import type { Capabilities } from '../capabilities.ts';

/** Everything that the handlers of this door call. */
export interface ConnectServices extends Capabilities {
  sessions: SessionService;
  sessionRegister: SessionRegister;
  emailVerification: EmailVerification;
  passwordReset: PasswordReset;
  /** Origin of the links in invitations. */
  workBaseUrl: string;
}

/** Service of the contract, with its handlers. */
export interface ServedService {
  definition: DescService;
  register: (router: ConnectRouter, services: ConnectServices) => void;
}

/** Joins a service of the contract and its handlers. A missing handler does not compile. */
export function serve<Service extends DescService>(
  definition: Service,
  createHandlers: (services: ConnectServices) => ServiceImpl<Service>,
): ServedService {
  return {
    definition,
    register(router, services) {
      router.service(definition, createHandlers(services));
    },
  };
}
