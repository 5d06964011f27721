import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { OpenAPIObject } from '@nestjs/swagger';
import { testApp } from '../../../test/app.ts';
import { config } from '../../config/config.ts';
import { codes } from '../errors/codes.ts';
import { policies } from '../limits/policies.ts';
import { callsOf, type Operation } from './operations.ts';

const api = testApp();
let document: OpenAPIObject;
beforeAll(async () => {
  document = (await api.http.get('/api/openapi.json').expect(200)).body;
});

const operations = () =>
  callsOf(document).map((call) => ({ ...call, name: `${call.method} ${call.path}` }));

it('the contract has at most 250 kB in the committed openapi.json', async () => {
  const { size } = await stat(new URL('../../../../openapi.json', import.meta.url));
  expect(size).toBeLessThanOrEqual(250_000);
});

it('the contract omits calls that only the site uses, and their schemas', () => {
  const { schemas, securitySchemes } = document.components ?? {};
  expect(Object.keys(document.paths).join(' ')).not.toMatch(/ownership|views/);
  expect(Object.keys(schemas ?? {}).join(' ')).not.toMatch(/OwnCompany|Ownership/);
  expect(Object.keys(securitySchemes ?? {})).toEqual(['partner', 'token']);
});

it('the contract allows new response fields, and names a contact and the server', () => {
  const { Company, Job, Problem } = document.components?.schemas ?? {};
  for (const schema of [Company, Job, Problem])
    expect(schema).not.toHaveProperty('additionalProperties');
  const { name, url } = config.site;
  expect(document.info).toMatchObject({ contact: { name }, license: { url: `${url}/terms` } });
  expect(document.servers).toMatchObject([{ url }]);
});

it('the contract names the form with the image before JSON, which has no image and is closed', () => {
  const [form, json] = Object.entries(
    (document.paths['/api/jobs']?.post?.requestBody as { content: object }).content,
  );
  const { JobPosting, JobPostingForm } = document.components?.schemas ?? {};
  expect([form?.[0], json?.[0]]).toEqual(['multipart/form-data', 'application/json']);
  expect(JobPostingForm).toHaveProperty('properties.jobAttachment.format', 'binary');
  expect(JobPosting).not.toHaveProperty('properties.jobAttachment');
  expect(JobPosting).toHaveProperty('additionalProperties', false);
});

it('the contract has a summary for every call', () => {
  expect(operations().filter(({ operation }) => !operation.summary)).toEqual([]);
});

it.each(['/api/docs', '/api/docs/', '/api/docs/errors'])(
  'the documentation loads at %s nothing from other origins, by a policy that names its inline styles by hash',
  async (path) => {
    const { headers, text } = await api.http.get(path).expect(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    const styles = [...text.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles)
      expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
    expect(text).not.toMatch(/<[^>]+ (style|on\w+)=|(src|href)="https?:|<script>[^<]/);
  },
);

it('the documentation lists every error code and every rate limit in its introduction', () => {
  for (const [code, { status }] of Object.entries(codes)) {
    expect(document.info.description).toContain(
      `| ${status} | [\`${code}\`](/api/docs/errors#${code}) |`,
    );
  }
  for (const name of Object.keys(policies)) {
    expect(document.info.description).toContain(`| \`${name}\` |`);
  }
});

it('the documentation has an example response for every call', () => {
  for (const { name, operation } of operations()) {
    const [, answer] = Object.entries(operation.responses).find(([code]) => /^2/.test(code)) ?? [];
    const { content } = resolved(answer);
    for (const media of Object.values(content ?? {}))
      expect([name, Object.keys(media)]).toEqual([
        name,
        expect.arrayContaining([expect.stringMatching(/^examples?$/)]),
      ]);
  }
});

it('the documentation explains each error code at the URL in the type of its problem', async () => {
  const { text, headers } = await api.http.get('/api/docs/errors').expect(200);
  expect(headers['content-type']).toMatch(/html/);
  expect(text).not.toContain('<script');
  for (const code of Object.keys(codes)) expect(text).toContain(`<section id="${code}">`);
  const { body } = await api.http.get('/api/nothing').expect(404);
  const [path, anchor] = body.type.split('#');
  expect((await api.http.get(path).expect(200)).text).toContain(`id="${anchor}"`);
});

/** A response, or the shared one to which it refers. */
function resolved(response: Operation['responses'][string]): Partial<Resolved> {
  const name = response && '$ref' in response ? response.$ref.split('/').at(-1) : undefined;
  const shared = name === undefined ? response : document.components?.responses?.[name];
  return shared && 'description' in shared ? shared : {};
}

type Resolved = Exclude<Operation['responses'][string], { $ref: string } | undefined>;
