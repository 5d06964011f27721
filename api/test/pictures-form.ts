import { Body, Controller, Inject, Post } from '@nestjs/common';
import { z } from 'zod';
import {
  ImageFields,
  type SentImages,
  UploadedImages,
} from '../src/platform/images/image-fields.ts';
import { ImagesService } from '../src/platform/images/images.service.ts';
import type { TestApp } from './app.ts';

const Picture = z.object({
  title: z.string('Enter a title'),
  description: z.string().optional(),
  lines: z.array(z.string()).optional(),
});

/** A minimal form with an image. */
@Controller('pictures')
export class PicturesController {
  constructor(@Inject(ImagesService) private readonly images: ImagesService) {}

  @Post()
  @ImageFields(Picture, 'picture')
  async add(
    @Body({ schema: Picture }) { title }: z.infer<typeof Picture>,
    @UploadedImages() { picture }: SentImages,
  ) {
    return { title, picture: picture ? await this.images.store(picture) : null };
  }
}

/** The form with its text filled in. */
export const pictureForm = (api: TestApp) => api.http.post('/api/pictures').field('title', 'Bike');

/** Sends the form with a file. */
export const sendPicture = (
  api: TestApp,
  bytes: Buffer,
  filename = 'picture.jpg',
  contentType = 'image/jpeg',
) => pictureForm(api).attach('picture', bytes, { filename, contentType });
