import { cut, oneLine } from '../text/one-line.ts';

/** The goods, as the form names them; `other` has no line in the text. */
export const goods = {
  papers: 'Papers',
  parcel: 'Parcel',
  food: 'Food',
  fragile: 'Fragile item',
  furniture: 'Furniture',
  other: 'Something else',
} as const;

/** Most characters of the fields. */
export const limits = { from: 80, to: 80, what: 20, when: 40, note: 120 } as const;

/** A request for a delivery, in the visitor's words. */
export type DeliveryRequest = Record<keyof typeof limits, string>;

const MAX_TEXT = 500;

/** The request in the fields of a form or an address: each text on one line and cut to its limit. */
export function requestIn(fields: Pick<FormData, 'get'>): DeliveryRequest {
  const entries = Object.entries(limits).map(([name, max]) => {
    const given = fields.get(name);
    return [name, typeof given === 'string' ? oneLine(given, max) : ''];
  });
  const request = Object.fromEntries(entries) as DeliveryRequest;
  return { ...request, what: Object.keys(goods).includes(request.what) ? request.what : 'other' };
}

/**
 * The message to a company: at most 500 characters, in lines of at most 80. The same on the server and in the browser.
 * `reference` is known once the number was revealed.
 */
export function requestText(
  company: { name: string; reference?: string },
  siteName: string,
  { from, to, what, when, note }: DeliveryRequest,
): string {
  const reference = company.reference ? ` (${company.reference})` : '';
  const lines = [
    `Hello ${company.name}, I saw you on ${siteName}${reference}.`,
    !from && !to && 'I need a delivery.',
    from && `Pickup: ${from}`,
    to && `Drop: ${to}`,
    what !== 'other' && `What: ${goods[what as keyof typeof goods]}`,
    when && `When: ${when}`,
    note && `Note: ${note}`,
    when ? 'How much?' : 'How much, and when can you pick it up?',
  ];
  const text = lines.filter(Boolean).map(wrapped).join('\n');
  const over = [...text].length - MAX_TEXT;
  if (over <= 0) return text;
  const shorter = { from, to, what, when, note: cut(note, [...note].length - over - 1) };
  return note ? requestText(company, siteName, shorter) : cut(text, MAX_TEXT);
}

/** Broken between words; a longer word within. */
const wrapped = (line: string | false) => (line || '').replace(wholeWords, '$1$2\n').trimEnd();

const wholeWords = /(.{1,80})(?:\s|$)|(.{80})/gu;
