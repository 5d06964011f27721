import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { Limited } from '../platform/limits/limited.decorator.ts';
import type { RequestAccount } from '../platform/http/request.ts';
import { AccountOnly, CurrentAccount, CurrentSession } from './auth.decorators.ts';
import * as schemas from './auth.schemas.ts';
import { AuthService } from './auth.service.ts';
import { Sessions } from './sessions.ts';

@ApiTags('Accounts')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: Sessions,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Limited('logins', 'network-logins', 'logins-by-email', 'logins-by-device')
  @ApiOperation({
    summary: 'Log in',
    description: 'Any active account can log in; `isAdmin` says whether it may moderate.',
  })
  @ApiOkResponse({
    description: 'Logged in',
    standardSchema: schemas.Session,
    headers: {
      'Set-Cookie': {
        description: 'Marks this device as known to the account, for its limit of attempts alone',
        schema: { type: 'string' },
      },
    },
  })
  @Refuses(401, 'second_factor_required', 422)
  logIn(@Body({ schema: schemas.Credentials }) credentials: schemas.Credentials) {
    return this.auth.logIn(credentials);
  }

  @Post('logout')
  @HttpCode(204)
  @AccountOnly()
  @ApiOperation({
    summary: 'Log out',
    description: 'Invalidates the token. Other sessions of the account stay.',
  })
  @ApiNoContentResponse({ description: 'Logged out' })
  logOut(@CurrentSession() sessionId: string): Promise<void> {
    return this.sessions.close(sessionId);
  }

  @Get('me')
  @AccountOnly()
  @ApiOperation({
    summary: 'Who is logged in',
    description: 'Also shows whether a token is still valid.',
  })
  @ApiOkResponse({
    description: 'The account of the token',
    standardSchema: schemas.CurrentAccount,
  })
  me(@CurrentAccount() account: RequestAccount): schemas.CurrentAccount {
    return this.auth.view(account);
  }
}
