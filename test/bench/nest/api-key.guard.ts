import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UnauthorizedException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { InjectModel } from '@nestjs/mongoose';
import type { Request } from 'express';
import { Model } from 'mongoose';
import { createKeyVerifier, type StoredKey } from '../key-verifier.ts';
import { ApiKey } from './schemas.ts';

export const Scope = (scope: string) => SetMetadata('scope', scope);

export interface TenantRequest extends Request {
  tenantId: string;
}

@Injectable()
export class ApiKeyGuard implements CanActivate {
  readonly #verifyKey: ReturnType<typeof createKeyVerifier>;

  constructor(
    private readonly reflector: Reflector,
    @InjectModel(ApiKey.name) keys: Model<ApiKey>,
  ) {
    this.#verifyKey = createKeyVerifier((keyId) => keys.findById(keyId).lean<StoredKey>().exec());
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<TenantRequest>();
    const scope = this.reflector.get<string>('scope', context.getHandler());
    const tenantId = await this.#verifyKey(request.headers['x-api-key'] as string | undefined, scope);
    if (tenantId === undefined) throw new UnauthorizedException();
    request.tenantId = tenantId;
    return true;
  }
}
