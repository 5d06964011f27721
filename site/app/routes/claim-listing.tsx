import type { MetaFunction } from '@remix-run/node';
import claimListing from '../content/claim-listing.md';
import { Prose } from '../content/prose.tsx';
import { ReachUs } from '../content/reach-us.tsx';
import { sectionById, sectionsHtml } from '../content/section.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) => pageMeta(args, claimListing);

export { headers } from '../content/headers.ts';

export default function ClaimListing() {
  const checklist = sectionById(claimListing, 'send-us');
  return (
    <Page title={claimListing.title} lead={claimListing.lead}>
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:gap-12">
        <aside className="stack self-start lg:order-last" aria-label="How to reach us">
          <div className="card">
            <h2 className="mb-2 text-base">{checklist.heading}</h2>
            <Prose html={checklist.html} className="text-sm" />
          </div>
          <div className="card">
            <ReachUs about="I am writing about a listing:" />
          </div>
        </aside>
        <Prose
          html={sectionsHtml(claimListing.sections.filter((section) => section !== checklist))}
          className="min-w-0"
        />
      </div>
    </Page>
  );
}
