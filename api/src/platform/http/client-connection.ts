import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

const responses = new AsyncLocalStorage<Response>();

/** Middleware that lets code below a request handler notice that the client has disconnected. */
export const trackConnection = (_: Request, response: Response, next: NextFunction): void =>
  responses.run(response, next);

/** Calls `listener` if the client disconnects before the end of the response; returns a function that unsubscribes. */
export function onDisconnect(listener: () => void): () => void {
  const response = responses.getStore();
  if (!response) return () => undefined;
  const onClose = () => {
    if (!response.writableFinished) listener();
  };
  response.once('close', onClose);
  return () => void response.off('close', onClose);
}

/** Whether the client of the current request has disconnected. */
export const isDisconnected = (): boolean => responses.getStore()?.destroyed ?? false;
