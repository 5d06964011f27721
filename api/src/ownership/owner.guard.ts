import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import { readOwnerToken } from '../notices/owner-link.ts';
import { codes } from '../platform/errors/codes.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { fromRequest } from '../platform/http/request.ts';

/** The name of the security scheme in openapi.json. */
export const ownerToken = 'owner';

const nobody = { kind: 'company', id: '00000000-0000-0000-0000-000000000000', version: 0 } as const;

/** Requires `Authorization: Owner <token>`, and takes the same time to refuse a token that is forged, old or unknown. */
@Injectable()
export class OwnerGuard implements CanActivate {
  constructor(private readonly em: EntityManager) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const [header = '', ...more] = request.headersDistinct.authorization ?? [];
    const [, token = ''] = more.length === 0 ? (/^Owner (\S{1,100})$/i.exec(header) ?? []) : [];
    const owner = readOwnerToken(token) ?? nobody;
    const [found] = await this.em.execute<{ version: number; isRejected: boolean }[]>(
      `select link_version as version, false as "isRejected" from ${owner.kind} where id = ?
       union all (
         select coalesce((snapshot ->> 'linkVersion')::int, 1), true from moderation
         where kind = ? and listing_id = ? and action = 'rejected' and snapshot is not null limit 1
       )`,
      [owner.id, owner.kind, owner.id],
    );
    if (found?.version !== owner.version) throw invalidLink();
    request.owner = { ...owner, isRejected: found.isRejected };
    return true;
  }
}

/** For the owner of a listing: 401 without the token of its link. */
export const OwnerOnly = () =>
  applyDecorators(UseGuards(OwnerGuard), ApiSecurity(ownerToken), Refuses('link_invalid'));

/** The listing of the token. */
export const CurrentOwner = fromRequest(({ owner }) => owner);

export const invalidLink = () =>
  new UnauthorizedException(codes.link_invalid.example, { errorCode: 'link_invalid' });
