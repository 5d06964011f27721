/** The part of busboy 1.6 that `multipart.server.ts` uses; the package brings no types. */
declare module 'busboy' {
  import type { Readable, Writable } from 'node:stream';

  interface Options {
    headers: Record<string, string>;
    /** Bytes, except `files`, `fields` and `parts`, which are counts. */
    limits?: {
      fieldSize?: number;
      fileSize?: number;
      files?: number;
      fields?: number;
      parts?: number;
    };
    defParamCharset?: string;
  }

  interface Parser extends Writable {
    on(
      event: 'field',
      listener: (
        name: string | undefined,
        value: string,
        info: { valueTruncated: boolean },
      ) => void,
    ): this;
    on(
      event: 'file',
      listener: (
        name: string | undefined,
        stream: Readable,
        info: { filename?: string; mimeType: string },
      ) => void,
    ): this;
    on(event: 'error', listener: (error: Error) => void): this;
  }

  export default function busboy(options: Options): Parser;
}
