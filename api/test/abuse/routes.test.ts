import { startApp, type TestApp } from '../app.ts';
import { operations } from '../contract/contract.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

/** What the api answers beside the calls of the contract: files and pages for everybody. */
const besides = [
  'GET /uploads/{folder}/{file}',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/',
  // Of the page, as @nestjs/swagger makes it.
  ...['index.html', 'swagger-ui-init.js', 'docs/swagger-ui-init.js', 'LICENSE'].map(
    (file) => `GET /api/docs/${file}`,
  ),
];

describe('A2: a route', () => {
  it('is a call of the contract, whose access is decided in a table, or stands here', () => {
    const { router } = api.app.getHttpAdapter().getInstance();
    const { stack } = router as unknown as { stack: Layer[] };
    const routes = stack.flatMap(({ route }) =>
      methodsOf(route).flatMap((method) =>
        [route?.path ?? []].flat().map((path) => `${method.toUpperCase()} ${inBraces(path)}`),
      ),
    );
    expect(routes.length).toBeGreaterThan(30);
    const known = new Set([...operations.map(({ name }) => name), ...besides]);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
    expect([...known].filter((route) => !routes.includes(route))).toEqual([]);
  });
});

/** A route for every method there is has a refusal for all but the ones of another route (errors/unknown-route.ts). */
function methodsOf(route: Layer['route']): string[] {
  const methods = Object.keys(route?.methods ?? {});
  return methods.includes('trace') ? [] : methods;
}

const inBraces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');
