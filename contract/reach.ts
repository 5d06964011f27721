/** How far a company delivers, as forms and pages say it. */
export const reaches = {
  area: 'Within the area',
  city: 'Within the city',
  state: 'Within the state',
  states: 'To some states',
  nationwide: 'All over Nigeria',
  abroad: 'Nigeria and abroad',
} as const;
export type Reach = keyof typeof reaches;

/** Reach of a company that does not say its own, by the first of these services that it offers. */
export const assumedReaches = { air: 'nationwide', van: 'state', bike: 'city' } as const;
