/** How long a listing is held when enough independent people report it (trust.md 2b). */
export const HOLD_HOURS = 72;

/** Advice against a held listing, by its kind. */
export const heldWords = {
  company: 'do not hand over goods',
  job: 'pay nothing and send no documents',
} as const;
