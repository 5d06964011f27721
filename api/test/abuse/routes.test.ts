import { testApp } from '../app.ts';
import { operations } from '../contract-check/contract.ts';

const api = testApp();

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

/** Called by the site only, whose proxy blocks them for others. */
const siteRoutes = [
  ['post', '/api/views'],
  ['post', '/api/companies/{id}/answers'],
  ['get', '/api/dataset/events'],
] as const;

/** Public routes that are not calls of contract/openapi.json. */
const otherRoutes = [
  ...siteRoutes.map(([method, path]) => `${method.toUpperCase()} ${path}`),
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

it('A2: the routes of the api are exactly the calls of contract/openapi.json and the listed public routes', () => {
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

it.each(siteRoutes)(
  'A2: %s %s is refused without the site key and with a wrong one',
  async (method, path) => {
    const call = () => api.http[method](path.replace('{id}', crypto.randomUUID()));
    await call().expect(403);
    await call().set('X-Site-Key', 'a guess').expect(403);
  },
);

/** Routes for every method are Nest's catch-alls (errors/unknown-route.ts). */
function methodsOf(route: Layer['route']): string[] {
  const methods = Object.keys(route?.methods ?? {});
  return methods.includes('trace') ? [] : methods;
}

const inBraces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');
