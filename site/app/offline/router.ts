import type { Location, useNavigation } from '@remix-run/react';

declare const __remixRouter: {
  state: { location: Location; navigation: ReturnType<typeof useNavigation> };
  createHref: (to: Record<'pathname' | 'search' | 'hash', string>) => string;
  navigate: (
    to: Partial<Location> | string | number | null,
    options?: { formMethod?: string; replace?: boolean },
  ) => Promise<void>;
};

export const router = () => __remixRouter;

/** The hash of a navigation that ends another one; the address bar does not show it. */
export const STAY = '#stay';

/** The page that is on its way, or the last: a slow phone may draw it a second after it has come. */
export function goingTo() {
  const { location, navigation } = __remixRouter.state;
  return navigation.location ?? location;
}

/** Loads the page at which Back has arrived. Afterwards the browser would scroll it to the position of this one. */
export function loadAfterBack() {
  // After Remix's own listener to pagehide, which sets it to `auto`.
  document.addEventListener('visibilitychange', () => (history.scrollRestoration = 'manual'));
  location.reload();
}

/**
 * Loads the script of a page in place of Remix's own (vite.config.ts). When that fails (a cut line, a new build), Remix reloads
 * the current page and the tap is lost; this one opens the tapped page as a document.
 */
export async function loadRouteModule(
  { id, module }: Record<'id' | 'module', string>,
  loaded: Record<string, unknown>,
): Promise<unknown> {
  const { navigation } = __remixRouter.state;
  try {
    return (loaded[id] ??= await import(/* @vite-ignore */ module));
  } catch (error) {
    // The visitor has gone elsewhere meanwhile.
    if (!navigation.location || navigation !== __remixRouter.state.navigation) throw error;
    const to = __remixRouter.createHref(navigation.location);
    // After Back the address is there already, and one with a hash would not be loaded.
    if (to === __remixRouter.createHref(location)) loadAfterBack();
    else location.assign(to);
    return new Promise(() => {});
  }
}
