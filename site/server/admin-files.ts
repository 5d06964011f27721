import express, { Router, type RequestHandler } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nothingThere } from './client-files.ts';
import type { Config } from './config.ts';

/**
 * Nothing foreign may run where a moderator's token is kept. Styles are allowed inline because emotion writes them
 * while the panel runs; images may be previews of what was sent.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
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
    res.set('Cache-Control', 'no-cache').sendFile(page, { cacheControl: false });
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
