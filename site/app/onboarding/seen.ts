import { withStorage } from '../layout/remembered.ts';

/** Name of the flag for a finished onboarding, both as a cookie and in local storage (spec §2). */
const FLAG = 'hasSeenOnboarding';
const YEAR_SECONDS = 31_536_000;

export const hasSeen = (request: Request) => hasCookie(request, FLAG);

/** `Set-Cookie` value that keeps the flag for a year. */
export const seenCookie = `${FLAG}=true; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;

/**
 * Marks a visitor sent to the onboarding by the start redirect. Only then is a flag that is in local storage but not in a
 * cookie allowed to skip the onboarding.
 */
export const fromStartCookie = 'fromStart=true; Path=/onboarding; Max-Age=30; SameSite=Lax';
export const forgetStartCookie = 'fromStart=; Path=/onboarding; Max-Age=0; SameSite=Lax';
export const isFromStart = (request: Request) => hasCookie(request, 'fromStart');

export const rememberSeen = () => withStorage('localStorage', (kept) => kept.setItem(FLAG, 'true'));

export const remembersSeen = () =>
  withStorage('localStorage', (kept) => kept.getItem(FLAG)) === 'true';

const hasCookie = (request: Request, name: string) =>
  (request.headers.get('Cookie') ?? '').split(/;\s*/).includes(`${name}=true`);
