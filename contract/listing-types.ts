/** Kinds of delivery that companies offer (spec §2). */
export const serviceTypes = ['bike', 'van', 'air'] as const;

/** Types of jobs (spec §3). */
export const jobTypes = ['full-time', 'part-time', 'contract'] as const;
