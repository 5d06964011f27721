import type { JobRecord } from '../contract.ts';
import { csvOf } from '../listings/csv.ts';

/** Jobs as a table for a spreadsheet. */
export const exportJobs = csvOf<JobRecord>({
  Reference: ({ reference }) => reference,
  Title: ({ title }) => title,
  Company: ({ company }) => company,
  Location: ({ location }) => location,
  Type: ({ type }) => type,
  Salary: ({ salary }) => salary,
  Email: ({ email }) => email,
  'CAC number': ({ cacNumber }) => cacNumber,
  'Link to apply': ({ applyLink }) => applyLink,
  Requirements: ({ requirements }) => requirements,
  Description: ({ description }) => description,
  Status: ({ status }) => status,
  Plan: ({ plan }) => plan,
  'Plan asked for': ({ wishedPlan }) => wishedPlan,
  Sent: ({ createdAt }) => createdAt,
  Approved: ({ approvedAt }) => approvedAt,
  Ends: ({ expiresAt }) => expiresAt,
  Views: ({ views }) => views,
});
