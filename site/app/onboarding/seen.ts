/** The flag of a visitor who has been through the onboarding: the same name as cookie and in local storage (spec §2). */
const flag = 'hasSeenOnboarding';
const year = 31_536_000;

/** What the start redirect asks: has this browser been through the onboarding? */
export const hasSeen = (request: Request) => hasCookie(request, flag);

/** The header that remembers it for a year. */
export const seenCookie = (secure: boolean) =>
  `${flag}=true; Path=/; Max-Age=${year}; SameSite=Lax${secure ? '; Secure' : ''}`;

/**
 * Marks a visitor whom the start redirect has sent to the onboarding. A browser may hold the flag in local storage and
 * not as a cookie; then, and only then, the onboarding is skipped.
 */
export const fromStartCookie = 'fromStart=true; Path=/onboarding; Max-Age=30; SameSite=Lax';
export const forgetStartCookie = 'fromStart=; Path=/onboarding; Max-Age=0; SameSite=Lax';
export const isFromStart = (request: Request) => hasCookie(request, 'fromStart');

export function rememberSeen() {
  storage()?.setItem(flag, 'true');
}

export const remembersSeen = () => storage()?.getItem(flag) === 'true';

const hasCookie = (request: Request, name: string) =>
  (request.headers.get('Cookie') ?? '').split(/;\s*/).includes(`${name}=true`);

/** Browsers that keep nothing refuse even to be asked. */
function storage() {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
