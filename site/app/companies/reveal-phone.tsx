import { Link } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { noteShown } from '../answers/did-they-answer.tsx';
import { RevealLinks } from '../handover/reveal-links.tsx';
import { CopyButton } from '../layout/copy-button.tsx';
import { Icon } from '../layout/icon.tsx';
import { Notice } from '../layout/notice.tsx';
import { useSite } from '../layout/site.ts';
import { tap } from '../listings/tap.ts';
import { BeingChecked, type MaybeHeld } from '../reports/being-checked.tsx';
import type { Reveal, RevealedPhone } from './company.ts';
import { requestNumber } from './request-number.ts';

interface RevealPhoneProps {
  company: { id: string; name: string } & MaybeHeld;
  /** The page that shows the number without script. */
  page: 'book' | 'contact';
  posted?: Reveal;
  /** Told the number when it is no longer shown. */
  onClosed?: (number: RevealedPhone) => void;
}

/** Revealed by a post, so that the number is in no page and each reveal is counted. */
export function RevealPhone({ company, page, posted, onClosed }: RevealPhoneProps) {
  const [reveal, setReveal] = useState(posted);
  const [waiting, setWaiting] = useState(false);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (waiting) return;
    setWaiting(true);
    const answer = await requestNumber(company.id);
    setWaiting(false);
    setReveal(answer);
    if (answer.number) noteShown(company.id);
  };
  useEffect(() => () => void (reveal?.number && onClosed?.(reveal.number)), [reveal, onClosed]);
  if (reveal?.number)
    return (
      <>
        <Revealed company={company} number={reveal.number} />
        <AskLink id={company.id} />
      </>
    );
  if (company.heldSince) return <BeingChecked kind="company" listing={company} />;
  return (
    <>
      <form
        method="post"
        action={`/company/${company.id}/${page}`}
        onSubmit={(event) => void ask(event)}
        className="stack"
      >
        {reveal?.message && <Notice tone="error">{reveal.message}</Notice>}
        <button className="btn btn-primary btn-block px-2" aria-disabled={waiting}>
          <Icon name="phone" /> {waiting ? 'Getting the number…' : 'Click to Reveal Phone Number'}
        </button>
      </form>
      <AskLink id={company.id} />
    </>
  );
}

/** To the page that writes the message. */
export const AskLink = ({ id, className = 'btn-block' }: { id: string; className?: string }) => (
  <Link to={`/company/${id}/ask`} className={`btn btn-secondary ${className}`}>
    <Icon name="chat" /> Ask for a price
  </Link>
);

function Revealed({ company, number }: CallLinksProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <div className="stack">
      <p ref={shown} tabIndex={-1} className="text-center text-2xl font-bold tabular-nums">
        {number.phone}
      </p>
      <div className="btn-pair">
        <CallLinks company={company} number={number} />
        <CopyButton
          text={number.phone}
          label="Copy"
          done={copied}
          className="btn-secondary"
          onCopied={() => {
            tap('companies', company.id, 'copy');
            alert(copied);
          }}
        />
      </div>
      <RevealLinks id={company.id} number={number} />
    </div>
  );
}

interface CallLinksProps {
  company: { id: string; name: string };
  number: RevealedPhone;
}

export function CallLinks({ company: { id, name }, number }: CallLinksProps) {
  const { siteName } = useSite();
  const greeting = encodeURIComponent(`Hello, I saw ${name} on ${siteName}.`);
  return (
    <>
      <a
        href={number.tel}
        onClick={() => tap('companies', id, 'call')}
        className="btn btn-primary col-span-full grow"
      >
        <Icon name="phone" /> Call Now
      </a>
      <a
        href={`${number.whatsapp}?text=${greeting}`}
        target="_blank"
        rel="noopener noreferrer nofollow"
        onClick={() => tap('companies', id, 'chat')}
        className="btn btn-secondary grow px-2 last:col-span-full"
      >
        <Icon name="chat" /> WhatsApp
      </a>
    </>
  );
}

const copied = 'Phone number copied!';
