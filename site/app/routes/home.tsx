import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CompanyGrid } from '../companies/company-grid.tsx';
import { Featured } from '../home/featured.tsx';
import { FiguresRow } from '../home/figures-row.tsx';
import { ForBusinesses } from '../home/for-businesses.tsx';
import { Hero } from '../home/hero.tsx';
import { landing } from '../home/home.server.ts';
import { HowItWorks } from '../home/how-it-works.tsx';
import { Services } from '../home/services.tsx';
import { JobGrid } from '../jobs/job-grid.tsx';
import { CheckLink } from '../numbers/check-link.tsx';
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
        <RecentlyViewed />
        <Featured what="companies" count={companies.length}>
          <CompanyGrid companies={companies} />
        </Featured>
        <HowItWorks />
        <Featured what="jobs" count={jobs.length}>
          <JobGrid jobs={jobs} />
        </Featured>
        <ForBusinesses />
      </div>
    </main>
  );
}
