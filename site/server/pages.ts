import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';

export interface Pages {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Serves the browser's modules in development; does nothing otherwise. */
  middleware: RequestHandler;
}

export async function builtPages(): Promise<Pages> {
  // Written by `npm run build`: a static import would need it for type checks.
  const path = new URL('../build/server/index.js', import.meta.url).href;
  return { build: (await import(path)) as ServerBuild, middleware: (_req, _res, next) => next() };
}

/** With a word first, since `//evil.example/` would lead to another site; at most six marks, so that matching stays linear. */
const ENDED =
  /^(\/\w[^?]*?)(?:[.,;:!)\]*~'"]|%(?:20|22|3E|5D|60|E2%80%(?:99|9D|A6))){1,6}(\?.*)?$/i;

/** Leads from an address with the marks of a sentence behind it, which some apps take for a part of a link, to its page. */
export const trimAddress: RequestHandler = (req, res, next) => {
  const [, path, search = ''] = ENDED.exec(req.originalUrl) ?? [];
  if (!path) return next();
  // It may be a link of an owner.
  res.set('Cache-Control', 'no-store').redirect(301, path + search);
};

/**
 * Remix's handler for a path, of the routes that can match there: of those that begin like it, or with a parameter. Remix
 * tries all routes of its build three times per page, which took a fifth of the time of a page.
 */
export function handlersOf<Handler>(
  build: Pages['build'],
  handlerOf: (build: Pages['build']) => Handler,
): (path: string) => Handler {
  const whole = handlerOf(build);
  if (typeof build === 'function') return () => whole;
  const routes = Object.values(build.routes);
  const names = new Set(routes.map(beginning).filter((name) => /^[\w.-]+$/.test(name)));
  const handlers = new Map<string, Handler>();
  for (const name of names) {
    const possible = routes.filter((one) => beginning(one) === name || !names.has(beginning(one)));
    const pick = <T>(all: Record<string, T>) =>
      Object.fromEntries(possible.map(({ id }) => [id, all[id]!]));
    const assets = { ...build.assets, routes: pick(build.assets.routes) };
    handlers.set(name, handlerOf({ ...build, routes: pick(build.routes), assets }));
  }
  // Other spellings, which Remix knows too, go to the whole.
  return (path) => handlers.get(FIRST_SEGMENT.exec(path)?.[1] ?? '') ?? whole;
}

const beginning = ({ path = '' }: { path?: string }) => path.split('/', 1)[0]!;

/** Without the ending at which Remix requests a page's data. */
const FIRST_SEGMENT = /^\/([^/?]*?)(?:\.data)?(?:[/?]|$)/;
