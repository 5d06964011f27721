/** Not `URL.canParse`, which Chrome before 120, Firefox before 115 and Safari before 17 lack. */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** A name that is used once. Not `crypto.randomUUID`, which pages served over plain http lack. */
export const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Aborts after a time, or with `other`. Not `AbortSignal.any`, which Chrome before 116 and Safari before 17.4 lack. */
export function abortAfter(timeoutMs: number, other?: AbortSignal | null): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, timeoutMs);
  if (other?.aborted) abort();
  other?.addEventListener('abort', abort);
  return controller.signal;
}
