import express, { Router } from 'express';
import { globSync } from 'node:fs';
import type { Config } from './config.ts';

const day = 86_400;
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/** The browser's files, compressed when they were built. Names under /assets carry a hash, so they are kept for a year. */
export function clientFiles({ clientFiles: root, development }: Config) {
  if (development) return Router();
  const files = new Set(globSync('**/*.{br,gz}', { cwd: root }).map((file) => `/${file}`));
  return Router()
    .use((req, res, next) => {
      const choice = encodings.find(
        ({ name, suffix }) => files.has(req.path + suffix) && req.acceptsEncodings(name),
      );
      if (files.has(`${req.path}.br`)) res.vary('Accept-Encoding');
      if (choice && (req.method === 'GET' || req.method === 'HEAD')) {
        res.type(req.path.slice(req.path.lastIndexOf('.')));
        res.set('Content-Encoding', choice.name);
        req.url = req.path + choice.suffix;
      }
      next();
    })
    .use(
      '/assets',
      express.static(`${root}/assets`, { immutable: true, maxAge: 365 * day * 1000, index: false }),
    )
    .use(express.static(root, { maxAge: day * 1000, index: false }));
}
