import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import express from 'express';

process.env.NODE_ENV ??= 'production';
const build = (await import('./build/server/index.js' as string)) as ServerBuild;
const app = express();
app.use(express.static('site/build/client', { index: false }));
app.all(
  '*',
  createRequestHandler({ build, getLoadContext: () => ({ requestId: crypto.randomUUID() }) }),
);
app.listen(Number(process.env.PORT ?? 3000));
