import { HttpException } from '@nestjs/common';
import { isUtf8 } from 'node:buffer';

/** Messages for the error types of body-parser. */
const sentences: Record<string, string> = {
  'entity.parse.failed': 'The body is not a valid JSON object.',
  'entity.too.large': 'The body is too large: send at most 256 kB of JSON.',
  'charset.unsupported': 'Send the body as UTF-8.',
  'encoding.unsupported': 'Send the body uncompressed, or with gzip, deflate or br.',
  'decoding.failed': 'The body is not compressed as its Content-Encoding says.',
  'request.aborted': 'The request ended before its body was complete.',
  'request.size.invalid': 'The body is not as long as its Content-Length says.',
};

/**
 * For body-parser's `verify`: other encodings would be stored with replacement characters in place of letters.
 * @throws an error of body-parser's type for a body that is not UTF-8 (RFC 8259, section 8.1)
 */
export function refuseOtherEncodings(_: unknown, __: unknown, body: Buffer, encoding: string) {
  if (encoding === 'utf-8' && !isUtf8(body))
    throw Object.assign(new Error('not UTF-8'), { status: 400, type: 'charset.unsupported' });
}

/** Replaces the message of a parser's error; every other exception is returned unchanged. */
export function unreadableRequest(exception: HttpException): HttpException {
  const { cause } = exception;
  if (cause instanceof URIError) return new HttpException('The address is not valid.', 400);
  if (!(cause instanceof Error)) return exception;
  // Errors of zlib have a number and no type.
  const type = 'type' in cause ? cause.type : 'errno' in cause && 'decoding.failed';
  const sentence = sentences[String(type)];
  return sentence ? new HttpException(sentence, exception.getStatus()) : exception;
}
