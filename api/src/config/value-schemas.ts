import { z } from 'zod';

export const hasScheme = (value: string, schemes: RegExp) =>
  URL.canParse(value) && schemes.test(new URL(value).protocol);

export function port(name: string) {
  const rule = `${name} must be a port number from 1 to 65535.`;
  return z
    .string()
    .regex(/^\d{1,5}$/, rule)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65535, rule);
}

export const onOff = (name: string) =>
  z.enum(['on', 'off'], `${name} must be on or off.`).transform((value) => value === 'on');

/** Values with commas between them; none by default. */
export const commaList = (isValid: (item: string) => boolean, rule: string) =>
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isValid), rule);

/** A whole number written with at most `digits` digits. */
export const wholeNumber = (digits: number, rule: string) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${digits}}$`), rule)
    .transform(Number);
