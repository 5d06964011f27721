import { Icon, type IconName } from '../layout/icon.tsx';
import { shownLocation, type JobDetails } from './job.ts';

type Facts = Pick<JobDetails, 'location' | 'posted' | 'postedOn'> & { type: string };

export function JobFacts({ location, type, posted, postedOn }: Facts) {
  return (
    <ul className="text-ink-soft flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      <Fact icon="place" label="Location">
        {shownLocation({ location })}
      </Fact>
      <Fact icon="job" label="Job type">
        <span className="capitalize">{type}</span>
      </Fact>
      <Fact icon="time" label="Posted">
        <time dateTime={posted.iso}>
          <span data-screen-only>{posted.text}</span>
          <span className="print-only">{postedOn}</span>
        </time>
      </Fact>
    </ul>
  );
}

function Fact({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: string;
  children: React.ReactNode;
}) {
  return (
    <li className="flex min-w-0 items-start gap-1.5">
      <Icon name={icon} className="mt-0.5 size-4.5" />
      <span className="min-w-0">
        <span className="visually-hidden">{label}: </span>
        {children}
      </span>
    </li>
  );
}
