/** Classes of a courier licence of NIPOST, as forms and pages say them. */
export const licenceClasses = {
  state: 'State',
  regional: 'Regional',
  national: 'National',
  international: 'International',
} as const;
export type LicenceClass = keyof typeof licenceClasses;
