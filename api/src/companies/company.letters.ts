import { companyPlans } from '#contract/plans.ts';
import { reviewTime } from '#contract/promises.ts';
import type { LetterWords } from '../notices/letters/letter-words.ts';
import type { Company } from './company.entity.ts';

export const companyLetters: LetterWords<Company> = {
  nameOf: ({ name }) => name,
  pageOf: ({ id }) => `/company/${id}`,
  form: { path: '/register-company', words: 'Register your company again' },
  noun: 'registration',
  next: `We check your CAC number and your details. Your application is reviewed ${reviewTime}.`,
  approved:
    'Your company is listed under Browse Companies with a verified badge, where customers can find and call it.',
  // Hidden "until upgraded" (spec §4): the free months are those of a new company.
  renewals: [companyPlans.featured, companyPlans.premium],
  why: 'someone registered a company',
};
