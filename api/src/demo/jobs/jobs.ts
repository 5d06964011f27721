import type { JobRecord } from '../records.ts';
import { airCargo } from './air-cargo.ts';
import { dispatchDesk } from './dispatch-desk.ts';
import { drivers } from './drivers.ts';
import { lagosRiders } from './lagos-riders.ts';
import { offices } from './offices.ts';
import { riders } from './riders.ts';
import { shops } from './shops.ts';
import { waitingAndEnded } from './waiting-and-ended.ts';
import { warehouse } from './warehouse.ts';
import { workshop } from './workshop.ts';

/** Every demo vacancy, grouped by the kind of work. */
export const jobs: readonly JobRecord[] = [
  ...lagosRiders,
  ...riders,
  ...drivers,
  ...dispatchDesk,
  ...warehouse,
  ...airCargo,
  ...workshop,
  ...offices,
  ...shops,
  ...waitingAndEnded,
];
