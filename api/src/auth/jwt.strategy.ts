import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { config } from '../config/config.ts';
import { Account } from './account.entity.ts';
import { Sessions } from './sessions.ts';

/** Says who made a token and what for, so that a token of another program is none here. */
export const tokenTerms = { issuer: 'naija-dispatch', audience: 'naija-dispatch-api' } as const;

/** How long a token is good, unless its account changes. */
export const tokenHours = 12;

/** What a token carries: whose it is, of which login, and which version of the account it was made for. */
export const TokenClaims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  ver: z.int(),
  exp: z.int(),
});

/** Checks the token, and in the database that its login is open and its account active and still at the token's version. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.jwtSecret,
      algorithms: ['HS256'],
      passReqToCallback: true,
      ...tokenTerms,
    });
  }

  async validate(request: Request, payload: unknown): Promise<Account | false> {
    const { data: claims } = TokenClaims.safeParse(payload);
    if (!claims) return false;
    const account = await this.em.findOne(Account, {
      id: claims.sub,
      active: true,
      tokenVersion: claims.ver,
    });
    if (!account || !(await this.sessions.use(claims.sid, account.id))) return false;
    request.sessionId = claims.sid;
    return account;
  }
}
