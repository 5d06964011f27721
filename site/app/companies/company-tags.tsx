import { Icon } from '../layout/icon.tsx';
import { PlanMark } from '../listings/plan-mark.tsx';
import { companyTags, type CompanySummary } from './company.ts';
import { services, type Service } from './services.ts';

export const CompanyTags = ({ company }: { company: CompanySummary }) => (
  <p className="flex flex-wrap gap-1.5 empty:hidden">
    {tagsOf(company).map(({ field, text }) => (
      <a key={field} href="#checked" className="tag bg-action-soft text-action">
        <Icon name="verified" className="size-4" />
        {text(company)}
      </a>
    ))}
    <PlanMark plan={company.plan} />
  </p>
);

/** The tags beside a name where there is no room for words: a tick for each. */
export const CompanyTicks = ({ company }: { company: CompanySummary }) =>
  tagsOf(company).map(({ field, text }) => (
    <span key={field} title={text(company)} className="tick">
      <Icon name="verified" className="size-4.5" />
      <span className="visually-hidden"> {text(company)}</span>
    </span>
  ));

/** None while the company is being checked after reports. */
const tagsOf = (company: CompanySummary) =>
  companyTags.filter(({ field }) => company[field] && !company.heldSince);

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
