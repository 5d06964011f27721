import {
  type ExecutionContext,
  ForbiddenException,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { codes } from '../platform/errors/codes.ts';
import type { Account } from './account.entity.ts';

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();

@Injectable()
export class AccountGuard extends AuthGuard('jwt') {
  override getAuthenticateOptions() {
    return { session: false, property: 'account' };
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // Node keeps the first of several Authorization headers, a proxy may keep the last: neither can be trusted.
    if ((requestOf(context).headersDistinct.authorization?.length ?? 0) > 1)
      throw unauthenticated();
    return Boolean(await super.canActivate(context));
  }

  override handleRequest<TUser = Account>(error: unknown, account: TUser | false): TUser {
    if (error) throw error as Error;
    if (!account) throw unauthenticated();
    return account;
  }
}

@Injectable()
export class AdminGuard extends AccountGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    if (!requestOf(context).account?.isAdmin) throw new ForbiddenException(codes.forbidden.example);
    return true;
  }
}

/** Validates the token if there is one. */
@Injectable()
export class OptionalAccountGuard extends AccountGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    return requestOf(context).headers.authorization === undefined || super.canActivate(context);
  }
}

const unauthenticated = () => new UnauthorizedException(codes.unauthenticated.example);
