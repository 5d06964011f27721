import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { One } from '../platform/openapi/documented.ts';
import { Moderator, ModeratorForm, NewModerator } from './account.schemas.ts';
import { Accounts } from './accounts.ts';
import { AdminOnly } from './auth.decorators.ts';

@ApiTags('Accounts')
@Controller('accounts')
@AdminOnly()
export class AccountsController {
  constructor(private readonly accounts: Accounts) {}

  @Get()
  @ApiOperation({ summary: 'List accounts', description: 'By email, active ones first.' })
  @ApiOkResponse({ standardSchema: Moderator, isArray: true, description: 'All accounts' })
  list() {
    return this.accounts.list();
  }

  @Post()
  @ApiOperation({
    summary: 'Add a moderator',
    description: 'The response has a password, which is not shown again. Reactivates an account.',
  })
  @ApiCreatedResponse({ standardSchema: NewModerator, description: 'The account and its password' })
  @Refuses('conflict', 422)
  add(@Body({ schema: ModeratorForm }) { email }: ModeratorForm) {
    return this.accounts.invite(email);
  }

  @Post(':id/password')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Give a moderator a new password',
    description: 'Ends all sessions of the account. The response has the password, once.',
  })
  @ApiOkResponse({ standardSchema: NewModerator })
  @One('The account')
  changePassword(@Param('id') id: string) {
    return this.accounts.renewPassword(id);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Deactivate an account',
    description: 'Ends all its sessions. The last admin cannot be deactivated.',
  })
  @ApiOkResponse({ standardSchema: Moderator })
  @One('The account')
  @Refuses('conflict')
  deactivate(@Param('id') id: string) {
    return this.accounts.block(id);
  }
}
