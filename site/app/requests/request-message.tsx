import { useEffect, useRef } from 'react';
import { noteShown } from '../answers/did-they-answer.tsx';
import type { CompanySummary } from '../companies/company.ts';
import { VisitFirst } from '../dialogs/visit-first.tsx';
import { RevealLinks } from '../handover/reveal-links.tsx';
import { CopyButton } from '../layout/copy-button.tsx';
import { Icon } from '../layout/icon.tsx';
import { Notice } from '../layout/notice.tsx';
import { useSite } from '../layout/site.ts';
import { tap } from '../listings/tap.ts';
import { CheckLink } from '../numbers/check-link.tsx';
import type { Asked, OtherCompany } from './request.server.ts';
import { requestText, type DeliveryRequest } from './request-text.ts';

export interface RequestMessageProps {
  company: Pick<CompanySummary, 'id' | 'name' | 'heldSince' | 'isPhoneDoubtful'>;
  request: DeliveryRequest;
  asked: Asked | undefined;
  /** The address of the form that is being sent. */
  sendsTo: string | undefined;
}

export function RequestMessage({ company, request, asked, sendsTo }: RequestMessageProps) {
  const { siteName } = useSite();
  const isAsking = sendsTo === askPath(company.id);
  const { reveal, others = [] } = asked ?? {};
  const { number, message, isHeld = Boolean(company.heldSince) } = reveal ?? {};
  const text = requestText({ ...company, reference: number?.reference }, siteName, request);
  const href = number && `${number.whatsapp}?text=${encodeURIComponent(text)}`;
  const link = useRef<HTMLAnchorElement>(null);
  const hadNumber = useRef(Boolean(number));
  // The press that asked for the number asked for WhatsApp; where a browser does not let it open, the link is there.
  useEffect(() => {
    if (!number || !link.current) return;
    noteShown(company.id);
    link.current.focus();
    if (hadNumber.current) return;
    hadNumber.current = true;
    window.open(link.current.href, '_blank', 'noopener');
    tap('companies', company.id, 'chat');
  }, [number, company.id]);
  return (
    <section className="stack" aria-labelledby="message">
      <h2 id="message">Your message</h2>
      <textarea
        readOnly
        // Without script the answer is a separate page, with the message below the form.
        autoFocus={asked && !number}
        aria-labelledby="message"
        rows={text.split('\n').length + 2}
        value={text}
        className="input bg-sunken field-sizing-content"
      />
      <CopyButton text={text} label="Copy the message" done="Message copied" />
      {!isHeld && (
        <VisitFirst>
          <CheckLink />
        </VisitFirst>
      )}
      {message && !company.heldSince && (
        <Notice tone="error">
          {message} {!isHeld && 'You can copy your message meanwhile.'}
        </Notice>
      )}
      {href ? (
        <>
          <a
            ref={link}
            autoFocus
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => tap('companies', company.id, 'chat')}
            className="btn btn-primary btn-block"
          >
            <Icon name="chat" /> Open WhatsApp
          </a>
          <p className="text-center">
            Their number:{' '}
            <a
              href={number.tel}
              onClick={() => tap('companies', company.id, 'call')}
              className="link tabular-nums"
            >
              {number.phone}
            </a>
          </p>
          <RevealLinks id={company.id} number={number} />
        </>
      ) : (
        !isHeld && (
          <>
            <button
              {...postedTo(company.id)}
              className="btn btn-primary btn-block"
              aria-disabled={isAsking}
            >
              <Icon name="chat" /> {isAsking ? 'Getting the number…' : 'Open WhatsApp'}
            </button>
            <p className="text-ink-soft text-center text-sm">
              This shows you their number. We send nothing and keep no copy.
            </p>
          </>
        )
      )}
      {others.length > 0 && <AskMore others={others} />}
    </section>
  );
}

/** The same text to other companies for the route; each reveals its own number. */
const AskMore = ({ others }: { others: OtherCompany[] }) => (
  <div className="section stack">
    <h2>Ask {others.length === 1 ? 'one' : 'two'} more</h2>
    <p className="text-ink-soft">Send the same message to companies that serve the same route.</p>
    {others.map(({ id, name, location, priceRange }) => (
      <div key={id} className="card stack">
        <button {...postedTo(id)} className="btn btn-secondary btn-block wrap-anywhere">
          <Icon name="chat" /> Ask {name}
        </button>
        <p className="text-ink-soft text-center text-sm">
          {location} · {priceRange}
        </p>
      </div>
    ))}
  </div>
);

export const REQUEST = 'request';
export const askPath = (id: string) => `/company/${id}/ask`;

/** Of a button that posts the answers of the form to the page of a company. */
const postedTo = (id: string) =>
  ({ form: REQUEST, formMethod: 'post', formAction: askPath(id) }) as const;
