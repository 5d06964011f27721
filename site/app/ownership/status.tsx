import { nextStep } from '#contract/rejections.ts';
import { Icon, type IconName } from '../layout/icon.tsx';
import { Notice } from '../layout/notice.tsx';
import { dayIn, duration } from '../text/ago.ts';
import type { Ownership } from './ownership.ts';

export function Status({ own, now }: { own: Ownership; now: string }) {
  const [icon, says, more] = sentences(own, Date.parse(now));
  const { kind, page, reason, state, held } = own;
  return (
    <section aria-label="Now" className="card stack [--gap:0.75rem]">
      <p className="flex flex-wrap items-start gap-3 text-lg font-bold">
        <span className={`${tones[icon]} grid size-11 shrink-0 place-items-center rounded-full`}>
          <Icon name={icon} className="size-6" />
        </span>
        <span className="min-w-0 flex-[1_1_8rem] pt-1.5">{says}</span>
      </p>
      <p>{more}</p>
      {held && (
        <Notice tone="warning">
          <strong>Your contacts and pictures are not shown while we check.</strong> Several people
          have reported: {held.reasons}. A moderator decides, and without a decision it ends by
          itself on {dayIn(held.until)}. Reply to our email to say your side.
        </Notice>
      )}
      {reason && (
        <blockquote className="bg-sunken rounded-md p-4 whitespace-pre-line">{reason}</blockquote>
      )}
      {state === 'rejected' && <p>{nextStep(kind, reason)}</p>}
      {page && (
        <a href={page} className="link self-start">
          See your page as visitors do
        </a>
      )}
    </section>
  );
}

const tones: Partial<Record<IconName, string>> = {
  success: 'bg-action-soft text-action',
  info: 'bg-sunken text-ink-soft',
  time: 'bg-warning-soft text-warning-ink',
  warning: 'bg-warning-soft text-warning-ink',
};

const HOUR_MS = 3_600_000;

function sentences(own: Ownership, now: number): [icon: IconName, says: string, more: string] {
  const { state, sentAt, usualHours, reason } = own;
  const end = dayIn(own.expiresAt ?? '');
  const days = Math.floor((Date.parse(own.expiresAt ?? '') - now) / (24 * HOUR_MS));
  const left = days < 1 ? 'Less than a day left.' : `${days} ${days === 1 ? 'day' : 'days'} left.`;
  const why = reason ? 'The reason:' : 'Write to us, and we tell you why.';
  const rest = 'Nobody sees it until we have checked it. We email you our decision.';
  const usual = usualHours === null ? '' : `Usually answered within ${duration(usualHours)}. `;
  const waited = duration((now - Date.parse(sentAt)) / HOUR_MS);
  const renewable =
    'Its term has ended. Nothing is lost: once it is renewed, it comes back with the same address.';
  const showable = `Its term runs until ${end}. ${left} Until then you can show it again at any time.`;
  const all: Record<typeof state, ReturnType<typeof sentences>> = {
    pending: ['time', `Waiting for ${waited}.`, usual + rest],
    live: ['success', `Public until ${end}.`, left],
    ended: ['info', `Not public since ${end}.`, renewable],
    withdrawn: ['info', 'Nobody sees it: you took it off.', showable],
    hidden: ['warning', 'Nobody sees it: a moderator took it off.', why],
    rejected: ['warning', 'We could not approve it.', why],
  };
  return all[state];
}
