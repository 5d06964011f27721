import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  useLocation,
  type ClientActionFunctionArgs,
} from '@remix-run/react';
import { aboutUs, mission, partnerships, values, whyAdvertise } from '../content/advertise.ts';
import { NamedTexts } from '../content/named-texts.tsx';
import { OperationZones } from '../content/operation-zones.tsx';
import { Panel, TextPanel } from '../content/panel.tsx';
import { ReachUs } from '../content/reach-us.tsx';
import { Blocks } from '../content/sections.tsx';
import type { FormFailure } from '../forms/form-definition.ts';
import { formHeaders, formPage } from '../forms/form-page.server.ts';
import { sendOrKeep } from '../forms/send-or-keep.ts';
import { submit } from '../forms/submission.server.ts';
import { InquiryForm } from '../inquiries/inquiry-form.tsx';
import { InquirySent } from '../inquiries/inquiry-sent.tsx';
import { inquiry } from '../inquiries/inquiry.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: `${args.data?.refused ? 'Error: ' : ''}Advertisement & Sponsorship`,
    description:
      'Reach people who are about to send something, hire a rider or buy for a fleet: adverts, sponsorship and partnerships in Nigeria and soon beyond.',
  });

export const loader = (args: LoaderFunctionArgs) => formPage(args);
export const action = (args: ActionFunctionArgs) => submit(args, inquiry);
export const clientAction = (args: ClientActionFunctionArgs) => sendOrKeep(args, inquiry);
export const headers = formHeaders;

export default function Advertise() {
  return (
    <Page
      title="Advertisement & Sponsorship"
      lead="Be seen by people who are about to send something, hire a rider or buy for a fleet."
    >
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:gap-12">
        <aside className="bg-action-soft self-start rounded-lg p-6 lg:order-last">
          <h2 id={mission.id} className="mb-2 text-lg">
            {mission.heading}
          </h2>
          <Blocks blocks={mission.blocks} />
          <a href="#inquiry" className="btn btn-primary btn-block mt-6">
            Talk to us
          </a>
        </aside>
        <div className="min-w-0 [&>section:first-child]:mt-0">
          <TextPanel section={aboutUs} />
          <TextPanel section={whyAdvertise} />
        </div>
      </div>
      <Panel id="operation-zones" heading="Our operation zones">
        <OperationZones />
      </Panel>
      <Panel id="values" heading="Our values">
        <NamedTexts texts={values} />
      </Panel>
      <Panel id="ways-to-partner" heading="Ways to partner">
        <NamedTexts texts={partnerships} />
      </Panel>
      <Panel id="inquiry" heading="Send an inquiry">
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem] lg:gap-12">
          <Inquiry />
          <div className="card">
            <ReachUs about="I am asking about advertising or sponsorship:" />
          </div>
        </div>
      </Panel>
    </Page>
  );
}

/** The form, and over it for a moment that the last inquiry was received; every inquiry starts from a clear form. */
function Inquiry() {
  const { key, sent } = useLoaderData<typeof loader>();
  const { key: visit } = useLocation();
  const failure = useActionData<FormFailure>();
  return (
    <div className="min-w-0">
      {sent && <InquirySent key={visit} />}
      <InquiryForm key={sent ? visit : 'first'} formKey={key} failure={failure} />
    </div>
  );
}
