import { Icon } from '../layout/icon.tsx';
import type { bankAccount } from '../layout/settings.server.ts';
import { useSite } from '../layout/site.ts';

/** Account details for a transfer; one tap selects a value for copying. */
export function BankDetails({ account }: { account: NonNullable<typeof bankAccount> }) {
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
