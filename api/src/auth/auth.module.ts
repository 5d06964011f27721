import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { config } from '../config/config.ts';
import { AuthController } from './auth.controller.ts';
import { AuthService } from './auth.service.ts';
import { JwtStrategy, tokenHours, tokenTerms } from './jwt.strategy.ts';
import { Sessions } from './sessions.ts';

@Module({
  imports: [
    JwtModule.register({
      secret: config.jwtSecret,
      signOptions: { algorithm: 'HS256', expiresIn: `${tokenHours}h`, ...tokenTerms },
    }),
  ],
  controllers: [AuthController],
  providers: [AuthService, JwtStrategy, Sessions],
})
export class AuthModule {}
