import fc, { type Arbitrary } from 'fast-check';
import { resolved, type InputSchema } from './examples.ts';
import { hostileNames } from './hostile.ts';

/** Invalid or tiny images, to keep decoding cheap. */
const files = [
  Buffer.alloc(0),
  Buffer.from('no image'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  Buffer.from('ffd8ffe000104a464946', 'hex'),
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.from('R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs=', 'base64'),
];
const fileNames = ['picture.png', '', '../../etc/passwd', 'a".png', 'ọ.jpg', 'x'.repeat(300)];

/** A form with these fields and sometimes a file, sometimes truncated or with a wrong boundary. */
export const form = (fields: Arbitrary<[name: string, value: unknown][]>, schema: InputSchema) =>
  fc
    .record({
      fields,
      file: fc.option(
        fc.tuple(
          fc.constantFrom(...fileFields(schema), ...fileFields(schema), ...hostileNames),
          fc.constantFrom(...fileNames),
          fc.constantFrom(...files),
        ),
      ),
      truncatedBytes: fc.oneof(
        { weight: 9, arbitrary: fc.constant(0) },
        fc.integer({ min: 1, max: 60 }),
      ),
      boundary: fc.oneof(
        { weight: 9, arbitrary: fc.constant('frontier') },
        fc.constantFrom('other', ''),
      ),
    })
    .map(({ fields, file, truncatedBytes, boundary }) => {
      const parts = fields.map(([name, value]) => [
        `--frontier\r\nContent-Disposition: form-data; name="${escaped(name)}"\r\n\r\n`,
        `${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
      ]);
      const [name, filename, bytes] = file ?? [];
      const filePart = bytes
        ? [
            `--frontier\r\nContent-Disposition: form-data; name="${escaped(name ?? '')}"; filename="${escaped(filename ?? '')}"\r\n`,
            'Content-Type: image/png\r\n\r\n',
            bytes,
            '\r\n',
          ]
        : [];
      const all = [...parts.flat(), ...filePart, '--frontier--\r\n'].map((part) =>
        Buffer.from(part),
      );
      const body = Buffer.concat(all);
      return {
        headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
        body: body.subarray(0, body.length - truncatedBytes),
      };
    });

const fileFields = (schema: InputSchema) =>
  Object.entries(resolved(schema).properties ?? {})
    .filter(([, { format }]) => format === 'binary')
    .map(([name]) => name);

const escaped = (text: string) => text.replaceAll('"', '%22').replaceAll(/[\r\n]/g, '');
