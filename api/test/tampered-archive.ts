import { gunzipSync, gzipSync } from 'node:zlib';

/** Replaces a text in the first entry of an archive, and updates the entry's size. */
export function rewritten(bytes: Buffer, text: string, other: string): Buffer {
  const tar = gunzipSync(bytes).toString('latin1');
  const size = Number.parseInt(tar.slice(124, 136), 8);
  const content = tar.slice(512, 512 + size).replace(text, other);
  const header = headerWith(tar.slice(0, 512), content.length);
  const rest = tar.slice(512 + Math.ceil(size / 512) * 512);
  const padding = '\0'.repeat(Math.ceil(content.length / 512) * 512 - content.length);
  return gzipSync(Buffer.from(header + content + padding + rest, 'latin1'));
}

function headerWith(header: string, size: number): string {
  const digits = (value: number, length: number) => value.toString(8).padStart(length, '0');
  const blank = `${header.slice(0, 124)}${digits(size, 11)} ${header.slice(136, 148)}        ${header.slice(156)}`;
  const sum = Buffer.from(blank, 'latin1').reduce((total, byte) => total + byte, 0);
  return `${blank.slice(0, 148)}${digits(sum, 6)}\0 ${blank.slice(156)}`;
}

export function withoutManifest(bytes: Buffer): Buffer {
  const tar = gunzipSync(bytes);
  return gzipSync(
    Buffer.concat([tar.subarray(0, tar.indexOf('manifest.json')), Buffer.alloc(1024)]),
  );
}

/** Replaces a name in a row by another of the same length. */
export const withAnotherName = (bytes: Buffer) =>
  gzipSync(
    Buffer.from(
      gunzipSync(bytes)
        .toString('latin1')
        .replace('Unmistakable Couriers', 'Unmistakable courierS'),
      'latin1',
    ),
  );
