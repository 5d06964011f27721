import { Module, type OnModuleInit } from '@nestjs/common';
import { Reads } from '../listings/reads.ts';
import { ReplicasModule } from '../replicas/replicas.module.ts';
import { letDecodersStepBack } from './decoders.ts';
import { ImageStorage } from './image-storage.ts';
import { ImageUse } from './image-use.service.ts';
import { ImagesController } from './images.controller.ts';
import { ImagesService } from './images.service.ts';
import { ImageJanitor } from './janitor.ts';
import { ServedImages } from './served-images.service.ts';
import { imageStorage } from './storage.ts';

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
