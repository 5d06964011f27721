import { readdir } from 'node:fs/promises';
import { config } from '../../src/config/config.ts';
import { testApp } from '../app.ts';
import { kinds, registration } from '../make-listing.ts';
import { jpeg } from '../pictures.ts';
import names from './file-names.json' with { type: 'json' };
import documents from './picture-vectors.json' with { type: 'json' };

const api = testApp();
let picture: Buffer;
beforeAll(async () => {
  picture = await jpeg();
});

type Form = (typeof kinds)[number];

const filled = ({ plural, body }: Form) => api.http.post(`/api/${plural}`).field(body);

const files = () => readdir(config.dataDir, { recursive: true }).catch((): string[] => []);
const rows = async ({ table }: Form) =>
  (await api.column<number>(`select count(*)::int from ${table}`))[0];

const disguises = [
  { filename: 'picture.svg', contentType: 'image/svg+xml' },
  { filename: 'picture.png', contentType: 'image/png' },
  { filename: 'picture.jpg', contentType: 'text/html' },
  { filename: '', contentType: 'image/png' },
];

const utf16 = Buffer.from('\ufeff<svg><script>alert(1)</script></svg>', 'utf16le');
const vectors = [
  ...documents,
  { what: 'UTF-16', content: utf16 },
  { what: 'a Flash film', content: Buffer.from('4657530a', 'hex') },
  { what: 'a GIF', content: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64') },
  { what: 'a TIFF', content: Buffer.from('49492a0008000000', 'hex') },
  { what: 'a sound in RIFF like WebP', content: Buffer.from('RIFF\x10\0\0\0WAVEfmt ') },
];

it.each(vectors)(
  'U1: a document disguised as an image is refused and not stored: $what',
  async ({ content }) => {
    for (const form of kinds) {
      const before = [await files(), await rows(form)];
      for (const { filename, contentType } of disguises) {
        const bytes = Buffer.from(content);
        const { status, body } = await filled(form).attach(form.image, bytes, {
          filename: filename || 'blob',
          contentType,
        });
        expect([filename, contentType, status]).toEqual([filename, contentType, 422]);
        expect(body.errors).toEqual({
          [form.image]: 'Choose a JPG, PNG or WebP image, or a screenshot of it',
        });
      }
      expect([await files(), await rows(form)]).toEqual(before);
    }
  },
);

describe('U4: a hostile file name', () => {
  const stored = async (id: string) => {
    const [image = ''] = await api.column('select image from company where id = ?', [id]);
    return image;
  };
  /** Files and rows with the file name. */
  const occurrences = async () => [
    ...(await files()).filter((path) => /canary/i.test(path)),
    ...(await api.sql(`select 1 from company where to_jsonb(company)::text ~* 'canary'`)),
  ];

  const longNames = [249, 994].map((length) => `canary${'x'.repeat(length)}`);

  it.each([...names.fileNames, ...longNames])('is ignored and not stored: %j', async (filename) => {
    const [form] = kinds;
    const { body, headers, text } = await filled(form)
      .attach(form.image, picture, { filename, contentType: 'image/jpeg' })
      .expect(201);
    expect(JSON.stringify(headers) + text).not.toMatch(/canary/i);
    expect(await stored(body.id)).toMatch(/^\/uploads\/[\da-f-]{36}\/640\.webp$/);
    expect(await occurrences()).toEqual([]);
  });

  it.each(names.brokenDispositions)('that breaks its header is not stored: %j', async (line) => {
    const part = (disposition: string, content: string | Buffer) => [
      `--frontier\r\nContent-Disposition: ${disposition}\r\n\r\n`,
      content,
      '\r\n',
    ];
    const fields = Object.entries(registration).flatMap(([name, value]) =>
      part(`form-data; name="${name}"`, value),
    );
    const parts = [...fields, ...part(line, picture), '--frontier--\r\n'];
    const answer = await api.http
      .post('/api/companies')
      .type('multipart/form-data; boundary=frontier')
      .send(Buffer.concat(parts.map((one) => Buffer.from(one))));
    expect([201, 400, 422]).toContain(answer.status);
    expect(JSON.stringify(answer.headers)).not.toMatch(/canary/i);
    expect(await occurrences()).toEqual([]);
  });
});
