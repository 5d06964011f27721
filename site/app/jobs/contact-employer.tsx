import type { ReactNode } from 'react';
import { Cancel, DialogLink } from '../dialogs/shared-dialog.tsx';
import { VisitFirst } from '../dialogs/visit-first.tsx';
import { Icon } from '../layout/icon.tsx';
import { Notice } from '../layout/notice.tsx';
import { tap } from '../listings/tap.ts';
import { BeingChecked } from '../reports/being-checked.tsx';
import type { JobDetails } from './job.ts';

export const contactTitle = 'Contact Company';

interface ContactLinkProps {
  job: JobDetails;
  className: string;
  children: ReactNode;
}

/** Opens the contact dialog of a job, which is also the page `/job/{id}/contact`. */
export const ContactLink = ({ job, className, children }: ContactLinkProps) => (
  <DialogLink
    to={`/job/${job.id}/contact`}
    title={contactTitle}
    body={() => <ContactEmployer job={job} />}
    className={className}
  >
    {children}
  </DialogLink>
);

export const ContactEmployer = ({ job }: { job: JobDetails }) => (
  <div className="stack">
    <NeverPay />
    <p>
      <strong className="block text-lg wrap-anywhere">{job.company}</strong>
      <span className="text-ink-soft">{job.location}</span>
    </p>
    <Apply job={job} />
    <VisitFirst />
    <Cancel to={`/job/${job.id}`} />
  </div>
);

export const NeverPay = () => (
  <Notice tone="warning">
    <strong>Never pay to get a job.</strong> A form, a uniform or training that costs you money is a
    scam.
  </Notice>
);

function Apply({ job }: { job: JobDetails }) {
  const { id, apply, heldSince } = job;
  if (heldSince) return <BeingChecked kind="job" listing={job} />;
  if (!apply)
    return <Notice tone="info">This company has not given a web address to apply at.</Notice>;
  return (
    <div className="stack [--gap:0.5rem]">
      <a
        href={apply.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        onClick={() => tap('jobs', id, 'apply')}
        className="btn btn-primary btn-block"
      >
        APPLY <Icon name="next" />
      </a>
      <p className="text-ink-soft text-center text-sm">
        Opens <strong className="wrap-anywhere">{apply.host}</strong> in a new tab.
      </p>
    </div>
  );
}
