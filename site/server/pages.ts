import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import type { Config } from './config.ts';

export interface Pages {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Serves the browser's modules in development; does nothing otherwise. */
  middleware: RequestHandler;
}

/** The built pages; in development Vite builds them on each request, with reload. */
export async function loadPages({ development }: Config): Promise<Pages> {
  if (development) return developmentPages();
  // Written by `npm run build`: a static import would need it for type checks.
  const path = new URL('../build/server/index.js', import.meta.url).href;
  return { build: (await import(path)) as ServerBuild, middleware: (_req, _res, next) => next() };
}

async function developmentPages(): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: new URL('../vite.config.ts', import.meta.url).pathname,
    server: { middlewareMode: true },
  });
  return {
    build: async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild,
    middleware: vite.middlewares,
  };
}
