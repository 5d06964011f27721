import { Module, type OnModuleInit } from '@nestjs/common';
import { Reads } from '../platform/database/read-only-database.ts';
import { ReplicasModule } from '../platform/replicas/replicas.module.ts';
import { letDecodersStepBack } from '../images/decoders.ts';
import { ImageStorage } from '../images/image-storage.ts';
import { ImageUse } from './image-use.service.ts';
import { ImagesController } from './images.controller.ts';
import { ImagesService } from '../images/images.service.ts';
import { ImageJanitor } from './janitor.ts';
import { ServedImages } from './served-images.service.ts';
import { imageStorage } from '../images/storage.ts';

@Module({
  imports: [ReplicasModule],
  controllers: [ImagesController],
  providers: [
    { provide: ImageStorage, useFactory: imageStorage },
    ImageJanitor,
    ImagesService,
    ImageUse,
    Reads,
    ServedImages,
  ],
  exports: [ImageJanitor, ImagesService, ImageStorage],
})
export class ImagesModule implements OnModuleInit {
  onModuleInit(): void {
    letDecodersStepBack();
  }
}
