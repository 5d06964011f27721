import { HOLD_HOURS, heldWords } from '#contract/holds.ts';
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

interface HeldProps {
  kind: keyof typeof heldWords;
  listing: MaybeHeld;
}

/** The warning about a held listing, on pages and in feeds; nothing for others. */
export const heldText = ({ kind, listing: { heldSince: day } }: HeldProps) =>
  day && `Being checked since ${day}: ${heldWords[kind]}.`;

/** On the page and in the dialogs of a held listing, in place of its contacts. */
export function BeingChecked(props: HeldProps) {
  const text = heldText(props);
  if (!text) return null;
  return (
    <Notice tone="warning">
      <strong>{text}</strong> Several people have reported it. Its contacts and pictures are hidden
      until a moderator has decided, for {HOLD_HOURS} hours at most.
    </Notice>
  );
}

export function HeldLine(props: HeldProps) {
  const text = heldText(props);
  if (!text) return null;
  return (
    <p className="text-warning-ink mt-1 flex items-start gap-1.5 text-sm font-semibold">
      <Icon name="safety" className="mt-0.5 size-4" />
      {text}
    </p>
  );
}
