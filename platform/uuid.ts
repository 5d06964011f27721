/** Source of a pattern for a UUID in lower case; with the flag `i` in any. */
export const uuidPattern = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

const whole = new RegExp(`^${uuidPattern}$`, 'i');

export const isUuid = (text: string) => whole.test(text);
