import type { ReactNode } from 'react';
import { Icon, type IconName } from '../layout/icon.tsx';
import { PageTitle } from '../layout/page.tsx';
import { useSite } from '../layout/site.ts';
import { ListingImage } from '../listings/listing-image.tsx';
import { PlanMark } from '../listings/plan-mark.tsx';
import { shownSalary } from '#contract/salary.ts';
import { shownLocation, type JobDetails } from './job.ts';
import { jobTypeLabel } from './job-types.ts';

export function JobHeader({ job }: { job: JobDetails }) {
  const salary = shownSalary(job.salary, job.salaryPeriod);
  return (
    <header className="stack [--gap:0.75rem]">
      <div className="flex flex-wrap items-start gap-4 sm:gap-6">
        <ListingImage image={job.jobAttachment} name={job.company} eager />
        <div className="min-w-0 flex-[1_1_10rem]">
          <PageTitle>{job.title}</PageTitle>
          <p className="mt-1 wrap-anywhere">{job.company}</p>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-bold empty:hidden">
        {salary?.isFigure && salary.text}
        <PlanMark plan={job.plan} />
      </p>
      {salary && !salary.isFigure && <p className="text-ink-soft text-sm">Pay: {salary.text}</p>}
      <JobFacts job={job} />
    </header>
  );
}

const JobFacts = ({ job }: { job: JobDetails }) => (
  <ul className="text-ink-soft flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
    <Fact icon="place" label="Location">
      {shownLocation(job)}
    </Fact>
    <Fact icon="job" label="Job type">
      {jobTypeLabel(job.type)}
    </Fact>
    <Fact icon="time" label="Posted">
      <time dateTime={job.posted.iso}>
        <span data-screen-only>{job.posted.text}</span>
        <span className="print-only">{job.postedOn}</span>
      </time>
    </Fact>
  </ul>
);

interface FactProps {
  icon: IconName;
  label: string;
  children: ReactNode;
}

const Fact = ({ icon, label, children }: FactProps) => (
  <li className="flex min-w-0 items-start gap-1.5">
    <Icon name={icon} className="mt-0.5 size-4.5" />
    <span className="min-w-0">
      <span className="visually-hidden">{label}: </span>
      {children}
    </span>
  </li>
);

export function JobDescription({ job }: { job: JobDetails }) {
  return (
    <div className="flex max-w-[42rem] flex-col gap-10">
      <section className="stack">
        <h2>Job description</h2>
        <p className="whitespace-pre-line">{job.description}</p>
      </section>
      {job.requirements.length > 0 && (
        <section className="stack">
          <h2>Requirements</h2>
          <ul className="stack list-disc pl-5 [--gap:0.5rem]">
            {job.requirements.map((requirement, place) => (
              <li key={place}>{requirement}</li>
            ))}
          </ul>
        </section>
      )}
      <Flyer job={job} />
    </div>
  );
}

/** The employer's own picture; its text is expected in the description above. */
function Flyer({ job }: { job: JobDetails }) {
  const { saveData } = useSite();
  if (!job.jobAttachment || saveData) return null;
  return (
    <a href={job.jobAttachment} className="link-quiet text-ink-soft gap-4 text-sm">
      <img
        src={job.jobAttachment}
        alt={`Flyer of ${job.company}`}
        width={112}
        height={112}
        loading="lazy"
        decoding="async"
        className="border-line max-h-44 rounded-md border object-cover"
      />
      <span data-screen-only className="link">
        Open the flyer
      </span>
    </a>
  );
}
