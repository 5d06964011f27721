import { JobEdit } from '../jobs/job-edit.tsx';
import { PendingJob } from './pending-job.tsx';
import { PendingJobList } from './pending-job-list.tsx';

export const pendingJobs = {
  name: 'pending-jobs',
  list: PendingJobList,
  show: PendingJob,
  edit: JobEdit,
};
