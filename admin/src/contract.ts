import type { components } from '#contract/openapi.ts';

type Schemas = components['schemas'];

export type Account = Schemas['Account'];
export type Session = Schemas['Session'];
export type JobRecord = Schemas['JobRecord'];
export type CompanyRecord = Schemas['CompanyRecord'];
export type Inquiry = Schemas['Inquiry'];
export type Moderation = Schemas['Moderation'];
export type Overview = Schemas['Overview'];
export type RelatedListing = Schemas['RelatedListing'];
export type Relations = Schemas['Relations'];
export type ScreeningNote = Schemas['ScreeningNote'];

/** A job or a company with everything a moderator may see. */
export type ListingRecord = JobRecord | CompanyRecord;
