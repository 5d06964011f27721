import { useEffect, useState } from 'react';
import { Chip, Tooltip } from '@mui/material';
import { AlarmClock, Clock, Hourglass } from 'lucide-react';

/** Submissions are reviewed within 24 hours (spec §9); from 18 on it is time. */
const promised = 24;
const nearly = 18;

const hour = 3_600_000;

/** How long a submission has waited, and whether the promise still holds: in words, sign and colour. */
export function Waiting({ since }: { since: string }) {
  const now = useNow();
  const { text, color, Icon } = patience(new Date(since), now);
  return (
    <Tooltip title={`Sent ${new Date(since).toLocaleString('en-NG')}`}>
      <Chip
        size="small"
        icon={<Icon size={15} aria-hidden />}
        label={text}
        sx={{ bgcolor: `${color}.light`, color: `${color}.dark`, '& svg': { color: 'inherit' } }}
      />
    </Tooltip>
  );
}

/** The wait from `since` to `now` against the promise. */
export function patience(since: Date, now: Date) {
  const hours = (now.getTime() - since.getTime()) / hour;
  const waited = duration(hours);
  if (hours >= promised) return { text: `${waited}, late`, color: 'error', Icon: AlarmClock };
  if (hours >= nearly) return { text: `${waited}, due soon`, color: 'warning', Icon: Hourglass };
  return { text: waited, color: 'success', Icon: Clock };
}

function duration(hours: number) {
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours >= 1) return `${Math.floor(hours)} h`;
  return `${Math.max(0, Math.floor(hours * 60))} min`;
}

/** The clock, moving once a minute. */
function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
