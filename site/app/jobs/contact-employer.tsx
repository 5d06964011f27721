import { Icon } from '../layout/icon.tsx';
import { Notice } from '../layout/notice.tsx';
import { FraudWarning } from '../listings/fraud-warning.tsx';
import { CloseButton, Modal } from '../listings/modal.tsx';
import type { JobDetails } from './job.ts';

/** 'Contact Company' on a job: the same warning, then the way to the page where people apply. */
export function ContactEmployer({ job }: { job: JobDetails }) {
  return (
    <Modal
      id="contact"
      title="Contact Company"
      opener="Contact Company"
      openerClass="btn btn-primary btn-block"
    >
      {() => (
        <div className="stack">
          <FraudWarning />
          <p>
            <strong className="block text-lg">{job.company}</strong>
            <span className="text-ink-soft">{job.location}</span>
          </p>
          <Apply job={job} />
          <CloseButton className="btn btn-secondary btn-block">Cancel</CloseButton>
        </div>
      )}
    </Modal>
  );
}

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
        <strong>Never pay to get a job.</strong> Opens {apply.host} in a new tab.
      </p>
    </div>
  );
}
