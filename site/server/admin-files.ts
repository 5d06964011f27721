import express, { Router, type RequestHandler } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../app/settings.server.ts';
import { nothingThere } from './client-files.ts';
import type { Config } from './config.ts';

/** Of the empty `<style>` that emotion puts in first; its rules then go in through the CSSOM, which no policy asks about. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Nothing foreign may run where a moderator's token is kept: no inline script or style, no HTML made from text. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The admin panel: its files under /admin, and its one page for every address of it. */
export function adminFiles({ adminFiles: root }: Config) {
  const page = join(root, 'index.html');
  const headers: RequestHandler = (_req, res, next) => {
    res.set({ 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' });
    next();
  };
  const panel: RequestHandler = (_req, res, next) => {
    if (!existsSync(page)) return next();
    res
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(named(readFileSync(page, 'utf8')));
  };
  return Router()
    .use(['/admin', '/admin-login'], headers)
    .use(
      '/admin/assets',
      express.static(join(root, 'assets'), { immutable: true, maxAge: '1y' }),
      nothingThere,
    )
    .use('/admin', express.static(root, { index: false, redirect: false }))
    .get(['/admin-login', '/admin', '/admin/*'], panel);
}

/** The page with the name of this site, which the panel shows. */
const named = (html: string) =>
  html.replace(
    /(<meta name="application-name" content=")[^"]*/,
    (_, start: string) =>
      start + settings.siteName.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  );
