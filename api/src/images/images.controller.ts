import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Unlimited } from '../limits/limited.decorator.ts';
import { ImagesService } from './images.service.ts';

/** `GET /uploads/:folder/:file`: stored images, which never change. */
@ApiExcludeController()
@Controller('uploads')
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  @Get(':folder/:file')
  @Unlimited()
  async show(
    @Param('folder') folder: string,
    @Param('file') file: string,
    @Res() response: Response,
  ): Promise<void> {
    const bytes = await this.images.read(folder, file);
    if (!bytes) throw new NotFoundException('Image not found');
    response
      .set({
        'Content-Type': 'image/webp',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }
}
