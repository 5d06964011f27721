import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../layout/icon.tsx';
import { Notice } from '../layout/notice.tsx';
import { useSite } from '../layout/site.ts';
import type { Reveal, RevealedPhone } from './company.ts';

interface RevealPhoneProps {
  company: { id: string; name: string };
  posted?: Reveal;
}

/**
 * Revealed by a form post, so that the number is in no page and each reveal is counted; without script the page returns
 * with the dialog open.
 */
export function RevealPhone({ company, posted }: RevealPhoneProps) {
  const fetcher = useFetcher<Reveal>();
  const reveal = fetcher.data ?? posted;
  if (reveal?.number) return <Revealed name={company.name} number={reveal.number} />;
  return (
    <fetcher.Form method="post" action={`/company/${company.id}`} className="stack">
      {reveal?.message && <Notice tone="error">{reveal.message}</Notice>}
      <button className="btn btn-primary btn-block" aria-disabled={fetcher.state !== 'idle'}>
        <Icon name="phone" /> Click to Reveal Phone Number
      </button>
    </fetcher.Form>
  );
}

function Revealed({ name, number }: { name: string; number: RevealedPhone }) {
  const { siteName } = useSite();
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => shown.current?.focus(), []);
  const greeting = encodeURIComponent(`Hello, I saw ${name} on ${siteName}.`);
  return (
    <div className="stack">
      <p
        ref={shown}
        tabIndex={-1}
        className="text-center text-2xl font-bold tabular-nums outline-none"
      >
        {number.phone}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <a href={number.tel} className="btn btn-primary">
          <Icon name="phone" /> Call Now
        </a>
        {number.whatsapp && (
          <a
            href={`${number.whatsapp}?text=${greeting}`}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="btn btn-secondary"
          >
            <Icon name="chat" /> WhatsApp
          </a>
        )}
        <CopyButton text={number.phone} />
      </div>
    </div>
  );
}

const copied = 'Phone number copied!';

function CopyButton({ text }: { text: string }) {
  const [done, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setDone(true);
    alert(copied);
  };
  if (!useHydrated() || !navigator.clipboard) return null;
  return (
    <>
      <button type="button" onClick={() => void copy()} className="btn btn-secondary sm:col-span-2">
        <Icon name="copy" /> Copy
      </button>
      <p
        role="status"
        className="text-action text-center text-sm font-semibold empty:hidden sm:col-span-2"
      >
        {done && copied}
      </p>
    </>
  );
}

const neverChanges = () => () => {};

/** False on the server and while hydrating. */
const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
