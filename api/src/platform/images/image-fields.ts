import {
  applyDecorators,
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  mixin,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { FileFieldsInterceptor } from '@nestjs/platform-express';
import { ApiConsumes } from '@nestjs/swagger';
import { catchError, from, mergeMap, throwError } from 'rxjs';
import { FieldsException } from '../errors/fields.exception.ts';
import { takesMultipart } from '../http/media-type.guard.ts';
import { fromRequest } from '../http/request.ts';
import { type FormRequest, type FormSchema, refuseFaults } from './image-faults.ts';
import { imageMessages, UnreadableImage } from './uploaded-image.ts';
import { uploadMemory } from './upload-memory.ts';

/** Multer has no limits by default. A file is bounded by its storage and by the limit of the body. */
const limits = {
  // Enough for the form of a company, which has a field for each state.
  fields: 64,
  // 64 fields and two images; busboy refuses a form that reaches the limit.
  parts: 67,
  fieldNameSize: 100,
  fieldSize: 50_000,
  fieldNestingDepth: 0,
};

/**
 * The handler accepts `multipart/form-data` with at most one image in each field (read by `@UploadedImages()`), or JSON without
 * them and without unknown fields. All errors are answered at once with 422; that of an image that cannot be decoded comes
 * from `ImagesService.store` when everything else is valid.
 */
export const ImageFields = (form: FormSchema, ...names: string[]) =>
  applyDecorators(
    SetMetadata(takesMultipart, names.join()),
    UseInterceptors(imageInterceptor(names, form)),
    ApiConsumes('multipart/form-data', 'application/json'),
  );

/** The bytes of images that were sent, by form field. */
export type SentImages = Readonly<Record<string, Buffer>>;

/** The file names that the sender gave are never used. */
export const UploadedImages = fromRequest((request): SentImages => {
  const { files = {} } = request as FormRequest;
  return Object.fromEntries(
    Object.entries(files).flatMap(([field, [file]]) => (file ? [[field, file.buffer]] : [])),
  );
});

function imageInterceptor(names: readonly string[], form: FormSchema) {
  const fields = names.map((name) => ({ name, maxCount: 1 }));
  const options = { limits: { ...limits, files: names.length }, storage: uploadMemory };
  @Injectable()
  class ImageInterceptor extends FileFieldsInterceptor(fields, options) implements NestInterceptor {
    override async intercept(context: ExecutionContext, next: CallHandler) {
      const request = context.switchToHttp().getRequest<FormRequest>();
      const refuse = (error: unknown) => throwError(() => responseError(error, names));
      const checked: CallHandler = {
        handle: () => from(refuseFaults(request, names, form)).pipe(mergeMap(() => next.handle())),
      };
      try {
        return (await super.intercept(context, checked)).pipe(catchError(refuse));
      } catch (error) {
        throw responseError(error, names);
      }
    }
  }
  return mixin(ImageInterceptor);
}

/** Maps errors of multer and sharp to responses with a message for the person who filled in the form. */
function responseError(error: unknown, names: readonly string[]): unknown {
  const [first = ''] = names;
  if (error instanceof UnreadableImage)
    return new FieldsException({ [error.field ?? first]: error.message });
  const cause = error instanceof HttpException ? error.cause : undefined;
  if (!(cause instanceof Error)) return error;
  const { code, field: where = '' } = cause as Error & { code?: string; field?: string };
  const known = names.includes(where);
  if (code === 'LIMIT_FILE_COUNT' || (code === 'LIMIT_UNEXPECTED_FILE' && known)) {
    return new FieldsException({ [known ? where : first]: imageMessages.several });
  }
  if (code === 'LIMIT_FIELD_NESTING')
    return new BadRequestException(
      `Send ${where.replace(/\[.*/, '')} without brackets, once for each value.`,
    );
  if (code === 'LIMIT_FIELD_VALUE') return new FieldsException({ [where]: 'This is too long' });
  if (code === 'LIMIT_UNEXPECTED_FILE')
    return new BadRequestException(`Send the image in the field ${names.join(' or ')}.`);
  return new BadRequestException(
    'The form data is not valid: it has too many parts, invalid field names or no end.',
  );
}
