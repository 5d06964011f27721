import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import { read } from '../api/api.server.ts';
import claimListing from '../content/claim-listing.md';
import { Prose } from '../content/prose.tsx';
import { ReachUs } from '../content/reach-us.tsx';
import { sectionById, sectionsHtml } from '../content/section.ts';
import { outcomeIn, type FormFailure, type FormPage } from '../forms/form-definition.ts';
import { formHeaders, formPage } from '../forms/form-page.server.ts';
import { receivedOrServer, sendOrKeep } from '../forms/send-or-keep.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { submit } from '../forms/submission.server.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';
import { settings } from '../layout/settings.server.ts';
import { ClaimReceived } from '../ownership-claims/claim-received.tsx';
import { ownershipClaim } from '../ownership-claims/ownership-claim.ts';
import { receiptIn, showReceipt, type SentClaim } from '../ownership-claims/receipt.server.ts';

/** Our own script alone, which keeps the answers when the connection fails. */
export const handle = { analytics: false };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    ...claimListing,
    title: args.data?.receipt ? 'We have written to you' : claimListing.title,
  });

interface ClaimPage extends FormPage {
  company?: string;
  receipt?: Partial<SentClaim>;
}

/** The form is about the company of `?company=`, if it is public. */
export async function loader(visit: LoaderFunctionArgs) {
  const id = new URL(visit.request.url).searchParams.get('company');
  const found = id ? await read(visit, '/api/companies/{id}', { path: { id } }) : undefined;
  const company = found?.data && `${found.data.name}, ${settings.siteUrl}/company/${found.data.id}`;
  const { sent } = outcomeIn(visit.request.url);
  return formPage(visit, { company, receipt: sent ? await receiptIn(visit.request) : undefined });
}

/** The address alone says that the claim has arrived when the connection is lost after it; the code is in the email. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<ClaimPage> {
  const page = args.serverLoader<ClaimPage>();
  if (!outcomeIn(args.request.url).sent) return page;
  return page.catch(async () => ({ ...(await receivedOrServer(args)), receipt: {} }));
}

export const action = (args: ActionFunctionArgs) =>
  submit(args, ownershipClaim, {
    received: ({ code = '' }, { email = '' }) => showReceipt({ code, email }),
  });

export const clientAction = (args: ClientActionFunctionArgs) => sendOrKeep(args, ownershipClaim);

export const headers = formHeaders;

export default function ClaimListing() {
  const { key, company, receipt } = useLoaderData<ClaimPage>();
  const failure = useActionData<FormFailure>();
  if (receipt) return <ClaimReceived {...receipt} />;
  const checklist = sectionById(claimListing, 'send-us');
  return (
    <Page title={claimListing.title} lead={claimListing.lead}>
      <div className="beside">
        <aside className="card self-start lg:order-last" aria-label="How to reach us">
          <ReachUs about="I am writing about a listing:" />
        </aside>
        <section className="stack max-w-2xl" aria-labelledby="form">
          <h2 id="form">Claim it here</h2>
          <SubmissionForm
            definition={ownershipClaim}
            formKey={key}
            failure={failure}
            initial={company ? { company } : {}}
            label="Send the claim"
          />
        </section>
      </div>
      <div className="beside section">
        <Prose
          html={sectionsHtml(claimListing.sections.filter((section) => section !== checklist))}
          className="min-w-0"
        />
        <aside className="card self-start">
          <h2 className="mb-2 text-base">{checklist.heading}</h2>
          <Prose html={checklist.html} className="text-sm" />
        </aside>
      </div>
    </Page>
  );
}
