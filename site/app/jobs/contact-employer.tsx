import { ContactDialog } from '../dialogs/contact-dialog.tsx';
import { Icon } from '../layout/icon.tsx';
import { Notice } from '../layout/notice.tsx';
import type { JobDetails } from './job.ts';

export const ContactEmployer = ({ job }: { job: JobDetails }) => (
  <ContactDialog name={job.company} location={job.location}>
    <Apply job={job} />
  </ContactDialog>
);

function Apply({ job: { apply } }: { job: JobDetails }) {
  if (!apply)
    return <Notice tone="info">This company has not given a web address to apply at.</Notice>;
  return (
    <div className="stack [--gap:0.5rem]">
      <a
        href={apply.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="btn btn-primary btn-block"
      >
        APPLY <Icon name="next" />
      </a>
      <p className="text-ink-soft text-center text-sm">
        <strong>Never pay to get a job.</strong> Opens <strong>{apply.host}</strong> in a new tab.
      </p>
    </div>
  );
}
