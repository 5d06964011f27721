import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { config } from '../config/config.ts';
import { MailModule } from '../platform/mail/mail.module.ts';
import { Accounts } from './accounts.ts';
import { AccountsController } from './accounts.controller.ts';
import { AuthController } from './auth.controller.ts';
import { AuthService } from './auth.service.ts';
import { JwtStrategy, tokenHours, tokenTerms } from './jwt.strategy.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { RecoveryController } from './recovery.controller.ts';
import { SecondFactorService } from './second-factor.service.ts';
import { Sessions } from './sessions.ts';

@Module({
  imports: [
    MailModule,
    JwtModule.register({
      secret: config.jwtSecret,
      signOptions: { algorithm: 'HS256', expiresIn: `${tokenHours}h`, ...tokenTerms },
    }),
  ],
  controllers: [AuthController, RecoveryController, AccountsController],
  providers: [
    Accounts,
    AuthService,
    JwtStrategy,
    PasswordResetService,
    SecondFactorService,
    Sessions,
  ],
})
export class AuthModule {}
