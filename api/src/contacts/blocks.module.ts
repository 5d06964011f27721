import { Module } from '@nestjs/common';
import { BlocksController } from './blocks.controller.ts';
import { Blocks } from './blocks.service.ts';

/**
 * The block list of the moderators: calls and page. Screening reads the table by `blockedAmong`, so that an entry counts
 * from the next submission on.
 */
@Module({ controllers: [BlocksController], providers: [Blocks] })
export class BlocksModule {}
