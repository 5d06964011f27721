import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceType } from '../../../src/companies/service-types.ts';
import { hashOf, slugOf } from '../identity.ts';
import brands from './brands.json' with { type: 'json' };

/** Background, foreground and accent; the foreground is legible on the background. */
type Colours = readonly [ground: string, ink: string, accent: string];

/** A drawing in a square of 100; `gap` is the background colour for its openings. */
type Mark = (ink: string, gap: string) => string;

const file = readFileSync(join(import.meta.dirname, 'logos.svg'), 'utf8');
/** The drawings of logos.svg by id. */
const drawings = new Map(
  [...file.matchAll(/<symbol id="(\w+)">([^]*?)<\/symbol>/g)].map(([, id, drawing]) => [
    id,
    drawing,
  ]),
);

const coloured = (id: string, ink: string, ground: string, accent = '') =>
  drawings.get(id)!.replaceAll('black', ink).replaceAll('white', ground).replaceAll('gold', accent);

/** Colours and mark of a company, derived from its name. */
export function brandOf(name: string, service: ServiceType): { colours: Colours; mark: Mark } {
  const hash = hashOf(`logo ${name}`);
  const colours = choose(brands.palettes, hash) as unknown as Colours;
  const id = choose([...brands.marks[service], 'monogram'], Math.floor(hash / 100));
  const mark = (ink: string, gap: string) =>
    `<g stroke-linecap="round" stroke-linejoin="round">${
      id === 'monogram' ? monogram(name, ink) : coloured(id, ink, gap)
    }</g>`;
  return { colours, mark };
}

/** A company's logo as SVG, 320 by 320 pixels, derived from its name. */
export function logoOf(name: string, service: ServiceType): string {
  const { colours, mark } = brandOf(name, service);
  const [ground, ink, accent] = colours;
  const composition = choose(brands.compositions, Math.floor(hashOf(`logo ${name}`) / 10_000));
  const drawing = coloured(composition, ink, ground, accent).replace(
    /<g class="(\w+)"(.*)\/>/,
    (_, kind, place) => `<g${place}>${kind === 'mark' ? mark(ink, ground) : mark(ground, ink)}</g>`,
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 640 640">' +
    `<path d="M0 0H640V640H0Z" fill="${ground}"/>${drawing}</svg>`
  );
}

/** The first letter as single strokes, since the machine may have no fonts. */
function monogram(name: string, ink: string) {
  const letters: Partial<Record<string, string>> = brands.letters;
  const strokes = letters[slugOf(name).charAt(0).toUpperCase()] ?? letters.N;
  return `<path d="${strokes}" fill="none" stroke="${ink}" stroke-width="14"/>`;
}

const choose = <Item>(items: readonly Item[], number: number) => items[number % items.length]!;
