import { HttpException } from '@nestjs/common';

/** 503 or 429 with `Retry-After`, in seconds. */
export class RetryLaterException extends HttpException {
  constructor(
    message: string,
    readonly retryAfter: number,
    status: 429 | 503 = 503,
  ) {
    super(message, status);
  }
}
