import { Icon, type IconName } from '../layout/icon.tsx';
import { useSite } from '../layout/site.ts';
import type { CompanyInPanel } from './company.ts';
import { offers } from './services.ts';

/** The company in short: its own words, services and price, and the part that was checked. */
export function CompanyProfile({ company }: { company: CompanyInPanel }) {
  const { serviceTypes, priceRange, description, excerpt } = company;
  return (
    <>
      {excerpt && <p className="whitespace-pre-line">{description ?? excerpt}</p>}
      <dl className="stack [--gap:0.5rem]">
        <Fact name="Services">{serviceTypes.map((type) => offers[type]).join(', ')}</Fact>
        <Fact name="Price range">{priceRange}</Fact>
      </dl>
      <Checked company={company} />
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="flex gap-3">
    <dt className="text-ink-soft w-24 shrink-0 text-sm">{name}</dt>
    <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
  </div>
);

/** The part of a listing that was checked, and since when it is here. */
export function Checked({ company: { verified, since } }: { company: CompanyInPanel }) {
  const { siteName } = useSite();
  return (
    <ul aria-label="What was checked" className="stack text-sm [--gap:0.375rem]">
      {verified && (
        <Line icon="verified">
          A moderator reviewed the registration and its CAC number before it was listed.
        </Line>
      )}
      <Line icon="date">
        On {siteName} since {since}.
      </Line>
    </ul>
  );
}

const Line = ({ icon, children }: { icon: IconName; children: React.ReactNode }) => (
  <li className="flex gap-2.5">
    <Icon name={icon} className="text-action mt-0.5 size-5" />
    <span className="min-w-0">{children}</span>
  </li>
);
