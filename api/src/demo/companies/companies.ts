import type { CompanyRecord } from '../records.ts';
import { abuja } from './abuja.ts';
import { enugu } from './enugu.ts';
import { ibadan } from './ibadan.ts';
import { kano } from './kano.ts';
import { lagosIsland } from './lagos-island.ts';
import { lagosMainland } from './lagos-mainland.ts';
import { portHarcourt } from './port-harcourt.ts';

/** Every demo company: invented names and people at real places. */
export const companies: readonly CompanyRecord[] = [
  ...lagosMainland,
  ...lagosIsland,
  ...abuja,
  ...portHarcourt,
  ...kano,
  ...ibadan,
  ...enugu,
];
