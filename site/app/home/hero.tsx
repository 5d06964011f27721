import { Form, Link } from '@remix-run/react';
import { Icon } from '../layout/icon.tsx';
import { PageTitle } from '../layout/page.tsx';
import { MAX_SEARCH_LENGTH } from '../search/list-query.ts';
import { HeroPicture } from './hero-picture.tsx';

const links = [
  ['/companies', 'Find Delivery'],
  ['/register-company', 'Register Company'],
  ['/jobs', 'View Jobs'],
] as const;

/** Headline, search box and the three main links of the landing page (spec §2). */
export function Hero() {
  return (
    <div className="bg-brand text-on-brand [&_a:focus-visible]:outline-amber relative overflow-hidden">
      <HeroPicture />
      <div className="width relative pt-8 pb-32 sm:pt-[min(4rem,8vh)]">
        <div className="max-w-[38rem]">
          <PageTitle className="text-3xl font-extrabold text-pretty">
            Find a delivery company you can trust
          </PageTitle>
          <p className="mt-3 max-w-[34rem] opacity-90 sm:text-lg">
            Compare bike, van and air dispatch companies across Nigeria and talk to them directly.
            No account, no fee.
          </p>
          <Form action="/companies" role="search" className="hero-search">
            <label htmlFor="q" className="visually-hidden">
              Search companies by name, location or description
            </label>
            <input
              id="q"
              name="q"
              type="search"
              className="input"
              placeholder="Search companies..."
              maxLength={MAX_SEARCH_LENGTH}
              enterKeyHint="search"
            />
            <button className="btn bg-amber text-on-amber hover:bg-[#ffbb3d] shrink-0 max-sm:size-12 max-sm:px-0">
              <Icon name="search" /> <span className="max-sm:sr-only">Search</span>
            </button>
          </Form>
          <p className="mt-4 flex flex-wrap gap-x-4 text-[0.875rem] sm:gap-x-6 sm:text-base">
            {links.map(([to, text]) => (
              <Link
                key={to}
                to={to}
                className="decoration-on-brand/50 hover:decoration-on-brand inline-flex min-h-11 items-center gap-1 font-semibold underline decoration-2 underline-offset-4"
              >
                {text}
              </Link>
            ))}
          </p>
        </div>
      </div>
    </div>
  );
}
