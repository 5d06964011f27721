import { Form, Link } from '@remix-run/react';
import { Icon } from '../layout/icon.tsx';
import { PageTitle } from '../layout/page.tsx';
import drawings from '../layout/scenes.svg';
import { MAX_SEARCH_LENGTH } from '../search/list-query.ts';

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

/** They overlap by a pixel, so that no seam is seen. */
const TILES = [0, 319, 638, 957, 1276];
/** Left edges, sizes and baselines: the far ones are smaller and higher up the road. */
const traffic = [
  {
    drawing: 'van',
    x: 794,
    scale: 0.5,
    look: '[--accent:#13211b] [--body:#f2c230] sm:max-xl:hidden',
  },
  { drawing: 'bike', x: 868, scale: 0.75, look: 'sm:max-md:hidden lg:max-xl:hidden' },
  { drawing: 'bike', x: 988, scale: 0.98 },
];

/** Riders and a yellow van on a Lagos street, across the foot of the hero. Its cards lie on the road. */
const HeroPicture = () => (
  <svg
    viewBox="0 0 1280 260"
    preserveAspectRatio="xMaxYMax slice"
    className="hero-picture pointer-events-none absolute inset-x-0 bottom-8 h-26 w-full overflow-visible sm:bottom-14 lg:bottom-0 lg:h-84"
    aria-hidden
  >
    <circle cx="1190" cy="42" r="24" className="fill-(--sun)" />
    {TILES.map((x) => (
      <use key={x} href={`${drawings}#lagos`} x={x} width="320" height="180" />
    ))}
    <path d="M0 150H1280V420H0Z" className="fill-(--road)" />
    {traffic.map(({ drawing, x, scale, look }) => (
      <use
        key={x}
        href={`${drawings}#${drawing}`}
        x={x}
        y={166 - 158 * scale}
        width={320 * scale}
        height={180 * scale}
        className={look}
      />
    ))}
  </svg>
);
