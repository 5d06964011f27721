import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

/** Metadata key of handlers that accept `multipart/form-data` besides JSON. */
export const takesMultipart = 'takes-multipart';

/** Refuses with 415 a body that is neither JSON nor, where the handler takes an image, form data. */
@Injectable()
export class MediaTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const accepted = ['application/json'];
    if (this.reflector.get(takesMultipart, context.getHandler()))
      accepted.push('multipart/form-data');
    if (!hasBody(request) || request.is(accepted)) return true;
    throw new UnsupportedMediaTypeException(`Send the body as ${accepted.join(' or ')}.`);
  }
}

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
