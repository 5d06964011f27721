import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Panel, TextPanel } from '../content/panel.tsx';
import { sectionById } from '../content/section.ts';
import support from '../content/support.md';
import { Icon } from '../layout/icon.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';
import { bankAccount } from '../layout/settings.server.ts';
import { useSite } from '../layout/site.ts';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) => pageMeta(args, support);

export { textHeaders as headers } from '../layout/caching.ts';

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

/** Account details for a transfer; one tap selects a value for copying. */
function BankDetails({ account }: { account: NonNullable<typeof bankAccount> }) {
  const { siteName } = useSite();
  return (
    <div className="card max-w-[32rem]">
      <dl className="stack [--gap:0.75rem]">
        <Row name="Bank" value={account.bank} />
        <Row name="Account name" value={account.name} />
        <Row name="Account number" value={account.number} large />
        <Row name="Narration" value={`Support ${siteName}`} />
      </dl>
      <p className="text-ink-soft mt-4 flex gap-2 text-sm">
        <Icon name="safety" className="mt-0.5 size-5" />
        We never send account details by chat or by phone. If somebody gives you another account in
        our name, do not pay into it and tell us.
      </p>
    </div>
  );
}

function Row({ name, value, large }: { name: string; value: string; large?: boolean }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className={`font-bold select-all ${large ? 'text-xl tracking-wide' : ''}`}>{value}</dd>
    </div>
  );
}
