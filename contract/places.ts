/** The places that people choose from (spec §2). A listing is in the first of them that its location contains. */
export const places = ['Lagos', 'Abuja', 'Port Harcourt', 'Kano', 'Ibadan', 'Enugu'] as const;
