import express, { Router, type RequestHandler } from 'express';
import { globSync } from 'node:fs';
import type { Config } from './config.ts';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/** The browser's files, compressed at build time. Names under /assets carry a hash and are cached for a year. */
export function clientFiles({ clientFiles: root, development }: Config) {
  if (development) return Router();
  const files = new Set(globSync('**/*', { cwd: root }).map((file) => `/${file}`));
  const serve = express.static(root, { maxAge: '1d', index: false });
  return Router()
    .use((req, res, next) => {
      const compressed = encodings.filter(({ suffix }) => files.has(req.path + suffix));
      if (compressed.length > 0) res.vary('Accept-Encoding');
      const choice = compressed.find(({ name }) => req.acceptsEncodings(name));
      if (choice && (req.method === 'GET' || req.method === 'HEAD')) {
        res.type(req.path.slice(req.path.lastIndexOf('.')));
        res.set('Content-Encoding', choice.name);
        req.url = req.path + choice.suffix;
      }
      next();
    })
    .use(
      '/assets',
      express.static(`${root}/assets`, { immutable: true, maxAge: '1y', index: false }),
      notFound,
    )
    .use((req, res, next) => void (files.has(req.path) ? serve(req, res, next) : next()));
}

/** For files of an older build, instead of a page that the browser would take for a script. */
export const notFound: RequestHandler = (_req, res) => void res.sendStatus(404);
