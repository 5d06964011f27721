import { Icon } from '../layout/icon.tsx';
import { PlanMark } from '../listings/plan-mark.tsx';
import { companyTags, type CompanySummary } from './company.ts';
import { services, type Service } from './services.ts';

interface CompanyTagsProps {
  company: CompanySummary;
  className?: string;
}

export function CompanyTags({ company, className = '' }: CompanyTagsProps) {
  return (
    <p className={`flex flex-wrap gap-1.5 empty:hidden ${className}`}>
      {companyTags.map(
        ({ field, text, icon, look }) =>
          company[field] && (
            <span key={field} className={`tag ${look}`}>
              <Icon name={icon} className="size-4" />
              {text}
            </span>
          ),
      )}
      <PlanMark plan={company.plan} />
    </p>
  );
}

export function ServiceTags({ types }: { types: Service[] }) {
  return (
    <ul aria-label="Services" className="flex flex-wrap gap-2">
      {types.map((type) => (
        <li key={type} className="tag">
          <Icon name={type} className="size-4" />
          {services[type]}
        </li>
      ))}
    </ul>
  );
}
