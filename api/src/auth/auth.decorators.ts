import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { fromRequest } from '../platform/http/request.ts';
import { AccountGuard, AdminGuard, OptionalAccountGuard } from './auth.guards.ts';

/** The name of the security scheme in openapi.json. */
export const bearer = 'token';

/** For moderators: 401 without a valid token, 403 when its account has no admin flag (spec §6). */
export const AdminOnly = () =>
  applyDecorators(UseGuards(AdminGuard), ApiSecurity(bearer), Refuses(401, 403));

/** For any account: 401 without a valid token. */
export const AccountOnly = () =>
  applyDecorators(UseGuards(AccountGuard), ApiSecurity(bearer), Refuses(401));

/** For everybody: reads a token if there is one, and answers an invalid one with 401. */
export const OptionalAccount = () =>
  applyDecorators(
    UseGuards(OptionalAccountGuard),
    ApiSecurity({}, []),
    ApiSecurity(bearer),
    Refuses(401),
  );

/** The id of the token's session behind AccountOnly. */
export const CurrentSession = fromRequest(({ sessionId }) => sessionId);

/** The account of the token; undefined behind OptionalAccount without a token. */
export const CurrentAccount = fromRequest(({ account }) => account);
