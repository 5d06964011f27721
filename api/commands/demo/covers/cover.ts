import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceType } from '../../../src/companies/service-types.ts';
import { hashOf } from '../identity.ts';
import { brandOf } from '../logos/logo.ts';

const scenery = readFileSync(join(import.meta.dirname, 'scenery.svg'), 'utf8')
  .replace(/^[\s\S]*?<svg[^>]*>/, '')
  .replace('</svg>', '');

const cities = ['lagos', 'abuja', 'port-harcourt', 'kano', 'ibadan', 'enugu'];

/** Upper and lower sky, sun or moon, far, near, wall, shade, window and road. */
const hours = [
  '#8fc7e8 #f3ead0 #fff4c4 #a9c8c4 #6f9c86 #e8dcc4 #5f5a52 #fbf3dc #4a4f52',
  '#5aa9e0 #d9eefb #fffbe0 #9dbfd3 #5f9a78 #f0e6d4 #6a645c #e7f3f7 #565b5e',
  '#e9b48f #fbe9d2 #fff6da #d8b79b #a98a6f #f1dfc6 #6b5a4c #fff3d6 #5a524c',
  '#f0883e #fbd59a #fff0b0 #c07a5a #7d4f4a #d9a67c #5a3a38 #ffe3a0 #463b3f',
  '#101c3c #3a4a78 #f4ecc8 #223158 #182444 #2c3558 #141c36 #ffd67a #1a2030',
];

/** The last is the open road. Those with roofs have a board with the company's mark. */
const streets = ['shops', 'depot', 'market', ''];
const boards = ['shops', 'market'];

/** Widths and places of one or two vehicles. */
const traffic = {
  bike: [
    [1.05, 20, 140],
    [1.5, 210, 78],
  ],
  van: [[1.6, 130, 74]],
  air: [[1.45, 90, 6]],
} as const;

/** A company's cover as SVG, 640 by 360 pixels: its vehicle in its colours, in its city. Derived from its name and place. */
export function coverOf(name: string, service: ServiceType, location: string): string {
  const hash = hashOf(`cover ${name}`);
  const { colours, mark } = brandOf(name, service);
  const [ground, ink, accent] = colours;
  const [high, low, sun, far, near, wall, shade, lit, road] =
    hours[hash % hours.length]!.split(' ');
  const place = location.toLowerCase().replaceAll(' ', '-');
  const city = cities.find((one) => place.includes(one)) ?? 'enugu';
  const street = service === 'air' ? 'apron' : streets[Math.floor(hash / 100) % streets.length]!;
  const vehicles = traffic[service].map(([scale, x, y]) => {
    const box = { bike: [92, 64, 40], van: [96, 62, 50], air: [0, 0, 0] }[service];
    const logo = `<g transform="translate(${box[0]} ${box[1]}) scale(${box[2]! / 100})">${mark(ink, ground)}</g>`;
    return `<g transform="translate(${x} ${y}) scale(${scale})"><use href="#${service}"/>${logo}</g>`;
  });
  const board = `<use href="#board"/><g transform="translate(302 92) scale(.36)">${mark(ink, ground)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>
<style>.sun{fill:${sun}}.far{fill:${far}}.near{fill:${near}}.wall{fill:${wall}}.shade{fill:${shade}}.lit{fill:${lit}}.road{fill:${road}}
.stroke{stroke:${shade}}.brand{fill:${ground}}.paint{fill:${ink}}.accent{fill:${accent}}.kerb{stroke:${accent}}.lane{stroke:#e9e4d6}
.outline{stroke:#14181a}.wheel{fill:#e9ecec;stroke:#14181a}.shirt{fill:#f7f3e8}.skin{stroke:#5b3a26}.face{fill:#5b3a26}.glass{fill:#dcebf2}
.box{fill:#c79a62}.tape{fill:#9c7443}.shadow{fill:#000;opacity:.25}</style>
<defs>${scenery}</defs><path fill="url(#sky)" d="M0 0h640v360H0z"/>
<circle class="sun" cx="${420 + (hash % 150)}" cy="70" r="34"/><use href="#${city}"/>
${street && `<use href="#${street}"/>`}<use href="#road"/>${boards.includes(street) ? board : ''}${vehicles.join('')}</svg>`;
}
