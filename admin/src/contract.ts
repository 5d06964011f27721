import type { components } from '#contract/openapi.ts';

type Schemas = components['schemas'];

export type Account = Schemas['Account'];
export type ActivityDay = Schemas['ActivityDay'];
export type AnswerDay = Schemas['AnswerDay'];
export type Change = Schemas['Change'];
export type Block = Schemas['Block'];
export type Claim = Schemas['Claim'];
export type CompanyEdit = Schemas['CompanyEdit'];
export type CompanyRecord = Schemas['CompanyRecord'];
export type Decisions = Schemas['Decisions'];
export type DecisionResult = Schemas['DecisionResult'];
export type DecisionResults = Schemas['DecisionResults'];
export type FoundRecord = Schemas['FoundRecord'];
export type Inquiry = Schemas['Inquiry'];
export type JobEdit = Schemas['JobEdit'];
export type JobRecord = Schemas['JobRecord'];
export type Moderation = Schemas['Moderation'];
export type Moderator = Schemas['Moderator'];
export type NewModerator = Schemas['NewModerator'];
export type NewPartner = Schemas['NewPartner'];
export type Overview = Schemas['Overview'];
export type OwnershipClaim = Schemas['OwnershipClaim'];
export type ClaimDecision = Schemas['ClaimDecision'];
export type Partner = Schemas['Partner'];
export type Place = Schemas['Place'];
export type Doubt = Schemas['Doubt'];
export type Proof = Schemas['ProofEntry'];
export type ProofForm = Schemas['ProofForm'];
export type ReportCase = Schemas['ReportCase'];
export type ReportDecision = Schemas['ReportDecision'];
export type RelatedListing = Schemas['RelatedListing'];
export type RecoveryCodes = Schemas['RecoveryCodes'];
export type Relations = Schemas['Relations'];
export type ScreeningNote = Schemas['ScreeningNote'];
export type SecondFactorSecret = Schemas['SecondFactorSecret'];
export type Session = Schemas['Session'];

/** A plan of either kind. */
export type PlanName = ListingRecord['plan'];

/** A job or a company with everything a moderator may see. */
export type ListingRecord = JobRecord | CompanyRecord;
