import { companyFeed } from '../companies/company-feed.server.ts';

export const loader = companyFeed('feed.json');
