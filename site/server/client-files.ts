import express, { Router, type RequestHandler } from 'express';
import { globSync } from 'node:fs';
import type { Config } from './config.ts';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/** The browser's files, compressed when they were built. Names under /assets carry a hash, so they are kept for a year. */
export function clientFiles({ clientFiles: root, development }: Config) {
  if (development) return Router();
  const files = new Set(globSync('**/*', { cwd: root }).map((file) => `/${file}`));
  const serve = express.static(root, { maxAge: '1d', index: false });
  return Router()
    .use((req, res, next) => {
      const packed = encodings.filter(({ suffix }) => files.has(req.path + suffix));
      if (packed.length > 0) res.vary('Accept-Encoding');
      const choice = packed.find(({ name }) => req.acceptsEncodings(name));
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
      nothingThere,
    )
    .use((req, res, next) => (files.has(req.path) ? serve(req, res, next) : next()));
}

/** A file of an older build: a page in its place would only be taken for a script. */
export const nothingThere: RequestHandler = (_req, res) => void res.sendStatus(404);
