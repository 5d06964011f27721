import { BackLink } from '../layout/back-link.tsx';
import { Page } from '../layout/page.tsx';
import { dayIn } from '../text/ago.ts';
import { OwnerButton } from './owner-button.tsx';
import type { OwnerPage } from './owner-link.server.ts';
import { nameIn } from './ownership.ts';

/** Asks once before a listing is taken off or, still pending, deleted. */
export function Withdraw({ own }: OwnerPage) {
  if (!own) return null;
  const { may, listing, expiresAt } = own;
  const name = nameIn(listing);
  const isPending = may.includes('delete');
  const withdrawal = `Nobody sees it from then on. You lose nothing: until ${dayIn(expiresAt ?? '')} one button shows it again, at the same address.`;
  const deletion =
    'We have not decided about it yet. You cannot get it back, and your link stops working. For 90 days our moderators’ log keeps a copy.';
  return (
    <Page
      narrow
      back={<BackLink to="/manage" />}
      title={isPending ? `Delete ${name}?` : `Take ${name} off?`}
      lead={isPending ? deletion : withdrawal}
    >
      <OwnerButton intent={isPending ? 'delete' : 'withdraw'} isFirst={!isPending}>
        {isPending ? 'Delete it for good' : 'Take it off'}
      </OwnerButton>
    </Page>
  );
}
