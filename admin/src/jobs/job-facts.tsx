import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { JobRecord } from '../contract.ts';
import { CacNumber } from '../listings/cac-number.tsx';
import { EmailLink, Place } from '../listings/contact.tsx';
import { momentOf } from '../listings/date.ts';
import { Fact, Facts } from '../listings/facts.tsx';
import { Picture } from '../listings/picture.tsx';
import { SafeLink } from '../listings/safe-link.tsx';
import { jobTypes } from './job-type.ts';

/** Everything that was sent with a job. */
export function JobFacts() {
  const job = useRecordContext<JobRecord>();
  if (!job) return null;
  return (
    <Facts>
      <Fact label="Company">{job.company}</Fact>
      <Fact label="Job type">{jobTypes[job.type] ?? 'Other'}</Fact>
      <Fact label="CAC number" wide>
        <CacNumber number={job.cacNumber} />
      </Fact>
      <Fact label="Location">
        <Place text={job.location} />
      </Fact>
      <Fact label="Salary">{job.salary}</Fact>
      <Fact label="Contact email">
        <EmailLink address={job.email} />
      </Fact>
      <Fact label="Link to apply">
        <SafeLink address={job.applyLink} />
      </Fact>
      <Fact label="Description" wide>
        {job.description}
      </Fact>
      <Fact label="Requirements" wide>
        {job.requirements.length > 0 && (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {job.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </Box>
        )}
      </Fact>
      <Fact label="Flyer or logo" wide>
        {job.jobAttachment && <Picture path={job.jobAttachment} name={job.company} />}
      </Fact>
      <Fact label="Sent">{momentOf(job.createdAt)}</Fact>
      <Fact label="Reference">{job.reference}</Fact>
    </Facts>
  );
}
