import { oneLine } from '../text/one-line.ts';

/** The fields of a slip, with the most characters of each. */
export const slipLimits = { code: 4, item: 120, value: 40, rider: 60, plate: 20 };
export type SlipField = keyof typeof slipLimits;
/** A customer's notes on a handover, with what was ticked at the gate. */
export type Slip = Partial<Record<SlipField, string>> & { done?: string[] };
const MAX_NAME = 100;

/** The slip as a message to the company, of at most 700 characters; a field that is empty has no line. */
export function slipText(company: string, slip: Slip, url: string): string {
  const line = (label: string, field: SlipField, more = '') => {
    const text = oneLine(slip[field] ?? '', slipLimits[field]);
    return text ? [`${label}: ${text}${more}`] : [];
  };
  return [
    `Handover slip for ${oneLine(company, MAX_NAME)}`,
    ...line('Item', 'item'),
    ...line('Value', 'value'),
    ...line('Rider', 'rider'),
    ...line('Plate', 'plate'),
    ...line('Code', 'code', '. No code, no goods: your rider tells it to me, then I hand over.'),
    url,
  ].join('\n');
}

/** Four random digits. */
export function newCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 10_000).padStart(4, '0');
}
