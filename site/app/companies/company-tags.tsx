import { Icon } from '../layout/icon.tsx';
import { PlanMark } from '../listings/plan-mark.tsx';
import type { CompanySummary } from './company.ts';
import { services, type Service } from './services.ts';

export const CompanyTags = ({ company }: { company: CompanySummary }) => (
  <p className="flex flex-wrap gap-1.5 empty:hidden">
    {isShownVerified(company) && (
      <a href="#checked" className="tag bg-action-soft text-action">
        <Icon name="verified" className="size-4" />
        {verifiedText(company)}
      </a>
    )}
    <PlanMark plan={company.plan} />
  </p>
);

/** The verified tag beside a name, where there is no room for its words. */
export const VerifiedTick = ({ company }: { company: CompanySummary }) =>
  isShownVerified(company) && (
    <span title={verifiedText(company)} className="tick">
      <Icon name="verified" className="size-4.5" />
      <span className="visually-hidden"> {verifiedText(company)}</span>
    </span>
  );

/** Not while the company is being checked after reports. */
const isShownVerified = ({ verified, heldSince }: CompanySummary) => verified && !heldSince;
const verifiedText = ({ checked }: CompanySummary) => `Verified: ${checked || 'registration only'}`;

export const ServiceTags = ({ types }: { types: Service[] }) => (
  <ul aria-label="Services" className="flex flex-wrap gap-1">
    {types.map((type) => (
      <li key={type} className="tag tag-small">
        <Icon name={type} className="size-3.5" />
        {services[type]}
      </li>
    ))}
  </ul>
);
