import { jobFeed } from '../jobs/job-feed.server.ts';

export const loader = jobFeed('atom.xml');
