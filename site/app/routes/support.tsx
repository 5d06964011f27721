import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BankDetails } from '../content/bank-details.tsx';
import { Panel, TextPanel } from '../content/panel.tsx';
import { sectionById } from '../content/section.ts';
import support from '../content/support.md';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';
import { bankAccount } from '../layout/settings.server.ts';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) => pageMeta(args, support);

export { headers } from '../content/headers.ts';

export const loader = () => ({ account: bankAccount });

export default function Support() {
  const { account } = useLoaderData<typeof loader>();
  return (
    <Page title={support.title} lead={support.lead} narrow>
      <TextPanel section={sectionById(support, 'reasons')} />
      <TextPanel section={sectionById(support, 'impact')} />
      {account && (
        <Panel id="bank-transfer" heading="Bank details for transfers">
          <BankDetails account={account} />
        </Panel>
      )}
      <TextPanel section={sectionById(support, 'other-ways')} />
    </Page>
  );
}
