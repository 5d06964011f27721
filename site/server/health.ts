import { Router } from 'express';
import { version } from '#platform/version.ts';

/** Live: the process responds. Ready: it is not stopping; the API has its own check, since pages are served without it. */
export function health(state: { stopping: boolean }) {
  return Router()
    .use('/health', (_req, res, next) => {
      res.set('Cache-Control', 'no-store');
      next();
    })
    .get('/health/live', (_req, res) => void res.json({ status: 'ok', version }))
    .get('/health/ready', (_req, res) => {
      res.status(state.stopping ? 503 : 200).json({ status: state.stopping ? 'stopping' : 'ok' });
    });
}
