import type { ServerBuild } from '@remix-run/node';
import { Router, type RequestHandler } from 'express';
import getPort from 'get-port';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createLogger, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { withSiteName } from './admin-files.ts';
import type { Pages } from './pages.ts';

/** The site's pages and the admin, each compiled by its own Vite server, which updates the browser on changes. */
export async function developmentPages(log: Logger): Promise<Pages> {
  const site = await viteServer('site');
  const admin = await viteServer('admin');
  surviveMistakes(site, log);
  return {
    build: async () => (await site.ssrLoadModule('virtual:remix/server-build')) as ServerBuild,
    middleware: Router().use(adminPanel(admin), site.middlewares),
  };
}

async function viteServer(part: 'site' | 'admin') {
  const options: InlineConfig = {
    configFile: fileURLToPath(new URL(`../../${part}/vite.config.ts`, import.meta.url)),
    cacheDir: fileURLToPath(new URL(`../../node_modules/.vite/${part}`, import.meta.url)),
    appType: 'custom',
    customLogger: logger(),
    server: { middlewareMode: true, hmr: { port: await getPort() } },
  };
  return createServer(options);
}

/** Silences failed pages, which the request's log line reports. */
function logger() {
  const all = createLogger();
  const error: typeof all.error = (message, options) =>
    message.includes('Error when evaluating SSR module') || all.error(message, options);
  return { ...all, error };
}

/** The panel's page for addresses that a browser opens, its modules for others below `/admin/`. */
function adminPanel(vite: ViteDevServer): RequestHandler {
  return (req, res, next) => {
    if (!/^\/admin(-login)?([/?]|$)/.test(req.url)) return next();
    if (!req.headers.accept?.includes('text/html')) return vite.middlewares(req, res, next);
    readFile(`${vite.config.root}/index.html`, 'utf8')
      .then((html) => vite.transformIndexHtml('/index.html', withSiteName(html)))
      .then((html) => res.type('html').send(html), next);
  };
}

/** A file that cannot be a route, or a mistake in a timer, is shown in the terminal and the browser, and ends nothing. */
function surviveMistakes(vite: ViteDevServer, log: Logger) {
  const show = (cause: unknown) => {
    const err = cause instanceof Error ? cause : new Error(String(cause));
    vite.ssrFixStacktrace(err);
    log.error({ err });
    vite.ws.send({ type: 'error', err: { message: err.message, stack: err.stack ?? '' } });
  };
  process.on('unhandledRejection', show).on('uncaughtException', show);
}
