import type { RequestHandler } from 'express';
import { MAX_BODY_BYTES } from './refusals.ts';

const MB = 1024 * 1024;
/** Texts, and photos that the form has compressed, never wait. */
const MAX_SMALL_BYTES = MB / 2;
/** The lengths of the bodies read at once: half of the images that may be held (`forms/multipart.server.ts`). */
const MAX_READ_BYTES = 12 * MB;
/** A turn ends with the response, but not earlier: 16 MB a second, more than a line of 100 Mbit/s carries. */
const MIN_TURN_MS = 750;
/** Nor later, or senders on slow lines would hold up the others. */
const MAX_TURN_MS = 2_000;
/** Leaves a sender half of the time that a request may take. */
const MAX_WAIT_MS = 60_000;

/**
 * Lets large bodies wait unread for their turn, in order: reading many at once fills the memory with pieces of images that
 * are dropped in the end, and collecting those keeps the process from answering others.
 */
export function queueBodies(minTurnMs = MIN_TURN_MS, maxTurnMs = MAX_TURN_MS): RequestHandler {
  let reading = 0;
  const waiting = new Map<() => void, number>();
  const readNext = () => {
    for (const [start, bytes] of waiting) {
      if (reading > 0 && reading + bytes > MAX_READ_BYTES) return;
      start();
    }
  };
  return (req, res, next) => {
    const bytes = Number(req.headers['content-length'] ?? 0);
    // Those above the limit are refused unread.
    if (!(bytes > MAX_SMALL_BYTES && bytes <= MAX_BODY_BYTES)) return next();
    const start = () => {
      leave();
      reading += bytes;
      const end = () => {
        clearTimeout(longest);
        res.off('close', done);
        reading -= bytes;
        readNext();
      };
      const earliest = performance.now() + minTurnMs;
      const done = () => {
        clearTimeout(longest);
        setTimeout(end, Math.max(0, earliest - performance.now()));
      };
      const longest = setTimeout(end, maxTurnMs);
      res.once('close', done);
      next();
    };
    const leave = () => {
      clearTimeout(patience);
      res.off('close', leave);
      waiting.delete(start);
    };
    const patience = setTimeout(start, MAX_WAIT_MS);
    res.once('close', leave);
    waiting.set(start, bytes);
    readNext();
  };
}
