import { Link, useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Notice } from '../layout/notice.tsx';
import { waits } from '../layout/unsent-mark.tsx';
import { forget, send, sendWaiting, unsentForms } from './store.ts';
import { kinds, stateOf, type UnsentForm, type UnsentState } from './unsent-form.ts';

const tones: Partial<Record<UnsentState, 'warning' | 'error' | 'success'>> = {
  asks: 'warning',
  refused: 'error',
  received: 'success',
};

/** The forms that wait on this device: all on the pages of forms, elsewhere those that need the visitor or were received. */
export default function UnsentForms() {
  const { forms, problem, isSending, during } = useUnsentForms();
  const { pathname, hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const stated = forms.map((form) => ({ form, state: stateOf(form, Date.now()) }));
  const shown = stated.filter(
    ({ form, state }) => (pathname in kinds || state !== 'waits') && hash !== `#unsent-${form.id}`,
  );
  const waiting = stated.filter(({ state }) => state !== 'received').length;
  useEffect(() => {
    if (hash === '#unsent') heading.current?.focus();
  }, [hash, shown.length]);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="unsent" data-screen-only className="page stack !py-4">
      <h2 ref={heading} id="unsent" tabIndex={-1} className="text-lg">
        {waiting ? waits(waiting) : 'Your form was sent'}
      </h2>
      {problem && <p role="alert">{problem}</p>}
      {shown.map(({ form, state }) => (
        <Notice key={form.id} tone={tones[state]}>
          <strong className="block wrap-anywhere">{form.title}</strong>
          {explain(form, state)}
          <span className="whitespace-nowrap">{form.answer?.reference}</span>
          <p className="mt-2 flex flex-wrap gap-2">
            {!form.answer && (
              <button
                type="button"
                onClick={() => isSending || void during(() => send(form))}
                aria-disabled={isSending}
                className="btn btn-small btn-primary"
              >
                {isSending ? 'Sending…' : 'Send now'}
              </button>
            )}
            {state === 'refused' && (
              <Link to={`${form.page}#unsent-${form.id}`} className="btn btn-small btn-secondary">
                Open and correct
              </Link>
            )}
            <button
              type="button"
              onClick={() =>
                (state === 'received' || confirm(`Delete ${form.title}?`)) &&
                void during(() => forget(form.id))
              }
              className="btn btn-small btn-quiet"
            >
              {state === 'received' ? 'OK' : 'Delete'}
            </button>
          </p>
        </Notice>
      ))}
    </section>
  );
}

function explain({ answer }: UnsentForm, state: UnsentState): string {
  if (answer?.reference) return `${answer.message} Your reference: `;
  if (answer) return [answer.message, ...Object.values(answer.errors ?? {})].join(' ');
  return state === 'waits'
    ? 'It is sent as soon as our site can be reached. Until then it is on this phone only.'
    : 'It has waited for more than a day. Send it, or delete it if you have sent it in another way.';
}

const FIRST_RETRY_MS = 15_000;

/** Sends what waits when the page is opened, at each other page, when the line comes back, and ever less often meanwhile. */
function useUnsentForms() {
  const { pathname, hash } = useLocation();
  const [forms, setForms] = useState<UnsentForm[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  const during = useCallback(async (work: () => Promise<string | void>) => {
    setSending(true);
    setProblem((await work()) ?? undefined);
    setForms(await unsentForms());
    setSending(false);
  }, []);

  useEffect(() => {
    const sendAll = () => void during(sendWaiting);
    void unsentForms().then((found) => {
      setForms(found);
      if (navigator.onLine) sendAll();
    });
    window.addEventListener('online', sendAll);
    return () => window.removeEventListener('online', sendAll);
  }, [pathname, hash, during]);

  // A bad line or a busy site causes no "online" event. The wait doubles, since a photo costs data each time.
  const isWaiting = forms.some((form) => stateOf(form, Date.now()) === 'waits');
  const retryMs = useRef(FIRST_RETRY_MS);
  useEffect(() => {
    if (!isWaiting || isSending) return;
    const timer = setTimeout(() => {
      retryMs.current *= 2;
      void during(sendWaiting);
    }, retryMs.current);
    return () => clearTimeout(timer);
  }, [isWaiting, isSending, during]);

  return { forms, problem, isSending, during };
}
