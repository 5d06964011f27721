import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  UseGuards,
} from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import type { RequestAccount } from '../platform/http/request.ts';
import { AccountGuard, AdminGuard, OptionalAccountGuard } from './auth.guards.ts';

/** The scheme's name in openapi.json. */
export const bearer = 'token';

/** Open to moderators: 401 without a valid token, 403 when its account has no admin flag (spec §6). */
export const AdminOnly = () =>
  applyDecorators(UseGuards(AdminGuard), ApiSecurity(bearer), Refuses(401, 403));

/** Open to everybody who is logged in: 401 without a valid token. */
export const AccountOnly = () =>
  applyDecorators(UseGuards(AccountGuard), ApiSecurity(bearer), Refuses(401));

/** Open to everybody; a token is read when there is one, and a bad one is 401. */
export const OptionalAccount = () =>
  applyDecorators(
    UseGuards(OptionalAccountGuard),
    ApiSecurity({}, []),
    ApiSecurity(bearer),
    Refuses(401),
  );

/** Of which login the token is that was shown to AccountOnly. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<Request>().sessionId,
);

/** Who asks: the account behind AdminOnly and AccountOnly, perhaps nobody behind OptionalAccount. */
export const CurrentAccount = createParamDecorator(
  (_: unknown, context: ExecutionContext): RequestAccount | undefined =>
    context.switchToHttp().getRequest<Request>().account,
);
