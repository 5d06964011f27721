import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Unlimited } from '../platform/limits/limited.decorator.ts';
import { sendImage } from './send-image.ts';
import { ServedImages } from './served-images.service.ts';
import type { Signature } from './signed-address.ts';

/** `GET /uploads/:folder/:file`: images of public listings, and all others by a signed address. */
@ApiExcludeController()
@Controller('uploads')
export class ImagesController {
  constructor(private readonly images: ServedImages) {}

  @Get(':folder/:file')
  @Unlimited()
  async show(
    @Param('folder') folder: string,
    @Param('file') file: string,
    @Query() query: Signature,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendImage(await this.images.find(folder, file, query, new Date()), request, response);
  }
}
