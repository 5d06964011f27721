import drawings from '../layout/scenes.svg';

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
export const HeroPicture = () => (
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
