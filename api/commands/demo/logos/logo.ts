import type { ServiceType } from '../../../src/companies/service-types.ts';
import { hashOf, slugOf } from '../identity.ts';
import letters from './letters.json' with { type: 'json' };
import { type Motif, motifs } from './motifs.ts';

/** Background, foreground and accent; the foreground is legible on the background. */
const palettes = [
  ['#0f5f43', '#f7f3e8', '#f2b33d'],
  ['#14345c', '#ffffff', '#f28c28'],
  ['#f6efe2', '#8c2f1b', '#d9a441'],
  ['#c8401f', '#fff6ea', '#ffd37a'],
  ['#1c1d22', '#f4c430', '#ffffff'],
  ['#eaf3f1', '#0c6b6b', '#e07a3f'],
  ['#5b2a86', '#f7efff', '#f5b971'],
  ['#f3f4f7', '#1f4e9e', '#e4572e'],
  ['#7a1f3d', '#fbeef1', '#e8b04b'],
  ['#fdf1d6', '#2f4a1e', '#c65d21'],
  ['#0b6e99', '#f2fbff', '#ffd166'],
  ['#2b2f3a', '#8fd6b4', '#f4f4f2'],
] as const;

type Colours = (typeof palettes)[number];
type Composition = (mark: Motif, colours: Colours) => string;

const placed = (drawing: string, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${drawing}</g>`;

const plain: Composition = (mark, [ground, ink]) => placed(mark(ink, ground), 150, 150, 340);

const badge: Composition = (mark, [ground, ink]) =>
  `<circle cx="320" cy="320" r="236" fill="${ink}"/>` + placed(mark(ground, ink), 180, 180, 280);

const ring: Composition = (mark, [ground, ink, accent]) =>
  `<circle cx="320" cy="320" r="232" fill="none" stroke="${accent}" stroke-width="22"/>` +
  placed(mark(ink, ground), 180, 180, 280);

const shield: Composition = (mark, [ground, ink, accent]) =>
  `<path d="M320 84 532 150V330C532 446 436 524 320 566 204 524 108 446 108 330V150Z" fill="${ink}"/>` +
  `<path d="M200 470H440" stroke="${accent}" stroke-width="18" stroke-linecap="round"/>` +
  placed(mark(ground, ink), 196, 176, 248);

const horizon: Composition = (mark, [ground, ink, accent]) =>
  `<path d="M0 500H640V640H0Z" fill="${accent}"/>` + placed(mark(ink, ground), 165, 130, 310);

const slant: Composition = (mark, [ground, ink, accent]) =>
  `<path d="M640 0V640H360Z" fill="${accent}" opacity="0.9"/>` +
  placed(mark(ink, ground), 100, 170, 300);

const compositions = [plain, badge, ring, shield, horizon, slant];

/** Colours and mark of a company, derived from its name. */
export function brandOf(name: string, service: ServiceType): { colours: Colours; mark: Motif } {
  const hash = hashOf(`logo ${name}`);
  const marks = [...motifs[service], monogram(name)];
  return { colours: choose(palettes, hash), mark: choose(marks, Math.floor(hash / 100)) };
}

/** A company's logo as SVG, 320 by 320 pixels, derived from its name. */
export function logoOf(name: string, service: ServiceType): string {
  const hash = hashOf(`logo ${name}`);
  const { colours, mark } = brandOf(name, service);
  const composition = choose(compositions, Math.floor(hash / 10_000));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 640 640">' +
    `<path d="M0 0H640V640H0Z" fill="${colours[0]}"/>${composition(mark, colours)}</svg>`
  );
}

/** A capital letter as single strokes in a square of 100, since the machine may have no fonts. */
const strokes = (name: string): string =>
  (letters as Record<string, string>)[slugOf(name).charAt(0).toUpperCase()] ?? letters.N;

const monogram =
  (name: string): Motif =>
  (ink) =>
    `<path d="${strokes(name)}" fill="none" stroke="${ink}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>`;

const choose = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], number: number): Item =>
  items[number % items.length] as Item;
