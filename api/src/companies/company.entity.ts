import { defineEntity, p } from '@mikro-orm/postgresql';
import type { CompanyPlan } from '#contract/plans.ts';
import { Listing } from '../listings/listing.entity.ts';
import { chosenPlace } from '../places/place.schemas.ts';
import { contactPrintsOf, type Facts } from '../screening/screening-input.ts';
import { placeIn } from '../places/place-choices.ts';
import type { CompanyEdit } from './company.schemas.ts';
import { type KeptProofs, proofsAbout } from './kept-proofs.ts';
import { servicesIn, type ServiceType } from './service-types.ts';

const placeOf = ({ location, address }: { location: string; address: string }) =>
  placeIn(location, address);
const noProofs = () => ({});

const CompanySchema = defineEntity({
  name: 'Company',
  tableName: 'company',
  extends: Listing,
  properties: {
    plan: p.text().$type<CompanyPlan>().default('free'),
    wishedPlan: p.text().$type<CompanyPlan>(),
    name: p.text(),
    ownerName: p.text().nullable(),
    phone: p.text(),
    /** Only if it is another number than `phone`. */
    whatsapp: p.text().nullable(),
    address: p.text(),
    location: p.text(),
    description: p.text().nullable(),
    category: p.text(),
    serviceTypes: p.array().$type<ServiceType[]>(),
    priceRange: p.text(),
    website: p.text().nullable(),
    /** A photo, `/uploads/<uuid>/640.webp` like the logo in `image`. */
    cover: p.text().nullable(),
    rating: p.float().nullable(),
    reviewCount: p.integer().default(0),
    place: p.text().$type<string | null>().nullable().onCreate(placeOf),
    contactPrints: p.array().onCreate((company: Facts) => contactPrintsOf('company', company)),
    reach: p.text().$type<CompanyEdit['reach']>().nullable(),
    reachStates: p.array().$type<string[]>().default([]),
    riderNumbers: p.array().$type<string[]>().default([]),
    licenceNumber: p.text().nullable(),
    licenceClass: p.text().$type<CompanyEdit['licenceClass']>().nullable(),
    /** The last day, `2026-12-31`. */
    licenceUntil: p.date().nullable(),
    /** The newest check of each kind; only the ledger adds to it (proofs/proofs.service.ts). */
    proofs: p.json().$type<KeptProofs>().onCreate(noProofs).onUpdate(proofsAbout),
  },
});

/** A delivery company in the directory (spec §3). */
export class Company extends CompanySchema.class {}
CompanySchema.setClass(Company);

/** The columns of a registration or a correction. */
export const companyColumns = ({ location, state, area, place, ...facts }: CompanyEdit) => {
  const chosen = chosenPlace(state, area, place, facts.address);
  return {
    ...facts,
    place: chosen?.path ?? placeIn(location, facts.address),
    location: location ?? chosen?.name ?? facts.address,
    serviceTypes: servicesIn(facts.category),
  };
};
