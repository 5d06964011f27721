import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken, makeAdmin } from '../../test/make-account.ts';
import { schemaConverter } from './convert-schema.ts';

let api: TestApp;
let document: OpenAPIObject;
beforeAll(async () => {
  api = await startApp();
  document = (await api.http.get('/api/openapi.json').expect(200)).body;
});
afterAll(() => api.close());

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, name: `${method} ${path}`, operation }] : [];
    }),
  );

describe('The contract', () => {
  it('is OpenAPI 3.1', () => {
    expect(document.openapi).toBe('3.1.0');
  });

  it('refers to nothing that it does not define', () => {
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

  it('uses no word that OpenAPI 3.1 has dropped', () => {
    expect(JSON.stringify(document)).not.toMatch(/"nullable":/);
  });

  it('has every call of the api and no other', () => {
    const { stack } = api.app.getHttpAdapter().getInstance().router as unknown as {
      stack: { route?: { path: string; methods: Record<string, boolean> } }[];
    };
    const served = stack
      .flatMap(({ route }) =>
        route && !route.methods.trace
          ? Object.keys(route.methods).map((method) => `${method} ${route.path}`)
          : [],
      )
      .filter((name) => name.includes(' /api/') && !/\/api\/(docs|openapi)/.test(name))
      .map((name) => name.replaceAll(/:(\w+)/g, '{$1}'));
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(served.sort());
  });

  it('sums up every call, under a name of its own', () => {
    expect(operations().filter(({ operation }) => !operation.summary)).toEqual([]);
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('says of every call what it answers and that a refusal is a problem', () => {
    for (const { name, operation } of operations()) {
      const statuses = Object.entries(operation.responses);
      expect([name, statuses.some(([status]) => /^2/.test(status))]).toEqual([name, true]);
      for (const [status, response] of statuses.filter(([code]) => /^[45]/.test(code))) {
        expect([name, status, response]).toEqual([
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

describe('A call that the contract gives to moderators only', () => {
  const closed = () =>
    operations().filter(
      ({ operation: { security } }) =>
        security?.length && !security.some((way) => Object.keys(way).length === 0),
    );
  const ask = (path: string, method: (typeof methods)[number], token?: string) => {
    const request = api.http[method](path.replace('{id}', crypto.randomUUID()));
    return token ? request.auth(token, { type: 'bearer' }) : request;
  };

  it('is each one that changes or deletes something', () => {
    const open = operations().filter(
      (one) =>
        ['put', 'patch', 'delete'].includes(one.method) &&
        !closed().some(({ name }) => name === one.name),
    );
    expect(open).toEqual([]);
    expect(closed().length).toBeGreaterThan(5);
  });

  it('is closed to strangers, to bad tokens, to deactivated admins and to other accounts', async () => {
    const left = await makeAdmin(api);
    const ended = await adminToken(api, left);
    await api.sql('update account set active = false where id = ?', [left.id]);
    const visitor = await makeAdmin(api, { isAdmin: false });
    for (const { path, method, name, operation } of closed()) {
      // One of the calls logs out.
      const other = await adminToken(api, visitor);
      const answers = await Promise.all([
        ask(path, method),
        ask(path, method, 'bad'),
        ask(path, method, ended),
        ask(path, method, other),
      ]);
      const open = Object.keys(operation.responses).find((status) => status.startsWith('2'));
      const forbidden = operation.responses['403'] ? 403 : Number(open);
      expect([name, ...answers.map(({ status }) => status)]).toEqual([
        name,
        401,
        401,
        401,
        forbidden,
      ]);
    }
  });
});

describe('A name in the contract', () => {
  it('means one schema, given or answered', () => {
    const convert = schemaConverter();
    const Same = z.object({ a: z.string() }).meta({ id: 'Same' });
    const Other = z.object({ a: z.string().default('') }).meta({ id: 'Other' });
    const asked = convert(Other, { schemaType: 'input' });
    expect(asked).toEqual({
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
