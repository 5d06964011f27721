import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { bankAccount } from '../content/bank-account.server.ts';
import { BankDetails } from '../content/bank-details.tsx';
import { Panel, TextPanel } from '../content/panel.tsx';
import { otherWays, supportImpact, supportReasons } from '../content/support.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Support the Vision',
    description:
      'Why a public directory of delivery companies needs support, what your support does, bank details for transfers and other ways to help.',
  });

export { headers } from '../content/headers.ts';

export const loader = () => bankAccount;

export default function Support() {
  const account = useLoaderData<typeof loader>();
  return (
    <Page
      title="Support the Vision"
      lead="Help us make it normal in Nigeria to know whom you hand your goods to."
      narrow
    >
      <TextPanel section={supportReasons} />
      <TextPanel section={supportImpact} />
      <Panel id="bank-transfer" heading="Bank details for transfers">
        <BankDetails account={account} />
      </Panel>
      <TextPanel section={otherWays} />
    </Page>
  );
}
