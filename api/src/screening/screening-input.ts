import { type ContactSource, printsOf } from '../contacts/contacts.ts';
import type { SubmissionContext } from './submission-context.ts';

/** A submission to screen, with the same field names for a company, a job and an inquiry. */
export interface ScreeningInput extends ContactSource {
  readonly kind: 'company' | 'job' | 'inquiry';
  /** The company's website, or the page where people apply. */
  readonly website: string | null;
  /** The title of a job, the name of a company. */
  readonly listingName: string | null;
  readonly location: string | null;
  readonly address: string | null;
  readonly place: string | null;
  /** The company that it claims to be from. */
  readonly companyName: string | null;
  readonly salary: string | null;
  readonly description: string;
  /** All texts of the sender, including the description. */
  readonly texts: readonly string[];
  /** Undefined when the submission did not come from a form of the site. */
  readonly context: SubmissionContext | undefined;
}

/** The validated fields of any kind of submission. */
export interface Facts {
  email: string;
  phone?: string;
  whatsapp?: string | null;
  cacNumber?: string;
  website?: string | null;
  applyLink?: string;
  salary?: string | null;
  name?: string;
  title?: string;
  company?: string | null;
  address?: string;
  category?: string;
  location?: string | null;
  place?: string | null;
  priceRange?: string;
  description?: string | null;
  message?: string;
  requirements?: readonly string[];
  riderNumbers?: readonly string[];
}

export function screeningInputOf(
  kind: ScreeningInput['kind'],
  facts: Facts,
  context?: SubmissionContext,
): ScreeningInput {
  const { name, title, company, address, category, whatsapp, priceRange, salary } = facts;
  const { requirements = [], riderNumbers = [] } = facts;
  const description = facts.description ?? facts.message ?? '';
  const line = [name, title, company, address, category, priceRange, salary];
  const texts = [...line, description, ...requirements];
  return {
    kind,
    email: facts.email,
    phone: facts.phone ?? null,
    otherPhones: [whatsapp ?? '', ...riderNumbers.map((line) => line.split(' ')[0] ?? '')],
    cacNumber: facts.cacNumber ?? null,
    website: facts.website ?? facts.applyLink ?? null,
    listingName: title ?? name ?? null,
    location: facts.location ?? null,
    address: address ?? facts.location ?? null,
    place: facts.place ?? null,
    companyName: (kind === 'job' ? company : name) ?? null,
    salary: salary ?? null,
    description,
    texts: texts.filter((text): text is string => Boolean(text)),
    context,
  };
}

/** The contacts of a listing for comparison with others, as they are stored. */
export const contactPrintsOf = (kind: ScreeningInput['kind'], facts: Facts): string[] =>
  printsOf(screeningInputOf(kind, facts));
