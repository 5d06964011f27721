import { Module } from '@nestjs/common';
import { ListingImagesModule } from '../listing-images/listing-images.module.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { ChangesController } from './changes.controller.ts';
import { ChangesService } from './changes.service.ts';

@Module({
  imports: [ListingImagesModule, ModerationModule, NoticesModule],
  controllers: [ChangesController],
  providers: [ChangesService],
  exports: [ChangesService],
})
export class ChangesModule {}
