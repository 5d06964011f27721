import { Link } from '@remix-run/react';
import { Icon } from '../layout/icon.tsx';
import { useSite } from '../layout/site.ts';
import { Share } from '../listings/share.tsx';
import { BeingChecked } from '../reports/being-checked.tsx';
import { ContactLink, NeverPay } from './contact-employer.tsx';
import type { JobDetails } from './job.ts';

/** The way to an employer, and on a phone the one action in a bar above the navigation. */
export function JobContact({ job }: { job: JobDetails }) {
  const { siteUrl } = useSite();
  const path = `/job/${job.id}`;
  return (
    <>
      <BeingChecked kind="job" listing={job} />
      <NeverPay />
      {!job.heldSince && (
        <ContactLink job={job} className="btn btn-beside-bar needs-line">
          <Icon name="company" /> Contact Company
        </ContactLink>
      )}
      <p className="-mx-3 flex flex-wrap" data-screen-only>
        <Share title={`${job.title} at ${job.company}`} path={path} />
        <Link to={`${path}/report`} className="btn btn-small btn-quiet">
          <Icon name="flag" /> Report
        </Link>
      </p>
      <p className="print-only">{siteUrl + path}</p>
      {!job.heldSince && (
        <div className="action-bar">
          <ContactLink job={job} className="btn btn-primary needs-line grow">
            APPLY <Icon name="next" />
          </ContactLink>
        </div>
      )}
    </>
  );
}
