import { Link } from '@remix-run/react';
import { serviceTypes } from '#contract/listing-types.ts';
import { Skeletons } from '../listings/skeletons.tsx';
import { useSite } from '../layout/site.ts';
import { ListingImage } from '../listings/listing-image.tsx';
import { cardClass, PlanLabel } from '../listings/plan-mark.tsx';
import { wholeFigures } from '../listings/whole-figures.ts';
import { sceneOf } from '../pictures/scene.tsx';
import { HeldLine } from '../reports/being-checked.tsx';
import { checkedLine } from './company-checks.ts';
import { PanelLink } from './company-panels.tsx';
import { CompanyTicks, ServiceTags } from './company-tags.tsx';
import type { CompanySummary } from './company.ts';
import { Stars } from './stars.tsx';

interface CompanyGridProps {
  companies: CompanySummary[];
  /** Below other content, where all logos wait until they are near the screen. */
  isBelow?: boolean;
}

export const CompanyGrid = ({ companies, isBelow }: CompanyGridProps) => (
  <ul className="listings">
    {companies.map((company, index) => (
      <li key={company.id}>
        <CompanyCard company={company} eager={!isBelow && index < 3} />
      </li>
    ))}
  </ul>
);

function CompanyCard({ company, eager }: { company: CompanySummary; eager?: boolean }) {
  const { id, name, location, priceRange, excerpt, plan, serviceTypes } = company;
  return (
    <article className={cardClass(plan)} aria-labelledby={`name-${id}`}>
      <CardPhoto company={company} />
      <div className="listing-head">
        <div className="listing-side">
          <ListingImage image={company.profileImage ?? company.cover} name={name} eager={eager} />
          <PlanLabel plan={plan} />
        </div>
        <div className="min-w-0">
          <h3 id={`name-${id}`} className="listing-name">
            <Link to={`/company/${id}`} className="listing-link">
              {name}
            </Link>
            <CompanyTicks company={company} />
          </h3>
          <div className="listing-facts">
            <ServiceTags types={serviceTypes} />
            <span className="truncate">
              <span className="visually-hidden">Location: </span>
              {location}
            </span>
            {company.distance && <span className="shrink-0">{`· ${company.distance}`}</span>}
          </div>
          <p className="listing-facts">
            <Stars company={company} />
            <span>{company.views}</span>
            <span className={`min-w-0 basis-full ${checkedLook(company)}`}>
              {checkedLine(company)}
            </span>
          </p>
        </div>
      </div>
      <HeldLine kind="company" listing={company} />
      <p className="listing-price">
        <span className="visually-hidden">Price range: </span>
        {wholeFigures(priceRange)}
      </p>
      <p className="listing-text line-clamp-2">{excerpt}</p>
      <div className="listing-actions">
        <PanelLink panel="profile" company={company} className="btn btn-small btn-secondary">
          View Profile<span className="visually-hidden">{` ${name}`}</span>
        </PanelLink>
        <PanelLink
          panel="book"
          company={company}
          className={`btn btn-small ${company.heldSince ? 'btn-secondary' : 'btn-primary'}`}
        >
          Book Now<span className="visually-hidden">{` ${name}`}</span>
        </PanelLink>
      </div>
    </article>
  );
}

/**
 * The photo of a company, else a drawing, across the top of wide cards only: `loading="lazy"` keeps a hidden one off the wire.
 */
function CardPhoto({ company: { cover, serviceTypes, location } }: { company: CompanySummary }) {
  const { saveData } = useSite();
  if (saveData) return null;
  const drawing = sceneOf({ service: serviceTypes[0] ?? 'bike', location });
  const src = cover?.replace(/640\.webp$/, '320.webp') ?? drawing;
  return <img src={src} alt="" loading="lazy" decoding="async" className="listing-photo" />;
}

/** A number that could not be confirmed warns, whatever else was checked. */
function checkedLook({ checked, isPhoneDoubtful }: CompanySummary) {
  if (isPhoneDoubtful) return 'text-warning-ink font-semibold';
  return checked ? 'text-action font-semibold' : '';
}

/** One for each service (spec §2). */
export const CompanySkeletons = () => (
  <Skeletons noun="companies" count={serviceTypes.length} text="Loading Company..." />
);
