import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServerBuild } from '@remix-run/node';
import { handlersOf } from './pages.ts';

const paths = ['companies/*', 'companies/feed.xml', 'company/:id', ':list/places', '*', 'sw.js'];
const routes = Object.fromEntries(
  [{ id: 'root' }, ...paths.map((path) => ({ id: path, path }))].map((route) => [route.id, route]),
);
const build = { routes, assets: { routes } } as unknown as ServerBuild;
const routesAt = handlersOf(build, (part) => {
  const { routes, assets } = part as ServerBuild;
  assert.deepEqual(Object.keys(routes), Object.keys(assets.routes));
  return Object.keys(routes);
});
const anywhere = ['root', ':list/places', '*'];

for (const [path, own] of [
  ['/companies', ['companies/*', 'companies/feed.xml']],
  ['/companies?q=a/b', ['companies/*', 'companies/feed.xml']],
  ['/companies.data?page=2', ['companies/*', 'companies/feed.xml']],
  ['/company/1/book', ['company/:id']],
  ['/sw.js', ['sw.js']],
] as const)
  test(`${path} is handled by the routes that begin like it or with a parameter`, () => {
    assert.deepEqual(routesAt(path).toSorted(), [...anywhere, ...own].toSorted());
  });

for (const path of ['/', '/Companies', '/%63ompanies', '//companies', '/nowhere', '/root.data'])
  test(`${path} is handled by all routes`, () => {
    assert.deepEqual(routesAt(path), ['root', ...paths]);
  });
