import {
  applyDecorators,
  BadRequestException,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  HttpException,
  Injectable,
  mixin,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import { catchError, throwError } from 'rxjs';
import { FieldsException } from '../platform/errors/fields.exception.ts';
import { takesMultipart } from '../platform/http/media-type.guard.ts';
import {
  hasImageSignature,
  imageMessages,
  imageSizeLimit,
  UnreadableImage,
} from './uploaded-image.ts';

/** Multer has no limits by default. */
const limits = {
  // Multer accepts a file of exactly this size.
  fileSize: imageSizeLimit - 1,
  files: 1,
  fields: 20,
  parts: 22,
  fieldNameSize: 100,
  fieldSize: 50_000,
  fieldNestingDepth: 0,
};

/**
 * The handler accepts `multipart/form-data` with at most one image in `field` (read by `@UploadedImage()`), or JSON. An
 * unusable image is answered with 422 and a message for `field`, also when `ImagesService.store` rejects it.
 */
export const ImageField = (field: string) =>
  applyDecorators(
    SetMetadata(takesMultipart, field),
    UseInterceptors(imageInterceptor(field)),
    ApiConsumes('multipart/form-data', 'application/json'),
  );

/** The bytes of the image, or undefined when none was sent. */
export const UploadedImage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Buffer | undefined => fileOf(context)?.buffer,
);

/** The file name that the sender gave is never used. */
const fileOf = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request & { file?: { buffer: Buffer } }>().file;

function imageInterceptor(field: string) {
  @Injectable()
  class ImageInterceptor extends FileInterceptor(field, { limits }) implements NestInterceptor {
    override async intercept(context: ExecutionContext, next: CallHandler) {
      const refuse = (error: unknown) => throwError(() => responseError(error, field));
      const checked: CallHandler = {
        handle: () => {
          check(fileOf(context)?.buffer);
          return next.handle();
        },
      };
      try {
        return (await super.intercept(context, checked)).pipe(catchError(refuse));
      } catch (error) {
        throw responseError(error, field);
      }
    }
  }
  return mixin(ImageInterceptor);
}

function check(bytes: Buffer | undefined): void {
  if (bytes?.length === 0) throw new UnreadableImage(imageMessages.empty);
  if (bytes && !hasImageSignature(bytes)) throw new UnreadableImage(imageMessages.type);
}

/** Maps errors of multer and sharp to responses with a message for the person who filled in the form. */
function responseError(error: unknown, field: string): unknown {
  if (error instanceof UnreadableImage) return new FieldsException({ [field]: error.message });
  const cause = error instanceof HttpException ? error.cause : undefined;
  if (!(cause instanceof Error)) return error;
  const { code, field: where = '' } = cause as Error & { code?: string; field?: string };
  if (code === 'LIMIT_FILE_SIZE') return new FieldsException({ [field]: imageMessages.size });
  if (code === 'LIMIT_FILE_COUNT' || (code === 'LIMIT_UNEXPECTED_FILE' && where === field)) {
    return new FieldsException({ [field]: imageMessages.several });
  }
  if (code === 'LIMIT_FIELD_VALUE') return new FieldsException({ [where]: 'This is too long' });
  if (code === 'LIMIT_UNEXPECTED_FILE')
    return new BadRequestException(`Send the image in the field ${field}.`);
  return new BadRequestException(
    'The form data is not valid: it has too many parts, invalid field names or no end.',
  );
}
