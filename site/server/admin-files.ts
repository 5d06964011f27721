import express, { Router, type RequestHandler } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quotable } from '#platform/markup.ts';
import { settings } from '../app/layout/settings.server.ts';
import { assets, compressed, filesIn } from './client-files.ts';
import type { Config } from './config.ts';

/** Hash of the empty `<style>` of emotion, which adds its rules through the CSSOM, outside of any policy. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Strict, since this origin holds a moderator's token: no inline script or style, no HTML made from text. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${EMPTY_STYLE}`,
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const notBuilt =
  'The panel has not been built. `npm run build` builds it, and `npm start` does so too.';

/** The admin panel: its files under /admin, and its single page for every other path. */
export function adminFiles({ adminFiles: root }: Config) {
  const page = join(root, 'index.html');
  const headers: RequestHandler = (_req, res, next) => {
    res.set({ 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' });
    next();
  };
  const panel: RequestHandler = (_req, res) => {
    if (!existsSync(page)) return void res.status(503).type('text').send(notBuilt);
    res
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(withSiteName(readFileSync(page, 'utf8')));
  };
  return Router()
    .use(['/admin', '/admin-login'], headers)
    .use('/admin', compressed(filesIn(root)))
    .use('/admin/assets', assets(root))
    .use('/admin', express.static(root, { index: false, redirect: false }))
    .get(['/admin-login', '/admin', '/admin/*'], panel);
}

/** The page with the site's name, which the panel shows. */
export const withSiteName = (html: string) =>
  html.replace(
    /(<meta name="application-name" content=")[^"]*/,
    (_, start: string) => start + quotable(settings.siteName),
  );
