import { HOLD_HOURS } from '#contract/reports.ts';
import { Icon } from '../layout/icon.tsx';
import { Notice } from '../layout/notice.tsx';
import { dayOf } from '../text/ago.ts';

/** A listing whose contacts are held after reports, with the day since when. */
export interface MaybeHeld {
  heldSince?: string;
}

/** Formatted on the server, so that hydration cannot differ. */
export const heldSince = (heldUntil: string | null): MaybeHeld =>
  heldUntil
    ? { heldSince: dayOf(new Date(Date.parse(heldUntil) - HOLD_HOURS * 3_600_000).toISOString()) }
    : {};

const words = { company: 'do not hand over goods', job: 'pay nothing and send no documents' };

interface HeldProps {
  kind: keyof typeof words;
  listing: MaybeHeld;
}

/** On the page and in the dialogs of a held listing, in place of its contacts; nothing for others. */
export function BeingChecked({ kind, listing: { heldSince: day } }: HeldProps) {
  if (!day) return null;
  return (
    <Notice tone="warning">
      <strong>
        Being checked since {day}: {words[kind]}.
      </strong>{' '}
      People have reported it. Its contacts come back if a moderator finds nothing wrong.
    </Notice>
  );
}

/** The same on a card, in one line. */
export function HeldLine({ kind, listing: { heldSince: day } }: HeldProps) {
  if (!day) return null;
  return (
    <p className="text-warning-ink mt-1 flex items-start gap-1.5 text-sm font-semibold">
      <Icon name="safety" className="mt-0.5 size-4" />
      Being checked since {day}: {words[kind]}
    </p>
  );
}
