/** How long a listing is held when enough independent people report it (trust.md 2b). */
export const HOLD_HOURS = 72;
