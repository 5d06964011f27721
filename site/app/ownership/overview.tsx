import { useActionData } from '@remix-run/react';
import { isSecondCopy } from '#contract/rejections.ts';
import { ReachUs } from '../content/reach-us.tsx';
import { Notice } from '../layout/notice.tsx';
import { Page } from '../layout/page.tsx';
import { Activity } from './activity.tsx';
import { ChangeWaiting } from './change-waiting.tsx';
import { OwnerButton } from './owner-button.tsx';
import type { OwnerPage } from './owner-link.server.ts';
import { nameIn, openPages, type Ownership } from './ownership.ts';
import { Status } from './status.tsx';

export function Overview({ own, now }: OwnerPage) {
  const failure = useActionData<{ message: string }>();
  if (!own) return null;
  const isRefused = own.state === 'hidden' || own.state === 'rejected';
  const lead = `Your listing, reference ${own.reference}. Only you see this page.`;
  return (
    <Page narrow title={nameIn(own.listing)} lead={lead}>
      <div className="stack">
        {failure && <Notice tone="error">{failure.message}</Notice>}
        <Claims claims={own.claims} />
        <Status own={own} now={now} />
        <Actions {...own} now={now} />
        {isRefused && (
          <div>
            <p>Think we are wrong? Write to us, with your reference:</p>
            <ReachUs about={`My listing ${own.reference}:`} />
          </div>
        )}
      </div>
      {own.change && <ChangeWaiting {...own} change={own.change} />}
      {own.activity.length > 0 && <Activity {...own} />}
      <section className="section stack" aria-labelledby="link">
        <h2 id="link">Your link</h2>
        <p>This device opens your listing for 12 hours. Do others use it, too?</p>
        <OwnerButton intent="close">Close it on this device</OwnerButton>
        {own.state !== 'rejected' && (
          <>
            <p>
              Whoever has the link from our email can do all this, without a password: do not pass
              it on. Has somebody else got it?
            </p>
            <OwnerButton intent="new-link">
              Make this link useless and send me a new one
            </OwnerButton>
          </>
        )}
      </section>
    </Page>
  );
}

const Claims = ({ claims }: Pick<Ownership, 'claims'>) =>
  claims.map(({ id, name, role }) => (
    <section key={id} className="card stack" aria-label={`Claim of ${name}`}>
      <h2>Somebody says this is their company</h2>
      <p>
        <bdi>{name}</bdi>, <bdi>{role}</bdi>, wants your listing to have their email address instead
        of yours. You do not know them? Object within 72 hours of our email: then a person asks both
        of you and decides. “That is me” says that you or a colleague asked for it, and they may get
        the listing. Nothing changes before we have checked it.
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <OwnerButton intent="object-claim" claim={id} isFirst>
          Object<span className="visually-hidden"> to {name}</span>
        </OwnerButton>
        <OwnerButton intent="confirm-claim" claim={id}>
          That is me<span className="visually-hidden">: {name}</span>
        </OwnerButton>
      </div>
    </section>
  ));

/** A renewal is the likeliest step in the last fortnight, when we remind of it. */
const DUE_MS = 14 * 24 * 3_600_000;

/** The likeliest action is first, and the only green one. */
function Actions({ now, ...own }: Ownership & { now: string }) {
  const { state, may, expiresAt, reason } = own;
  const open = openPages(own);
  const isDue = Date.parse(expiresAt ?? '') < Date.parse(now) + DUE_MS;
  const renew = open.renew && ['renew', 'Renew or upgrade'];
  const isCopy = state === 'rejected' && isSecondCopy(reason);
  const resend = isCopy ? 'It is another one: send it again' : 'Correct and send again';
  const links = [
    isDue && renew,
    isCopy && ['lost', 'Get the link of your listing'],
    open.edit && ['edit', state === 'rejected' ? resend : 'Change something'],
    open.edit &&
      own.kind === 'company' &&
      state !== 'rejected' && ['edit#riderNumbers', 'Riders’ numbers'],
    !isDue && renew,
    open.withdraw && ['withdraw', may.includes('delete') ? 'Delete it' : 'Take it off'],
  ].filter((link) => link !== false);
  const isHidden = may.includes('show');
  return (
    <nav
      aria-label="What you can do"
      className="flex flex-col gap-3 empty:hidden sm:grid sm:grid-cols-2 sm:[&_button]:w-full"
    >
      {isHidden && (
        <OwnerButton intent="show" isFirst>
          Show it again
        </OwnerButton>
      )}
      {links.map(([page, label], index) => {
        const look = index || isHidden ? 'btn-secondary' : 'btn-primary';
        return (
          <a key={label} href={`/manage/${page}`} className={`btn ${look}`}>
            {label}
          </a>
        );
      })}
    </nav>
  );
}
