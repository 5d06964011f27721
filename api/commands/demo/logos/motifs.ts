import type { ServiceType } from '../../../src/companies/service-types.ts';

/** An SVG drawing in a square of 100: `ink` is its colour, `gap` the background colour for its openings. */
export type Motif = (ink: string, gap: string) => string;

const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`;
const dot = (x: number, y: number, radius: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

const wheel: Motif = (ink) =>
  `<circle cx="50" cy="50" r="36" fill="none" stroke="${ink}" stroke-width="9"/>` +
  stroke('M50 24V76M27.5 37 72.5 63M27.5 63 72.5 37', ink, 4) +
  dot(50, 50, 9, ink);

const scooter: Motif = (ink, gap) =>
  fill('M14 26H44V52H14Z', ink) +
  stroke('M22 74H52C60 74 63 66 66 52L70 30H80M16 58H44', ink, 7) +
  dot(24, 76, 13, ink) +
  dot(78, 76, 13, ink) +
  dot(24, 76, 5, gap) +
  dot(78, 76, 5, gap) +
  stroke('M29 26V38', gap, 4);

const wing: Motif = (ink) =>
  stroke('M12 30C34 50 60 46 90 22M24 54C42 64 62 60 84 42M38 76C50 80 62 76 74 62', ink, 11);

const bolt: Motif = (ink) => fill('M58 4 16 56H44L38 96 84 40H55Z', ink);

const chevrons: Motif = (ink) =>
  stroke('M18 24 40 50 18 76M42 24 64 50 42 76M66 24 88 50 66 76', ink, 10);

const van: Motif = (ink, gap) =>
  fill('M6 30H60V72H6ZM62 40H78L94 56V72H62Z', ink) +
  fill('M68 46H76L84 55H68Z', gap) +
  dot(26, 73, 13, gap) +
  dot(76, 73, 13, gap) +
  dot(26, 73, 9, ink) +
  dot(76, 73, 9, ink);

const parcel: Motif = (ink, gap) =>
  fill('M50 8 88 28V70L50 92 12 70V28Z', ink) +
  stroke('M50 50V90M50 50 13 29M50 50 87 29M31 18 69 39V54', gap, 4);

const road: Motif = (ink, gap) =>
  fill('M38 10H62L92 90H8Z', ink) + stroke('M50 18V28M50 42V56M50 70V88', gap, 6);

const plane: Motif = (ink) =>
  `<g transform="rotate(45 50 50)">${fill(
    'M50 4C55 4 58 11 58 19V36L93 57V67L58 56V76L70 85V93L50 87 30 93V85L42 76V56L7 67V57L42 36V19C42 11 45 4 50 4Z',
    ink,
  )}</g>`;

const dart: Motif = (ink, gap) =>
  fill('M6 48 94 12 66 90 46 62Z', ink) + stroke('M46 62 92 14', gap, 4);

const orbit: Motif = (ink) =>
  `<circle cx="50" cy="50" r="24" fill="${ink}"/>` +
  `<ellipse cx="50" cy="50" rx="45" ry="16" fill="none" stroke="${ink}" stroke-width="6" transform="rotate(-28 50 50)"/>` +
  dot(88, 26, 7, ink);

const pin: Motif = (ink, gap) =>
  fill('M50 6A32 32 0 0 1 82 38C82 62 50 94 50 94S18 62 18 38A32 32 0 0 1 50 6Z', ink) +
  dot(50, 38, 13, gap);

const envelope: Motif = (ink, gap) =>
  fill('M8 24H92V76H8Z', ink) + stroke('M12 28 50 58 88 28', gap, 6);

/** The motifs that fit each service. */
export const motifs: Record<ServiceType, readonly Motif[]> = {
  bike: [scooter, wheel, wing, pin, chevrons, envelope, bolt],
  van: [van, parcel, road, chevrons],
  air: [plane, dart, orbit, wing],
};
