import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { config } from '../config/config.ts';
import { codes } from '../platform/errors/codes.ts';
import { FieldsException } from '../platform/errors/fields.exception.ts';
import { sha256 } from '../platform/hash.ts';
import { Account } from './account.entity.ts';
import type { SecondFactor, SecondFactorSecret } from './auth.schemas.ts';
import { verifyPassword } from './password.ts';

const RECOVERY_CODES = 10;
/** 80 bits, which are 16 characters in base32. */
const RECOVERY_CODE_BYTES = 10;
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Codes before and after the current one, for clocks that are half a minute off (RFC 6238 §5.2). */
const TOLERANCE = 1;

/** Time-based codes (RFC 6238) as an optional second factor, with recovery codes for a lost phone. */
@Injectable()
export class SecondFactorService {
  constructor(private readonly em: EntityManager) {}

  newSecret({ email }: Pick<Account, 'email'>): SecondFactorSecret {
    const secret = new Secret({ size: SECRET_BYTES });
    const uri = new TOTP({ issuer: config.site.name, label: email, secret }).toString();
    return { secret: secret.base32, uri };
  }

  /**
   * Requires a code at each login from now on, and returns the recovery codes.
   * @throws FieldsException for a wrong password, or a code that is not one of the secret or has turned it on before
   */
  async turnOn(id: string, { password, secret, code }: SecondFactor): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await this.change(id, password, ({ totpSecret, totpCounter }) => {
      const counter = counterOf(secret, code) ?? 0;
      // Sent twice, it would replace the recovery codes that were shown.
      if (counter <= (totpSecret === secret ? totpCounter : 0))
        throw new FieldsException({ code: 'Enter the code that is shown now' });
      return { totpSecret: secret, totpCounter: counter, recoveryCodes: codes.map(hashOf) };
    });
    return codes;
  }

  /** @throws FieldsException for a wrong password */
  turnOff(id: string, password: string): Promise<void> {
    return this.change(id, password, () => ({ totpSecret: null, recoveryCodes: [] }));
  }

  /** Uses up the code. @throws UnauthorizedException for a missing, wrong or used one */
  async verify({ id, totpSecret }: Account, code: string | undefined): Promise<void> {
    if (code !== undefined && totpSecret) {
      const isCurrent = /^\d{3} ?\d{3}$/.test(code);
      const isUsed = isCurrent
        ? this.useCurrent(id, counterOf(totpSecret, code))
        : this.useRecovery(id, code);
      if (await isUsed) return;
    }
    throw new UnauthorizedException(
      code === undefined
        ? codes.second_factor_required.example
        : 'This code is wrong or was used before. Enter the one that is shown now.',
      { errorCode: 'second_factor_required' },
    );
  }

  private async useCurrent(id: string, counter: number | undefined): Promise<boolean> {
    if (counter === undefined) return false;
    const rows = await this.em.execute<object[]>(
      'update account set totp_counter = ? where id = ? and totp_counter < ? returning id',
      [counter, id, counter],
    );
    return rows.length > 0;
  }

  private async useRecovery(id: string, code: string): Promise<boolean> {
    const hash = hashOf(code);
    const rows = await this.em.execute<object[]>(
      `update account set recovery_codes = array_remove(recovery_codes, ?)
       where id = ? and ? = any(recovery_codes) returning id`,
      [hash, id, hash],
    );
    return rows.length > 0;
  }

  /** The account is locked after its password was compared, which is slow: one that was replaced meanwhile changes nothing. */
  private async change(
    id: string,
    password: string,
    changes: (account: Account) => Partial<Account>,
  ): Promise<void> {
    const { passwordHash } = await this.em.fork().findOneOrFail(Account, { id });
    const matches = await verifyPassword(password, passwordHash);
    await this.em.transactional(async (em) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const account = await em.findOneOrFail(Account, { id }, { lockMode });
      if (!matches || account.passwordHash !== passwordHash)
        throw new FieldsException({ password: 'This is not your password' });
      em.assign(account, changes(account));
    });
  }
}

/** The time step of a code; undefined for a wrong one. */
function counterOf(secret: string, code: string): number | undefined {
  const token = code.replace(' ', '');
  const timestamp = Date.now();
  const delta = new TOTP({ secret, period: PERIOD_SECONDS }).validate({
    token,
    timestamp,
    window: TOLERANCE,
  });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
}

/** `ABCD-EFGH-IJKL-MNOP` */
const newRecoveryCode = () =>
  new Secret({ size: RECOVERY_CODE_BYTES }).base32.replaceAll(/.{4}(?=.)/g, '$&-');

/** Spaces, dashes and case do not matter. A slow hash is not needed for 80 random bits. */
const hashOf = (code: string) => sha256(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));
