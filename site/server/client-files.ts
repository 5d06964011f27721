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
  const files = filesIn(root);
  const serve = express.static(root, { maxAge: '1d', index: false });
  return Router()
    .use(compressed(files))
    .use('/assets', assets(root))
    .use((req, res, next) => void (files.has(req.path) ? serve(req, res, next) : next()));
}

/** Paths of the files in a folder, from `/`. */
export const filesIn = (root: string) =>
  new Set(globSync('**/*', { cwd: root }).map((file) => `/${file}`));

/** Leads a request for a file to the compressed one beside it, in the best encoding that the browser accepts. */
export const compressed =
  (files: ReadonlySet<string>): RequestHandler =>
  (req, res, next) => {
    const variants = encodings.filter(({ suffix }) => files.has(req.path + suffix));
    if (variants.length > 0) res.vary('Accept-Encoding');
    const choice = variants.find(({ name }) => req.acceptsEncodings(name));
    if (choice && (req.method === 'GET' || req.method === 'HEAD')) {
      res.type(req.path.slice(req.path.lastIndexOf('.')));
      res.set('Content-Encoding', choice.name);
      req.url = req.path + choice.suffix;
    }
    next();
  };

/** The files with a hash in their name; 404 for those of an older build, instead of a page that the browser would take for a script. */
export const assets = (root: string) =>
  Router().use(
    express.static(`${root}/assets`, { immutable: true, maxAge: '1y', index: false }),
    // A shared cache keeps a 404 without it (RFC 9111 §4.2.2), also one of a site that is not updated yet.
    (_req, res) => void res.set('Cache-Control', 'no-store').sendStatus(404),
  );
