import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

const answers = new AsyncLocalStorage<Response>();

/** Lets whatever a request sets off know when nobody waits for the answer any more. */
export const rememberVisitor = (_: Request, response: Response, next: NextFunction): void =>
  answers.run(response, next);

/** Has `leave` called when the visitor goes away before the answer; the function that it answers ends that. */
export function whenGone(leave: () => void): () => void {
  const response = answers.getStore();
  if (!response) return () => undefined;
  const closed = () => {
    if (!response.writableFinished) leave();
  };
  response.once('close', closed);
  return () => void response.off('close', closed);
}

/** Whether the visitor of this request has gone away. */
export const isGone = (): boolean => answers.getStore()?.destroyed ?? false;
