import type { MetaFunction } from '@remix-run/node';
import { claimChecklist, claimListing } from '../content/claim-listing.ts';
import { ReachUs } from '../content/reach-us.tsx';
import { Sections } from '../content/sections.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Claim your listing',
    description:
      'Claim, update, remove or add a delivery company’s listing by e-mail or chat. We reply within a few hours.',
  });

export { headers } from '../content/headers.ts';

export default function ClaimListing() {
  return (
    <Page
      title="Claim your listing"
      lead="Is your company listed here, or should it be? Write to us by e-mail or chat to claim, update, remove or add a listing. We reply within a few hours."
    >
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:gap-12">
        <aside className="stack self-start lg:order-last" aria-label="How to reach us">
          <div className="card">
            <h2 className="mb-2 text-base">Send us</h2>
            <ul className="stack list-disc pl-5 text-sm [--gap:0.375rem]">
              {claimChecklist.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div className="card">
            <ReachUs about="I am writing about a listing:" />
          </div>
        </aside>
        <div className="prose min-w-0">
          <Sections sections={claimListing} />
        </div>
      </div>
    </Page>
  );
}
