import { useEffect } from 'react';
import { forgetDraft } from '../forms/draft.ts';
import { Icon } from '../layout/icon.tsx';
import { Page } from '../layout/page.tsx';
import { useSite } from '../layout/site.ts';
import { whatsappUrl } from '../text/phone.ts';
import { ownershipClaim } from './ownership-claim.ts';
import type { SentClaim } from './receipt.server.ts';

/** The next steps; the same for every email, also for that of the listing. Without the cookie both props are missing. */
export function ClaimReceived({ email, code }: Partial<SentClaim>) {
  useEffect(() => forgetDraft(ownershipClaim.page), []);
  const { supportPhone } = useSite();
  const mailbox = email ? `the mailbox of ${email}` : 'your mailbox';
  return (
    <Page narrow title="We have written to you" lead={`Check ${mailbox} first.`}>
      <ol className="stack list-decimal pl-6">
        <li>
          If that is the address in the listing, the email has your own link: with it you correct,
          renew or take off the listing, and nothing else is needed.
        </li>
        <li>
          If not, prove that its number is yours. Send{' '}
          {code ? 'this code' : 'the code in our email'} by WhatsApp from the number in the listing
          {code ? ':' : '.'}
          {code && (
            <p className="bg-sunken my-3 rounded-md px-5 py-2 text-xl font-bold tracking-wide select-all">
              {code}
            </p>
          )}
          {code && supportPhone && (
            <a
              href={whatsappUrl(supportPhone, `CLAIM ${code}`)}
              rel="noopener"
              className="btn btn-primary wrap-anywhere"
            >
              <Icon name="chat" /> Send it by WhatsApp
            </a>
          )}
        </li>
        <li>
          You cannot use that number? Reply to our email with a photo of your CAC certificate, and
          of the shop front or office with its sign.
        </li>
      </ol>
      <p className="section">
        Whoever has the listing now is told your name and role, and has 72 hours to object. A person
        decides, and we email you. Without a proof the claim ends after 14 days.
      </p>
    </Page>
  );
}
