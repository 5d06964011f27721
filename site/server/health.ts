import { Router } from 'express';

/** Live: the process answers. Ready: it wants visitors. The api has its own: without it we still have pages to show. */
export function health(state: { stopping: boolean }) {
  return Router()
    .use('/health', (_req, res, next) => {
      res.set('Cache-Control', 'no-store');
      next();
    })
    .get('/health/live', (_req, res) => void res.json({ status: 'ok' }))
    .get('/health/ready', (_req, res) => {
      res.status(state.stopping ? 503 : 200).json({ status: state.stopping ? 'stopping' : 'ok' });
    });
}
