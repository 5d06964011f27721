import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { RequestAccount } from '../platform/http/request.ts';
import { Account } from './account.entity.ts';
import type { CurrentAccount, Credentials, Session } from './auth.schemas.ts';
import { verifyPassword } from './password.ts';
import { SecondFactorService } from './second-factor.service.ts';
import { Sessions } from './sessions.ts';

@Injectable()
export class AuthService {
  constructor(
    private readonly em: EntityManager,
    private readonly jwt: JwtService,
    private readonly sessions: Sessions,
    private readonly secondFactor: SecondFactorService,
  ) {}

  /** Does the same work and gives the same answer for an unknown email, a wrong password and a deactivated account. */
  async logIn({ email, password, code }: Credentials): Promise<Session> {
    const account = await this.em.findOne(Account, { email: email.toLowerCase() });
    const matches = await verifyPassword(password, account?.passwordHash);
    if (!account?.active || !matches) throw new UnauthorizedException('Invalid email or password');
    if (account.hasSecondFactor) await this.secondFactor.verify(account, code);
    const sid = await this.sessions.open(account.id);
    const claims = { sid, ver: account.tokenVersion };
    const token = await this.jwt.signAsync(claims, { subject: account.id });
    return { token, user: this.view(account) };
  }

  view({ id, email, isAdmin, hasSecondFactor }: RequestAccount): CurrentAccount {
    return { id, email, isAdmin, hasSecondFactor };
  }
}
