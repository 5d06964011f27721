import { z } from 'zod';
import { companyPlans } from '#contract/plans.ts';
import { cacNumber } from '../platform/validation/cac-number.ts';
import { email, optionalLink, phone } from '../platform/validation/contact.ts';
import {
  HeldUntil,
  identity,
  Image,
  ImageFile,
  Moment,
  SignedImage,
  UpdatedAt,
} from '../listings/listing.schemas.ts';
import { plan, wishForPlan } from '../listings/plan.schemas.ts';
import { review, reviewExample } from '../listing-api/record-fields.ts';
import { optionalText, text, writing } from '../platform/validation/text.ts';
import { placeFields, PlacePath } from '../places/place.schemas.ts';
import { Answered } from '../figures/answers.ts';
import { Proofs } from './kept-proofs.ts';
import { LicenceClass, licenceFields } from './licence.ts';
import { Reach, reachFields } from './reach.ts';
import { numberFields } from './rider-numbers.ts';
import { ServiceType, servicesIn } from './service-types.ts';

const serviceRule = 'Choose a service type: bike, van or air';

const facts = {
  name: text({ label: 'the company name', max: 120 }).meta({ example: 'Swift Riders' }),
  ownerName: text({ label: 'the owner name', max: 120 })
    .nullish()
    .transform((value) => value ?? null)
    .meta({ description: 'For the reviewer only', example: 'Ada Obi' }),
  email,
  phone,
  ...numberFields,
  cacNumber,
  address: text({ label: 'the address', max: 300 }).meta({ example: '12 Allen Avenue, Ikeja' }),
  location: optionalText({ label: 'the location', max: 300 }).meta({
    description: 'Where the company works; by default its place, else the address',
    example: 'Ikeja, Lagos',
  }),
  ...reachFields,
  ...licenceFields,
  description: optionalText({ label: 'the description', max: 5000, lines: true }).meta({
    example: 'Same-day bike delivery in Lagos.',
  }),
  category: writing({ label: 'the service type', max: 60 }, serviceRule)
    .refine((value) => servicesIn(value).length > 0, { error: serviceRule })
    .meta({
      pattern: '[Bb]ike|[Cc]ycle|[Vv]an|[Hh]aul|[Aa]ir|[Cc]argo',
      description: 'bike, van, air or a text with such words (bike, cycle, van, haul, air, cargo)',
      example: 'bike',
    }),
  priceRange: text({ label: 'the price range', max: 80 }).meta({ example: '₦1,500 – ₦5,000' }),
  website: optionalLink('the company').meta({
    description: 'For the reviewer only',
    example: 'https://swift.example/',
  }),
};

/** Body of a registration: of a form, and without the image of JSON. */
export const CompanyRegistration = z
  .object({
    ...facts,
    ...placeFields,
    plan: wishForPlan(companyPlans, 'free'),
    profileImage: ImageFile,
    cover: ImageFile,
  })
  .meta({ id: 'CompanyRegistration' });
export type CompanyRegistration = z.output<typeof CompanyRegistration>;

/** Body of a correction: the whole company. Other fields are ignored. */
export const CompanyEdit = z
  .object({ ...facts, place: placeFields.place })
  .meta({ id: 'CompanyEdit' });
/** A registration, or a correction by a moderator. */
export type CompanyEdit = z.output<typeof CompanyEdit> &
  Partial<Pick<CompanyRegistration, 'state' | 'area'>>;

const row = {
  ...identity,
  name: z.string(),
  location: z.string(),
  description: z.string().nullable(),
  category: z.string(),
  serviceTypes: z.array(ServiceType),
  priceRange: z.string(),
  profileImage: Image.nullable().meta({ description: 'The logo' }),
  cover: Image.nullable().meta({ description: 'A photo of the company at work' }),
  rating: z.number().nullable().meta({ description: '1 to 5; null until there are reviews' }),
  reviewCount: z.int(),
  views: z.int().meta({ description: 'Page views of the detail page' }),
  verified: z.boolean().meta({ description: 'Whether a moderator has verified it' }),
  plan: plan(companyPlans),
  place: PlacePath.nullable().meta({ description: 'Where it is; null when not recognized' }),
  reach: Reach.nullable().meta({ description: 'How far it delivers; null when not said' }),
  reachStates: z.array(z.string()),
  proofs: Proofs,
  verifiedAt: Moment.nullable(),
  createdAt: Moment,
  updatedAt: UpdatedAt,
  heldUntil: HeldUntil,
};

const contact = { address: z.string(), email: z.string(), phone: z.string(), answered: Answered };
const publicContact = { ...contact, email: z.string().nullable(), phone: z.string().nullable() };

const rowExample = {
  id: '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11',
  _id: '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11',
  name: 'Swift Riders',
  location: 'Ikeja, Lagos',
  description: 'Same-day bike delivery in Lagos.',
  category: 'bike',
  serviceTypes: ['bike'],
  priceRange: '₦1,500 – ₦5,000',
  profileImage: '/uploads/5d1c7f7e-0c1b-4d2a-8f36-9a1f0c2b3d4e/640.webp',
  cover: null,
  rating: null,
  reviewCount: 0,
  views: 57,
  verified: true,
  plan: 'free',
  place: 'lagos/ikeja',
  reach: 'city',
  reachStates: [],
  proofs: {},
  verifiedAt: '2026-11-20T09:00:00.000Z',
  createdAt: '2026-11-19T08:12:45.120Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  heldUntil: null,
};

const profileExample = {
  ...rowExample,
  address: '12 Allen Avenue, Ikeja',
  email: 'hello@swift.example',
  phone: '+2348031234567',
  answered: { yes: 8, of: 10 },
};

const recordExample = {
  ...profileExample,
  ...reviewExample,
  reference: 'ND-7F3K-9Q2M',
  expiresAt: '2027-02-20T09:00:00.000Z',
  ownerName: 'Ada Obi',
  website: 'https://swift.example/',
  whatsapp: null,
  riderNumbers: ['+2348057654321 Rider in Yaba'],
  licenceNumber: 'CLRD/0123',
  licenceClass: 'state',
  licenceUntil: '2026-12-31',
  wishedPlan: 'free',
  etag: '"8f14e45fceea167a5a36dedd4bea2543"',
};

/** A company in the public list. */
export const Company = z.object(row).meta({ id: 'Company', examples: [rowExample] });

/** One public company, with its contact details. */
export const CompanyProfile = z
  .object({ ...row, ...publicContact })
  .meta({ id: 'CompanyProfile', examples: [profileExample] });

export const CompanyRecord = z
  .object({
    ...row,
    ...contact,
    ...review,
    profileImage: SignedImage.nullable(),
    cover: SignedImage.nullable(),
    whatsapp: z.string().nullable(),
    riderNumbers: z.array(z.string()),
    licenceNumber: z.string().nullable(),
    licenceClass: LicenceClass.nullable(),
    licenceUntil: z.string().nullable(),
    ownerName: z.string().nullable(),
    website: z.string().nullable(),
    wishedPlan: plan(companyPlans),
  })
  .meta({ id: 'CompanyRecord', examples: [recordExample] });

export const CompanyInList = z.union([Company, CompanyRecord]); // Moderators get the record.
export const OneCompany = z.union([CompanyProfile, CompanyRecord]);
