import { data, type MetaFunction } from '@remix-run/node';
import { publicly } from '../layout/caching.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';
import { useSite } from '../layout/site.ts';
import { callUrl } from '../text/phone.ts';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: 'You are offline', description: 'Pages on this phone', noindex: true });

export const loader = () => data(null, { headers: publicly });

export { headers } from '../layout/caching.ts';

/** Shown by the service worker instead of a page that it did not keep; it puts the links to kept pages into the list. */
export default function Offline() {
  const { supportPhone } = useSite();
  return (
    <Page
      title="You are offline"
      lead="This page needs a connection. Check your data or Wi-Fi, then try again."
    >
      <a href="" className="btn btn-primary">
        Try again
      </a>
      {/* Shown by offline/staying.js where a form waits. */}
      <p id="waits" hidden className="mt-4">
        A form waits on this phone. Open our site with a connection to send it.
      </p>
      <section className="section stack">
        <h2 className="has-[+ul:empty]:hidden">Kept on this phone today</h2>
        <ul className="stack" dangerouslySetInnerHTML={{ __html: '<!--kept-->' }} />
        {supportPhone && (
          <p className="text-ink-soft">
            You can call our support without data:{' '}
            <a href={callUrl(supportPhone)} className="link whitespace-nowrap">
              {supportPhone}
            </a>
          </p>
        )}
      </section>
    </Page>
  );
}
