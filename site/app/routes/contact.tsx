import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import {
  aboutTheProduct,
  partnerRegistration,
  questions,
  sponsorship,
} from '../content/contact.ts';
import { FaqList } from '../content/faq-list.tsx';
import { Panel, TextPanel } from '../content/panel.tsx';
import { ReachUs } from '../content/reach-us.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Contact and FAQs',
    description:
      'What the marketplace is and how it helps, how delivery partners register, answers to common questions, and how to reach us.',
  });

export { headers } from '../content/headers.ts';

export default function Contact() {
  return (
    <Page
      title="Contact and FAQs"
      lead="A person reads what you write. Most questions are answered below."
    >
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:gap-12">
        <aside className="card self-start lg:sticky lg:top-6 lg:order-last" aria-label="Reach us">
          <h2 className="mb-2 text-base">Reach us</h2>
          <ReachUs />
          <Link to="/claim-listing" className="link-quiet mt-1 text-sm">
            Claim, change or remove a listing
          </Link>
          <Link to="/report" className="link-quiet mt-1 text-sm">
            Report a false listing or a fault
          </Link>
        </aside>
        <div className="min-w-0 [&>section:first-child]:mt-0">
          {aboutTheProduct.map((section) => (
            <TextPanel key={section.id} section={section} />
          ))}
          <TextPanel section={partnerRegistration} />
          <Panel id="faq" heading="Frequently asked questions">
            <FaqList questions={questions} />
          </Panel>
          <TextPanel section={sponsorship} />
        </div>
      </div>
    </Page>
  );
}
