import type { Pages } from './pages.ts';

/** What is not a page: the first part of the path says it. */
const others = new Map([
  ...['api', 'uploads', 'admin', 'assets', 'health'].map((name) => [name, `/${name}/*`] as const),
  ['admin-login', '/admin/*'] as const,
]);

/**
 * Gives the pattern of an address: a route of Remix such as `/company/:id`, or `/api/*` and its like. Whatever is at none
 * of them is `other`, so that nobody can make patterns without end.
 */
export function routesOf(build: Pages['build']): (path: string) => string {
  const exact = new Set(['/']);
  const families = new Map<string, string>();
  if (typeof build !== 'function') {
    for (const { path } of Object.values(build.routes)) {
      const [first = '', second] = path?.split('/') ?? [];
      if (second?.startsWith(':')) families.set(first, `/${path}`);
      else if (path && !path.includes('*')) exact.add(`/${path}`);
    }
  }
  return (path) => {
    // A page's data are asked for at its path with `.data`.
    const page = path.replace(/\.data$/, '').replace(/^\/_root$/, '/');
    if (exact.has(page)) return page;
    const [, first = '', second] = page.split('/');
    return others.get(first) ?? (second ? families.get(first) : undefined) ?? 'other';
  };
}
