import { Module, type OnModuleInit } from '@nestjs/common';
import { ReplicasModule } from '../platform/replicas/public-database.ts';
import { lowerDecoderPriority } from '../platform/images/decoder-priority.ts';
import { ImageStorage } from '../platform/images/image-storage.ts';
import { ImageUse } from './image-use.service.ts';
import { ImagesController } from './images.controller.ts';
import { ImagesService } from '../platform/images/images.service.ts';
import { ImageJanitor } from './janitor.ts';
import { ServedImages } from './served-images.service.ts';
import { SharePictures } from './share-pictures.service.ts';
import { imageStorage } from '../platform/images/storage.ts';

@Module({
  imports: [ReplicasModule],
  controllers: [ImagesController],
  providers: [
    { provide: ImageStorage, useFactory: imageStorage },
    ImageJanitor,
    ImagesService,
    ImageUse,
    ServedImages,
    SharePictures,
  ],
  exports: [ImageJanitor, ImagesService, ImageStorage],
})
export class ListingImagesModule implements OnModuleInit {
  onModuleInit(): void {
    lowerDecoderPriority();
  }
}
