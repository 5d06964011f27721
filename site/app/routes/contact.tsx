import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { answerTime } from '#contract/promises.ts';
import contact from '../content/contact.md';
import { Fold } from '../content/fold.tsx';
import { Panel, TextPanel } from '../content/panel.tsx';
import { Prose } from '../content/prose.tsx';
import { ReachUs } from '../content/reach-us.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) => pageMeta(args, contact);

export { textHeaders as headers } from '../layout/caching.ts';

export default function Contact() {
  return (
    <Page title={contact.title} lead={contact.lead}>
      <div className="beside">
        <aside className="card self-start lg:sticky lg:top-6 lg:order-last" aria-label="Reach us">
          <h2 className="text-base">Reach us</h2>
          <p className="text-ink-soft mb-2 text-sm">We answer messages {answerTime}.</p>
          <ReachUs />
          <Link to="/claim-listing" className="link-quiet mt-1 mr-6 text-sm underline">
            Claim, change or remove a listing
          </Link>
          <Link to="/report" className="link-quiet mt-1 text-sm underline">
            Report a fake rider or a false listing
          </Link>
        </aside>
        <div className="[&>section:first-child]:mt-0">
          {contact.sections.map((section) =>
            section.id === 'faq' ? (
              <Panel key={section.id} id={section.id} heading={section.heading}>
                <div className="stack [--gap:0.625rem]">
                  {section.sections.map(({ heading, html }) => (
                    <Fold key={heading} title={heading}>
                      <Prose html={html} />
                    </Fold>
                  ))}
                </div>
              </Panel>
            ) : (
              <TextPanel key={section.id} section={section} />
            ),
          )}
        </div>
      </div>
    </Page>
  );
}
