import { Icon } from '../layout/icon.tsx';
import { ShareAndReport } from '../listings/share.tsx';
import { BeingChecked } from '../reports/being-checked.tsx';
import { ContactLink, NeverPay } from './contact-employer.tsx';
import type { JobDetails } from './job.ts';

/** The way to an employer, and on a phone the one action in a bar above the navigation. */
export const JobContact = ({ job }: { job: JobDetails }) => (
  <>
    <BeingChecked kind="job" listing={job} />
    <NeverPay />
    {!job.heldSince && (
      <ContactLink job={job} className="btn btn-beside-bar needs-line">
        <Icon name="company" /> Contact Company
      </ContactLink>
    )}
    <ShareAndReport title={`${job.title} at ${job.company}`} path={`/job/${job.id}`} />
    {!job.heldSince && (
      <div className="action-bar">
        <ContactLink job={job} className="btn btn-primary needs-line grow">
          APPLY <Icon name="next" />
        </ContactLink>
      </div>
    )}
  </>
);
