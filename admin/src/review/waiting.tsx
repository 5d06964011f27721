import { useEffect, useState } from 'react';
import { AlarmClock, Clock, Hourglass } from 'lucide-react';
import { timeOf } from '../date.ts';
import { Small } from '../layout/small.tsx';
import { ToneChip } from '../layout/tone-chip.tsx';

/** Submissions are reviewed within 24 hours (spec §9). */
export const REVIEW_HOURS = 24;
const DUE_SOON_HOURS = 18;

export const hoursSince = (iso: string, now = Date.now()) => (now - Date.parse(iso)) / 3_600_000;

/** Age of a submission and whether its review is due, as text, icon and colour; with its time where there is room. */
export function Waiting({ since, isDated = false }: { since: string; isDated?: boolean }) {
  const sent = `Sent ${timeOf(since)}`;
  return (
    <>
      <ToneChip {...chipOf(hoursSince(since, useNow()))} title={isDated ? undefined : sent} />
      {isDated && <Small>{sent}</Small>}
    </>
  );
}

function chipOf(hours: number) {
  const time = duration(hours);
  if (hours >= REVIEW_HOURS) return { label: `${time} · overdue`, tone: 'error', icon: AlarmClock };
  if (hours >= DUE_SOON_HOURS)
    return { label: `${time} · due soon`, tone: 'warning', icon: Hourglass };
  return { label: time, tone: 'success', icon: Clock };
}

function duration(hours: number) {
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours >= 1) return `${Math.floor(hours)} h`;
  return hours * 60 >= 1 ? `${Math.floor(hours * 60)} min` : 'just now';
}

/** The current time in milliseconds since 1970, updated every minute. */
function useNow() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
