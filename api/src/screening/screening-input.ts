import type { SubmissionContext } from './submission-context.ts';

/** What is screened, under the same names whether a company, a job or an inquiry was sent. */
export interface ScreeningInput {
  readonly kind: 'company' | 'job' | 'inquiry';
  readonly email: string;
  readonly phone: string | null;
  readonly cacNumber: string | null;
  /** The company's website, or the page where people apply. */
  readonly website: string | null;
  readonly salary: string | null;
  readonly description: string;
  /** Everything that was written, the description included. */
  readonly texts: readonly string[];
  /** Undefined where no form of the site was used. */
  readonly context: SubmissionContext | undefined;
}

/** What was sent, checked: the fields that any of the kinds has. */
export interface Facts {
  email: string;
  phone?: string;
  cacNumber?: string;
  website?: string | null;
  applyLink?: string;
  salary?: string | null;
  name?: string;
  title?: string;
  company?: string | null;
  address?: string;
  priceRange?: string;
  description?: string | null;
  message?: string;
  requirements?: readonly string[];
}

/** What was sent as a matter to be screened. */
export function screeningInputOf(
  kind: ScreeningInput['kind'],
  facts: Facts,
  context?: SubmissionContext,
): ScreeningInput {
  const { name, title, company, address, priceRange, salary, requirements = [] } = facts;
  const description = facts.description ?? facts.message ?? '';
  const texts = [name, title, company, address, priceRange, salary, description, ...requirements];
  return {
    kind,
    email: facts.email,
    phone: facts.phone ?? null,
    cacNumber: facts.cacNumber ?? null,
    website: facts.website ?? facts.applyLink ?? null,
    salary: salary ?? null,
    description,
    texts: texts.filter((text): text is string => Boolean(text)),
    context,
  };
}
