import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CompanyGrid } from '../companies/company-grid.tsx';
import type { homeFigures } from '../companies/figures.ts';
import { ForBusinesses } from '../home/for-businesses.tsx';
import { Hero } from '../home/hero.tsx';
import { landing } from '../home/home.server.ts';
import { HowItWorks } from '../home/how-it-works.tsx';
import { Services } from '../home/services.tsx';
import { JobGrid } from '../jobs/job-grid.tsx';
import { CheckLink } from '../numbers/check-link.tsx';
import { Icon } from '../layout/icon.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { publicly } from '../layout/caching.ts';
import { RecentlyViewed } from '../listings/recent.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Bike, van and air delivery companies in Nigeria',
    description:
      'Find a delivery company you can trust: compare bike, van and air dispatch companies across Nigeria and contact them directly. Jobs in delivery, too.',
  });

export async function loader(visit: LoaderFunctionArgs) {
  const { complete, ...shown } = await landing(visit, new Date());
  return data(shown, { headers: complete ? publicly : {} });
}

export { headers } from '../layout/caching.ts';

export default function Home() {
  const { figures, companies, jobs } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <Hero />
      <div className="page !pt-0">
        <Services />
        <CheckLink className="bg-surface border-line mx-auto mt-4 w-fit rounded-md border px-4 py-3 text-sm text-balance no-underline max-sm:w-full" />
        <FiguresRow figures={figures} />
        <Featured what="companies" count={companies.length}>
          <CompanyGrid companies={companies} />
        </Featured>
        <RecentlyViewed />
        <HowItWorks />
        <Featured what="jobs" count={jobs.length}>
          <JobGrid jobs={jobs} />
        </Featured>
        <ForBusinesses />
      </div>
    </main>
  );
}

function FiguresRow({ figures }: { figures: ReturnType<typeof homeFigures> }) {
  if (figures.length === 0) return null;
  return (
    <dl className="mt-6 grid sm:mt-10 grid-cols-3 gap-2 text-center">
      {figures.map(({ value, label }) => (
        <div key={label} className="border-line flex flex-col-reverse not-first:border-l">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="inline-flex flex-wrap items-center justify-center gap-1.5 text-2xl font-extrabold tracking-tight">
            {value}
            {label === 'rating' && value !== 'New' && (
              <Icon name="star" className="fill-featured text-featured size-6" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FeaturedProps {
  what: 'companies' | 'jobs';
  count: number;
  children: ReactNode;
}

function Featured({ what, count, children }: FeaturedProps) {
  if (count === 0) return null;
  return (
    <section className="section listings-row">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2">
        <h2 className="text-lg sm:text-xl">Featured {what}</h2>
        <Link to={`/${what}`} className="btn btn-small btn-quiet -mx-3 shrink-0">
          See all<span className="visually-hidden"> {what}</span> <Icon name="next" />
        </Link>
      </div>
      {children}
    </section>
  );
}
