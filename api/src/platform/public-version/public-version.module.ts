import { Module } from '@nestjs/common';
import { PublicVersionController } from './public-version.controller.ts';
import { PublicVersionEvents } from './version-events.ts';

@Module({ controllers: [PublicVersionController], providers: [PublicVersionEvents] })
export class PublicVersionModule {}
