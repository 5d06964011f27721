import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { config } from '../config.ts';
import { Account } from './account.entity.ts';

/** Says who made a token and what for, so that a token of another program is none here. */
export const tokenTerms = { issuer: 'naija-dispatch', audience: 'naija-dispatch-api' } as const;

/** How long a token is good, unless its account changes. */
export const tokenHours = 12;

/** What a token carries: whose it is, and which version of the account it was made for. */
export const TokenClaims = z.object({ sub: z.uuid(), ver: z.int(), exp: z.int() });

/** Checks the token, and in the database that its account is active and still at the token's version. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(private readonly em: EntityManager) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.jwtSecret,
      algorithms: ['HS256'],
      ...tokenTerms,
    });
  }

  async validate(payload: unknown): Promise<Account | false> {
    const { data: claims } = TokenClaims.safeParse(payload);
    if (!claims) return false;
    const account = await this.em.findOne(Account, {
      id: claims.sub,
      active: true,
      tokenVersion: claims.ver,
    });
    return account ?? false;
  }
}
