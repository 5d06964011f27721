import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { config } from '../config/config.ts';
import { Account } from './account.entity.ts';
import { Sessions } from './sessions.ts';

/** Required claims, so that a token made for another program is invalid here. */
export const tokenTerms = { issuer: 'naija-dispatch', audience: 'naija-dispatch-api' } as const;

export const tokenHours = 12;

/** The account, its session, and the account's token version at the time of the login. */
const TokenClaims = z.object({ sub: z.uuid(), sid: z.uuid(), ver: z.int(), exp: z.int() });

/** Verifies the token, and in the database that its session is open and its account active and at the token's version. */
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
    const holder = { id: claims.sub, active: true, tokenVersion: claims.ver };
    const account = await this.em.findOne(Account, holder);
    if (!account || !(await this.sessions.use(claims.sid, account.id))) return false;
    request.sessionId = claims.sid;
    return account;
  }
}
