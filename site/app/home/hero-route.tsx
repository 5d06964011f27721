/** The logo's route drawn large on a street map, from the pick-up ring to the amber drop-off. */
export function HeroRoute() {
  return (
    <svg
      viewBox="0 0 640 480"
      preserveAspectRatio="xMaxYMid slice"
      className="pointer-events-none absolute inset-y-0 right-0 hidden h-full w-1/2 lg:block"
      aria-hidden
    >
      <g className="stroke-on-brand/10 fill-none" strokeWidth="2">
        <path d="M40 60H640M-20 150H640M20 240H640M-40 330H640M0 420H640" />
        <path d="M150 0V480M250 0V480M360 0V480M470 0V480M580 0V480" />
        <path d="M60 480 420 0M300 480 660 60" />
      </g>
      <path
        d="M250 304V120L470 300V116"
        className="stroke-on-brand fill-none"
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="250" cy="316" r="19" className="stroke-on-brand fill-brand" strokeWidth="10" />
      <circle cx="470" cy="92" r="46" className="fill-amber opacity-20" />
      <circle cx="470" cy="92" r="27" className="fill-amber" />
    </svg>
  );
}
