/** Kinds of delivery that companies offer (spec §2), and their names in forms (spec §5). */
export const serviceTypes = ['bike', 'van', 'air'] as const;
export const serviceNames = { bike: 'Bike Delivery', van: 'Van Delivery', air: 'Air Shipping' };

/** Types of jobs (spec §3), and their names (spec §9). */
export const jobTypes = ['full-time', 'part-time', 'contract'] as const;
export const jobTypeNames = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contract',
};
