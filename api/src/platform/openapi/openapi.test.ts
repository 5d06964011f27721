import { stat } from 'node:fs/promises';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { testApp } from '../../../test/app.ts';
import { config } from '../../config/config.ts';
import { schemaConverter } from './convert-schema.ts';
import { callsOf } from './operations.ts';
import { resolvedResponse } from './shared-parts.ts';

const api = testApp();
let document: OpenAPIObject;
beforeAll(async () => {
  document = (await api.http.get('/api/openapi.json').expect(200)).body;
});

const operations = () =>
  callsOf(document).map((call) => ({ ...call, name: `${call.method} ${call.path}` }));

describe('the contract', () => {
  it('is OpenAPI 3.1', () => {
    expect(document.openapi).toBe('3.1.0');
  });

  it('has at most 250 kB in the committed openapi.json', async () => {
    const { size } = await stat(new URL('../../../../openapi.json', import.meta.url));
    expect(size).toBeLessThanOrEqual(250_000);
  });

  it('leaves out the calls of the site alone, and what only they use', () => {
    const { schemas, securitySchemes } = document.components ?? {};
    expect(Object.keys(document.paths).join(' ')).not.toMatch(/ownership|views/);
    expect(Object.keys(schemas ?? {}).join(' ')).not.toMatch(/OwnCompany|Ownership/);
    expect(Object.keys(securitySchemes ?? {})).toEqual(['partner', 'token']);
  });

  it('allows responses to grow, and names who answers for it and where it is', () => {
    const { Company, Job, Problem } = document.components?.schemas ?? {};
    for (const schema of [Company, Job, Problem])
      expect(schema).not.toHaveProperty('additionalProperties');
    const { name, url } = config.site;
    expect(document.info).toMatchObject({ contact: { name }, license: { url: `${url}/terms` } });
    expect(document.servers).toMatchObject([{ url }]);
  });

  it('names the form with the image before JSON, which has no image and is closed', () => {
    const [form, json] = Object.entries(
      (document.paths['/api/jobs']?.post?.requestBody as { content: object }).content,
    );
    const { JobPosting, JobPostingForm } = document.components?.schemas ?? {};
    expect([form?.[0], json?.[0]]).toEqual(['multipart/form-data', 'application/json']);
    expect(JobPostingForm).toHaveProperty('properties.jobAttachment.format', 'binary');
    expect(JobPosting).not.toHaveProperty('properties.jobAttachment');
    expect(JobPosting).toHaveProperty('additionalProperties', false);
  });

  it('has no dangling reference', () => {
    const references = JSON.stringify(document).match(/(?<="\$ref":")[^"]+/g) ?? [];
    const missing = references.filter(
      (reference) =>
        !reference
          .slice(2)
          .split('/')
          .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document),
    );
    expect(references).toContain('#/components/schemas/Problem');
    expect(missing).toEqual([]);
  });

  it('does not use `nullable`, which OpenAPI 3.1 has dropped', () => {
    expect(JSON.stringify(document)).not.toMatch(/"nullable":/);
  });

  it('has a summary and a unique operationId for every call', () => {
    expect(operations().filter(({ operation }) => !operation.summary)).toEqual([]);
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a success response for every call, and a problem for every error response', () => {
    for (const { name, operation } of operations()) {
      const statuses = Object.entries(operation.responses);
      expect([name, statuses.some(([status]) => /^2/.test(status))]).toEqual([name, true]);
      for (const [status, response] of statuses.filter(([code]) => /^[45]/.test(code))) {
        expect([name, status, resolvedResponse(document, response)]).toEqual([
          name,
          status,
          expect.objectContaining({
            content: {
              'application/problem+json': {
                schema: { $ref: '#/components/schemas/Problem' },
                examples: expect.anything(),
              },
            },
          }),
        ]);
      }
    }
  });
});

describe('schemaConverter', () => {
  it('refuses a name with two definitions', () => {
    const convert = schemaConverter();
    const Same = z.object({ a: z.string() }).meta({ id: 'Same' });
    const Other = z.object({ a: z.string().default('') }).meta({ id: 'Other' });
    expect(convert(Other, { schemaType: 'input' })).toEqual({
      schema: { $ref: '#/$defs/Other' },
      components: { Other: { type: 'object', properties: { a: { type: 'string', default: '' } } } },
    });
    expect(() => convert(Other, { schemaType: 'output' })).toThrow(
      'Two different schemas are called Other in the contract.',
    );
    expect(
      convert(z.strictObject({ same: Same }), { schemaType: 'input' })?.components,
    ).toHaveProperty('Same');
  });
});
