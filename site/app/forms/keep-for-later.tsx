import { useState, type RefObject } from 'react';
import { compressionsIn } from './photo.ts';

/** Loaded when a field gets the focus, since it could not be loaded once the connection is lost. */
export const loadUnsent = () => import('../unsent/store.ts');

interface KeepForLaterProps {
  form: RefObject<HTMLFormElement>;
  page: string;
  /** When sending it failed first. */
  failedAt: number;
  onKept: () => void;
  /** The browser keeps no data, or has no room. */
  onFailed: () => void;
}

/** Keeps a form with its photo on this device, to be sent when the connection is back. */
export function KeepForLater({ form, page, failedAt, onKept, onFailed }: KeepForLaterProps) {
  const [isKeeping, setKeeping] = useState(false);
  async function leave(element: HTMLFormElement) {
    await compressionsIn(element);
    await (await loadUnsent()).keepPosted(page, new FormData(element), failedAt);
  }
  return (
    <div className="stack mb-6 [--gap:0.5rem]">
      <button
        type="button"
        aria-disabled={isKeeping || undefined}
        onClick={() => {
          if (isKeeping) return;
          setKeeping(true);
          void leave(form.current!)
            .then(onKept, onFailed)
            .then(() => setKeeping(false));
        }}
        className="btn btn-primary self-start"
      >
        Keep and send later
      </button>
      <p className="text-sm">
        It waits on this phone for up to 7 days, and is sent as soon as our site can be reached. Do
        not use it on a phone or computer that you share.
      </p>
    </div>
  );
}
