import { createHash } from 'node:crypto';
import type { OpenAPIObject } from '@nestjs/swagger';
import { testApp } from '../../../test/app.ts';
import { codes } from '../errors/codes.ts';
import { policies } from '../limits/policies.ts';
import { callsOf } from './operations.ts';
import { resolvedResponse } from './shared-parts.ts';

const api = testApp();
let document: OpenAPIObject;
beforeAll(async () => {
  document = (await api.http.get('/api/openapi.json').expect(200)).body;
});

const operations = () =>
  callsOf(document).map((call) => ({ ...call, name: `${call.method} ${call.path}` }));

describe('the documentation', () => {
  it.each(['/api/docs', '/api/docs/', '/api/docs/errors'])(
    'has a policy at %s that names its inline styles by hash, and no unsafe ones',
    async (path) => {
      const { headers, text } = await api.http.get(path).expect(200);
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toMatch(/unsafe|\*/);
      const styles = [...text.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);
      expect(styles.length).toBeGreaterThan(0);
      for (const style of styles)
        expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
      expect(text).not.toMatch(/<[^>]+ (style|on\w+)=/);
    },
  );

  it('lists every error code and every rate limit in its introduction', () => {
    for (const [code, { status }] of Object.entries(codes)) {
      expect(document.info.description).toContain(
        `| ${status} | [\`${code}\`](/api/docs/errors#${code}) |`,
      );
    }
    for (const name of Object.keys(policies)) {
      expect(document.info.description).toContain(`| \`${name}\` |`);
    }
  });

  it('has a curl command and an example response for every call', () => {
    for (const { name, operation } of operations()) {
      expect([name, operation.description]).toEqual([
        name,
        expect.stringMatching(/\*\*Example\*\*\n\n```sh\ncurl .*"\$SITE\/api/),
      ]);
      const [, answer] =
        Object.entries(operation.responses).find(([code]) => /^2/.test(code)) ?? [];
      const { content } = resolvedResponse(document, answer);
      for (const media of Object.values(content ?? {}))
        expect([name, Object.keys(media)]).toEqual([
          name,
          expect.arrayContaining([expect.stringMatching(/^examples?$/)]),
        ]);
    }
  });

  it('has the limits of every call, and the rate limit headers of every response', () => {
    for (const { name, operation } of operations()) {
      expect([name, operation.description]).toEqual([
        name,
        expect.stringContaining('Limited by `'),
      ]);
      for (const [status, answer] of Object.entries(operation.responses)) {
        expect([
          name,
          status,
          Object.keys(resolvedResponse(document, answer).headers ?? {}),
        ]).toEqual([
          name,
          status,
          expect.arrayContaining(['RateLimit', 'RateLimit-Policy', 'X-Request-Id']),
        ]);
      }
    }
  });

  it('explains each error code at the URL in the type of its problem', async () => {
    const { text, headers } = await api.http.get('/api/docs/errors').expect(200);
    expect(headers['content-type']).toMatch(/html/);
    expect(text).not.toContain('<script');
    for (const code of Object.keys(codes)) expect(text).toContain(`<section id="${code}">`);
    const { body } = await api.http.get('/api/nothing').expect(404);
    const [path, anchor] = body.type.split('#');
    expect((await api.http.get(path).expect(200)).text).toContain(`id="${anchor}"`);
  });

  it('loads nothing from other origins', async () => {
    const { text, headers } = await api.http
      .get('/api/docs')
      .expect(200)
      .expect('Content-Type', /html/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(text).not.toMatch(/(src|href)="https?:/);
    expect(text).not.toMatch(/<script>[^<]/);
  });
});
