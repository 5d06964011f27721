import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceType } from '../../../src/companies/service-types.ts';
import { hashOf } from '../identity.ts';
import { brandOf } from '../logos/logo.ts';
import scenes from './scenes.json' with { type: 'json' };

/** Streets with roofs have a board with the company's mark; an empty one is the open road. */
const { boards, cities, hours, streets, vehicles } = scenes;

const scenery = readFileSync(join(import.meta.dirname, 'scenery.svg'), 'utf8')
  .replace(/^[\s\S]*?<svg[^>]*>/, '')
  .replace('</svg>', '');

/** A company's cover as SVG, 640 by 360 pixels: its vehicle in its colours, in its city. Derived from its name and place. */
export function coverOf(name: string, service: ServiceType, location: string): string {
  const hash = hashOf(`cover ${name}`);
  const { colours, mark } = brandOf(name, service);
  const [ground, ink, accent] = colours;
  const [high, low, sun, far, near, wall, shade, lit, road] = hours[hash % hours.length]!;
  const place = location.toLowerCase().replaceAll(' ', '-');
  const city = cities.find((one) => place.includes(one)) ?? 'enugu';
  const street = service === 'air' ? 'apron' : streets[Math.floor(hash / 100) % streets.length]!;
  const { logo, places } = vehicles[service];
  const placed = (drawing: string, [x, y, size]: number[]) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${drawing}</g>`;
  const vehicle = `<use href="#${service}"/>${placed(mark(ink, ground), logo)}`;
  const traffic = places.map((place) => placed(vehicle, place)).join('');
  const board = `<use href="#board"/>${placed(mark(ink, ground), [302, 92, 0.36])}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>
<style>.sun{fill:${sun}}.far{fill:${far}}.near{fill:${near}}.wall{fill:${wall}}.shade{fill:${shade}}.lit{fill:${lit}}.road{fill:${road}}
.stroke{stroke:${shade}}.brand{fill:${ground}}.paint{fill:${ink}}.accent{fill:${accent}}.kerb{stroke:${accent}}.lane{stroke:#e9e4d6}
.outline{stroke:#14181a}.wheel{fill:#e9ecec;stroke:#14181a}.shirt{fill:#f7f3e8}.skin{stroke:#5b3a26}.face{fill:#5b3a26}.glass{fill:#dcebf2}
.box{fill:#c79a62}.tape{fill:#9c7443}.shadow{fill:#000;opacity:.25}</style>
<defs>${scenery}</defs><path fill="url(#sky)" d="M0 0h640v360H0z"/>
<circle class="sun" cx="${420 + (hash % 150)}" cy="70" r="34"/><use href="#${city}"/>
${street && `<use href="#${street}"/>`}<use href="#road"/>${boards.includes(street) ? board : ''}${traffic}</svg>`;
}
