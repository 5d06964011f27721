import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { useState } from 'react';
import { livePlaces } from '../companies/live-places.server.ts';
import advertise from '../content/advertise.md';
import { OperationZones } from '../content/operation-zones.tsx';
import { CardsPanel, Panel, TextPanel } from '../content/panel.tsx';
import { Prose } from '../content/prose.tsx';
import { ReachUs } from '../content/reach-us.tsx';
import { sectionById } from '../content/section.ts';
import { formHeaders, formPage } from '../forms/form-page.server.ts';
import { receivedOrServer, sendOrKeep } from '../forms/send-or-keep.ts';
import { submit } from '../forms/submission.server.ts';
import { InquiryForm } from '../inquiries/inquiry-form.tsx';
import { inquiry } from '../inquiries/inquiry.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, advertise);

export const loader = async (args: LoaderFunctionArgs) =>
  formPage(args, { live: await livePlaces(args) });
export const clientLoader = receivedOrServer;
export const action = (args: ActionFunctionArgs) => submit(args, inquiry);
export const clientAction = (args: ClientActionFunctionArgs) => sendOrKeep(args, inquiry);
export const headers = formHeaders;

export default function Advertise() {
  // Kept from the first load: after an inquiry the page is drawn without loader data of the server.
  const [live] = useState(useLoaderData<typeof loader>().live);
  const mission = sectionById(advertise, 'mission');
  return (
    <Page title={advertise.title} lead={advertise.lead}>
      <div className="beside !gap-y-0 [&>section:first-child]:mt-0">
        <TextPanel section={sectionById(advertise, 'about')} />
        <aside className="bg-action-soft self-start rounded-lg p-6 max-lg:mt-10 lg:col-start-2 lg:row-span-2">
          <h2 id={mission.id} className="mb-2 text-lg">
            {mission.heading}
          </h2>
          <Prose html={mission.html} />
          <a href="#inquiry" className="btn btn-primary btn-block mt-6">
            Talk to us
          </a>
        </aside>
        <TextPanel section={sectionById(advertise, 'why-advertise')} />
      </div>
      <Panel id="operation-zones" heading="Our operation zones">
        <OperationZones live={live} />
      </Panel>
      <CardsPanel section={sectionById(advertise, 'values')} />
      <CardsPanel section={sectionById(advertise, 'ways-to-partner')} />
      <Panel id="inquiry" heading="Send an inquiry">
        <div className="beside items-start">
          <InquiryForm />
          <div className="card">
            <ReachUs about="I am asking about advertising or sponsorship:" />
          </div>
        </div>
      </Panel>
    </Page>
  );
}
