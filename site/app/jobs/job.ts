import type { Moment } from '../listings/ago.ts';
import type { WebLink } from '../listings/web-link.ts';

/** A job on a card. */
export interface JobSummary {
  id: string;
  title: string;
  company: string;
  location: string;
  type: string;
  salary: string | null;
  posted: Moment;
  plan: string;
  image: string | null;
  excerpt: string;
  /** At most three (spec §9). */
  requirements: string[];
  /** How many more there are. */
  moreRequirements: number;
}

/** A job on its own page. */
export interface JobDetails extends Omit<JobSummary, 'excerpt' | 'moreRequirements'> {
  /** As written, with its line breaks. */
  description: string;
  /** Where to apply; absent when what was given is no web address. */
  apply?: WebLink;
  /** When it stops being listed, ISO 8601. */
  validThrough: string | null;
}
