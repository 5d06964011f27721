import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import type { RequestAccount } from '../platform/http/request.ts';
import { Limited } from '../platform/limits/limited.decorator.ts';
import { AccountOnly, CurrentAccount } from './auth.decorators.ts';
import * as schemas from './auth.schemas.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { SecondFactorService } from './second-factor.service.ts';

@ApiTags('Accounts')
@Controller('auth')
export class RecoveryController {
  constructor(
    private readonly passwords: PasswordResetService,
    private readonly secondFactor: SecondFactorService,
  ) {}

  @Post('password-reset')
  @HttpCode(204)
  @Limited('logins')
  @ApiOperation({
    summary: 'Ask for a link for a new password',
    description: 'The answer is the same whether there is an account or not.',
  })
  @ApiNoContentResponse({
    description: 'If there is an account, a mail is on its way or came within the last hour',
  })
  @Refuses(422)
  requestPassword(
    @Body({ schema: schemas.PasswordResetRequest }) { email }: schemas.PasswordResetRequest,
  ): Promise<void> {
    return this.passwords.request(email, new Date());
  }

  @Post('password')
  @HttpCode(204)
  @Limited('logins')
  @ApiOperation({
    summary: 'Set a new password',
    description: 'With the token of the link in the mail. Ends all sessions of the account.',
  })
  @ApiNoContentResponse({ description: 'The password is set' })
  @Refuses(409, 422)
  setPassword(@Body({ schema: schemas.NewPassword }) request: schemas.NewPassword): Promise<void> {
    return this.passwords.setPassword(request, new Date());
  }

  @Post('second-factor/secret')
  @HttpCode(200)
  @AccountOnly()
  @ApiOperation({
    summary: 'Make a secret for an authenticator app',
    description: 'Changes nothing before a code of the app turns the second factor on.',
  })
  @ApiOkResponse({ description: 'A new secret', standardSchema: schemas.SecondFactorSecret })
  newSecret(@CurrentAccount() account: RequestAccount): schemas.SecondFactorSecret {
    return this.secondFactor.newSecret(account);
  }

  @Put('second-factor')
  @Limited('logins')
  @AccountOnly()
  @ApiOperation({
    summary: 'Turn the second factor on',
    description: 'Replaces an earlier one with its recovery codes. Sessions stay.',
  })
  @ApiOkResponse({ description: 'It is on', standardSchema: schemas.RecoveryCodes })
  @Refuses(422)
  async turnOn(
    @CurrentAccount() { id }: RequestAccount,
    @Body({ schema: schemas.SecondFactor }) request: schemas.SecondFactor,
  ): Promise<schemas.RecoveryCodes> {
    return { recoveryCodes: await this.secondFactor.turnOn(id, request) };
  }

  @Post('second-factor/removal')
  @HttpCode(204)
  @Limited('logins')
  @AccountOnly()
  @ApiOperation({ summary: 'Turn the second factor off', description: 'Sessions stay.' })
  @ApiNoContentResponse({ description: 'It is off' })
  @Refuses(422)
  turnOff(
    @CurrentAccount() { id }: RequestAccount,
    @Body({ schema: schemas.OwnPassword }) { password }: schemas.OwnPassword,
  ): Promise<void> {
    return this.secondFactor.turnOff(id, password);
  }
}
