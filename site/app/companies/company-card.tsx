import { Link } from '@remix-run/react';
import { Icon, type IconName } from '../layout/icon.tsx';
import { ListingImage } from '../listings/listing-image.tsx';
import { cardClass } from '../listings/plan-mark.tsx';
import { Stars } from '../listings/stars.tsx';
import { CompanyModal } from './company-modal.tsx';
import { CompanyTags, ServiceTags } from './company-tags.tsx';
import type { CompanySummary } from './company.ts';

export function CompanyCard({ company, eager }: { company: CompanySummary; eager?: boolean }) {
  const { id, name, location, priceRange, excerpt } = company;
  return (
    <article
      className={`${cardClass(company.plan)} flex h-full flex-col gap-3`}
      aria-labelledby={`name-${id}`}
    >
      <div className="flex gap-4">
        <ListingImage image={company.profileImage ?? company.cover} name={name} eager={eager} />
        <div className="min-w-0 grow">
          <h2 id={`name-${id}`} className="text-lg">
            <Link
              to={`/company/${id}`}
              className="hover:text-action underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h2>
          <CompanyTags company={company} className="mt-1" />
        </div>
      </div>
      <p className="text-ink-soft flex flex-wrap items-center gap-x-3 text-sm">
        <Stars rating={company.rating} reviews={company.reviewCount} />
        <span className="inline-flex items-center gap-1.5">
          <Icon name="views" className="size-4" />
          {company.views}
        </span>
      </p>
      <ul className="stack text-sm [--gap:0.375rem]">
        <Fact icon="place" label="Location">
          {location}
        </Fact>
        <Fact icon="money" label="Price range">
          {priceRange}
        </Fact>
      </ul>
      <ServiceTags types={company.serviceTypes} />
      {excerpt && <p className="text-ink-soft line-clamp-2 text-sm">{excerpt}</p>}
      <div className="mt-auto grid grid-cols-2 gap-2 pt-2">
        <CompanyModal company={company} mode="view" />
        <CompanyModal company={company} mode="book" />
      </div>
    </article>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} className="text-ink-soft mt-0.5 size-4.5" />
      <span className="min-w-0">
        <span className="visually-hidden">{label}: </span>
        {children}
      </span>
    </li>
  );
}
