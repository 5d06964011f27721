import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';

export interface Pages {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Serves the browser's modules in development; does nothing otherwise. */
  middleware: RequestHandler;
}

/** The built pages. */
export async function builtPages(): Promise<Pages> {
  // Written by `npm run build`: a static import would need it for type checks.
  const path = new URL('../build/server/index.js', import.meta.url).href;
  return { build: (await import(path)) as ServerBuild, middleware: (_req, _res, next) => next() };
}
