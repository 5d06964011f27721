import { HttpException, HttpStatus } from '@nestjs/common';

/** 429 or 503 with `Retry-After: seconds`. */
export class RetryLaterException extends HttpException {
  readonly retryAfter: number;

  constructor(
    status: HttpStatus.TOO_MANY_REQUESTS | HttpStatus.SERVICE_UNAVAILABLE,
    message: string,
    seconds: number,
  ) {
    super(message, status);
    this.retryAfter = seconds;
  }
}
