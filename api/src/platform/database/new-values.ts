export const newId = () => crypto.randomUUID();

/** The value of a list in a new row. */
export const none = () => [];
