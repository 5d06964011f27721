import { Module } from '@nestjs/common';
import { ListingImagesModule } from '../listing-images/listing-images.module.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { ChangesController } from './changes.controller.ts';
import { ChangesService } from './changes.service.ts';
import { Objections } from './objections.service.ts';

@Module({
  imports: [ListingImagesModule, ModerationModule, NoticesModule],
  controllers: [ChangesController],
  providers: [ChangesService, Objections],
  exports: [ChangesService, Objections],
})
export class ChangesModule {}
