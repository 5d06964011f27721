import { testApp } from '../app.ts';
import { operations } from '../contract-check/contract.ts';

const api = testApp();

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

/** Public routes that are not calls of contract/openapi.json. */
const otherRoutes = [
  // Called by the site only; the proxy blocks it for others.
  'POST /api/views',
  'POST /api/companies/{id}/answers',
  'GET /api/dataset/events',
  'GET /uploads/{folder}/{file}',
  'GET /uploads/share/{kind}/{file}',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/',
  'GET /api/docs/errors',
  // Swagger UI files served by @nestjs/swagger.
  ...['index.html', 'swagger-ui-init.js', 'docs/swagger-ui-init.js', 'LICENSE'].map(
    (file) => `GET /api/docs/${file}`,
  ),
];

describe('A2: the routes of the api', () => {
  it('are exactly the calls of contract/openapi.json and the listed public routes', () => {
    const { router } = api.app.getHttpAdapter().getInstance();
    const { stack } = router as unknown as { stack: Layer[] };
    const routes = stack.flatMap(({ route }) =>
      methodsOf(route).flatMap((method) =>
        [route?.path ?? []].flat().map((path) => `${method.toUpperCase()} ${inBraces(path)}`),
      ),
    );
    expect(routes.length).toBeGreaterThan(30);
    const known = new Set([...operations.map(({ name }) => name), ...otherRoutes]);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
    expect([...known].filter((route) => !routes.includes(route))).toEqual([]);
  });
});

/** Routes for every method are Nest's catch-alls (errors/unknown-route.ts). */
function methodsOf(route: Layer['route']): string[] {
  const methods = Object.keys(route?.methods ?? {});
  return methods.includes('trace') ? [] : methods;
}

const inBraces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');
