import { companyPlans } from '#contract/plans.ts';
import { afterSubmission } from '#contract/sentences.ts';
import { config } from '../config/config.ts';
import type { LetterWords } from '../listings/kind.ts';
import type { Company } from './company.entity.ts';

export const companyLetters: LetterWords<Company> = {
  nameOf: ({ name }) => name,
  pageOf: ({ id }) => `/company/${id}`,
  noun: 'registration',
  next: afterSubmission.company,
  approved:
    'Your company is listed under Browse Companies with a verified badge, where customers can find and call it.',
  // Hidden "until upgraded" (spec §4), unless the operator decides otherwise.
  renewals: Object.values(companyPlans).filter(({ naira }) => naira > 0 || config.freeRenewals),
  over: 'We closed',
  why: 'a company that was registered',
};
