import {
  Body,
  ConflictException,
  Controller,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  Post,
} from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { One } from '../platform/openapi/documented.ts';
import { Moderator, ModeratorForm, NewModerator } from './account.schemas.ts';
import { AccountError, Accounts, newPassword } from './accounts.ts';
import { AdminOnly } from './auth.decorators.ts';

@ApiTags('Accounts')
@Controller('accounts')
export class AccountsController {
  private readonly accounts: Accounts;

  constructor(em: EntityManager) {
    this.accounts = new Accounts(em);
  }

  @Get()
  @AdminOnly()
  @ApiOperation({ summary: 'List accounts', description: 'By email, active ones first.' })
  @ApiOkResponse({ standardSchema: Moderator, isArray: true, description: 'All accounts' })
  list() {
    return this.accounts.list();
  }

  @Post()
  @AdminOnly()
  @ApiOperation({
    summary: 'Add a moderator',
    description: 'The response has a password, which is not shown again. Reactivates an account.',
  })
  @ApiCreatedResponse({ standardSchema: NewModerator, description: 'The account and its password' })
  @Refuses('conflict', 422)
  add(@Body({ schema: ModeratorForm }) { email }: ModeratorForm) {
    return this.withPassword(email, (password) => this.accounts.add(email, password));
  }

  @Post(':id/password')
  @HttpCode(200)
  @AdminOnly()
  @ApiOperation({
    summary: 'Give a moderator a new password',
    description: 'Ends all sessions of the account. The response has the password, once.',
  })
  @ApiOkResponse({ standardSchema: NewModerator })
  @One('The account')
  async changePassword(@Param('id') id: string) {
    const { email } = await this.find(id);
    return this.withPassword(email, (password) => this.accounts.changePassword(email, password));
  }

  @Delete(':id')
  @AdminOnly()
  @ApiOperation({
    summary: 'Deactivate an account',
    description: 'Ends all its sessions. The last admin cannot be deactivated.',
  })
  @ApiOkResponse({ standardSchema: Moderator })
  @One('The account')
  @Refuses('conflict')
  async deactivate(@Param('id') id: string) {
    const { email } = await this.find(id);
    await this.accounts.deactivate(email).catch(refuse);
    return this.find(id);
  }

  private async withPassword(email: string, set: (password: string) => Promise<unknown>) {
    const password = newPassword();
    await set(password).catch(refuse);
    const of = (one: Moderator) => one.email === email.toLowerCase();
    return { ...(await this.accounts.list()).find(of), password };
  }

  private async find(id: string): Promise<Moderator> {
    const account = (await this.accounts.list()).find((one) => one.id === id.toLowerCase());
    if (!account) throw new NotFoundException('Account not found');
    return account;
  }
}

function refuse(error: unknown): never {
  throw error instanceof AccountError ? new ConflictException(error.message) : error;
}
