import { serviceNames } from '#contract/listing-types.ts';
import { Icon } from '../layout/icon.tsx';
import { useSite } from '../layout/site.ts';
import { checkedLine, linesOf } from './company-checks.ts';
import type { CompanyInPanel } from './company.ts';

export function CompanyProfile({ company }: { company: CompanyInPanel }) {
  const { serviceTypes, priceRange, description, excerpt } = company;
  return (
    <>
      {excerpt && <p className="whitespace-pre-line">{description ?? excerpt}</p>}
      <dl className="stack [--gap:0.5rem]">
        <Fact name="Services">{serviceTypes.map((type) => serviceNames[type]).join(', ')}</Fact>
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

/** Badge that opens the list of what was checked and what was not. */
export function Checked({ company }: { company: CompanyInPanel }) {
  const { siteName } = useSite();
  return (
    <details className="group checked bg-sunken rounded-md px-3.5 text-sm">
      <summary className="flex min-h-12 items-center gap-2.5 py-2">
        <Icon name="verified" className="text-action size-5" />
        <span className="min-w-0 grow wrap-anywhere">
          <span className="block font-semibold">What was checked</span>
          <span className="text-ink-soft text-xs">{checkedLine(company)}</span>
        </span>
        <Icon
          name="next"
          className="text-ink-soft size-5 rotate-90 group-open:-rotate-90 print:hidden"
        />
      </summary>
      <ul id="checked" className="stack border-line scroll-mt-36 border-t py-3 [--gap:0.5rem]">
        {linesOf(company).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
        <li>
          On {siteName} since {company.since}.
        </li>
      </ul>
    </details>
  );
}
