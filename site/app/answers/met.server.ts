import { createHmac, timingSafeEqual } from 'node:crypto';
import { lagosDay } from '../text/ago.ts';

const MAX_AGE_DAYS = 60;
const MAX_COMPANIES = 20;

/** Companies whose number the visitor was shown, with the day in Lagos since 1970. */
type Met = Map<string, number>;

const carried = /(?:^|;)\s*met=([\da-f._-]+)~([\w-]{43})(?:;|$)/;

/** The cookie `met` with a company more; the day of one that is in it already stays. */
export function withMet(cookies: string | null | undefined, id: string, now: Date): string {
  const met = metIn(cookies, now);
  if (!met.has(id.toLowerCase())) met.set(id.toLowerCase(), lagosDay(now));
  return serialized(met);
}

/** The cookie without a company, about which the visitor has answered. */
export function withoutMet(cookies: string | null, id: string, now: Date): string {
  const met = metIn(cookies, now);
  met.delete(id.toLowerCase());
  return serialized(met);
}

/** Whether a visitor can say if a company answered: `due` from the day after its number was shown, for 60 days. */
export function stateIn(cookies: string | null, id: string, now: Date): 'due' | 'early' | 'none' {
  const day = metIn(cookies, now).get(id.toLowerCase());
  if (day === undefined) return 'none';
  return day < lagosDay(now) ? 'due' : 'early';
}

function metIn(cookies: string | null | undefined, now: Date): Met {
  const [, value = '', signature = ''] = carried.exec(cookies ?? '') ?? [];
  if (!signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(value))))
    return new Map();
  const companies = value.split('_').map((one): [string, number] => {
    const [id = '', day] = one.split('.');
    return [id, Number(day)];
  });
  const isKept = (day: number) => lagosDay(now) - day <= MAX_AGE_DAYS;
  return new Map(companies.filter(([, day]) => isKept(day)).slice(-MAX_COMPANIES));
}

function serialized(met: Met): string {
  const companies = [...met].slice(-MAX_COMPANIES).map(([id, day]) => `${id}.${day}`);
  const value = companies.join('_');
  const [text, age] = value ? [`${value}~${signatureOf(value)}`, MAX_AGE_DAYS * 86_400] : ['', 0];
  return `met=${text}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}`;
}

/** Signed with the site key, which every instance of the site has. */
const signatureOf = (value: string) =>
  createHmac('sha256', process.env.SITE_KEY ?? '')
    .update(`met ${value}`)
    .digest('base64url');
