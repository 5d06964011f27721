import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import { codes, type ProblemCode } from '../platform/errors/codes.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { fromRequest } from '../platform/http/request.ts';
import { partnerKey } from '../platform/limits/partner-policies.ts';
import { Partners } from './partners.service.ts';

/** Reads the key if there is one. */
@Injectable()
export class PartnerKeyGuard implements CanActivate {
  constructor(private readonly partners: Partners) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const key = request.get('X-Api-Key');
    if (key === undefined) return true;
    const partner = await this.partners.withKey(key);
    if (!partner) throw invalidKey();
    request.partner = partner;
    return true;
  }
}

@Injectable()
export class PartnerGuard extends PartnerKeyGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    if (!context.switchToHttp().getRequest<Request>().partner)
      throw invalidKey('Send your partner key in the header X-Api-Key.');
    return true;
  }
}

/** A call with quotas of its own for partners; `refusals` are the other codes of its 401. */
export const TakesPartnerKey = (...refusals: ProblemCode[]) =>
  applyDecorators(
    UseGuards(PartnerKeyGuard),
    ApiSecurity({}, []),
    ApiSecurity(partnerKey),
    Refuses(...refusals, 'partner_key_invalid'),
  );

/** For partners: 401 without a valid key. */
export const PartnerOnly = () =>
  applyDecorators(UseGuards(PartnerGuard), ApiSecurity(partnerKey), Refuses('partner_key_invalid'));

/** The partner of the key; undefined without one. */
export const CurrentPartner = fromRequest(({ partner }) => partner);

const invalidKey = (message: string = codes.partner_key_invalid.example) =>
  new UnauthorizedException(message, { errorCode: 'partner_key_invalid' });
