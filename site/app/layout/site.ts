import { useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { SiteSettings } from './settings.server.ts';

/** Settings and facts about the visit, on every page. */
export interface Site extends SiteSettings {
  /** `Save-Data: on`: no bundles, and no images of listings. */
  saveData: boolean;
  /** Message of the form that led here. */
  toast?: string;
}

/** Fallback on the server: when an action has failed, Remix runs no root loader. */
export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const standIn = useContext(SiteContext);
  const site = useLoadedSite() ?? standIn;
  if (!site)
    throw new Error('A page was drawn in the browser that the root loader knows nothing of');
  return site;
}

/** Undefined when the root loader did not run; the page then cannot hydrate, so no scripts are sent. */
export const useLoadedSite = () => useRouteLoaderData<Site>('root');

/** Number of an error page, which the log has as `requestId`; undefined in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** Marks the site's own inline scripts during a rendering; `hashScripts` removes it, and it is undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
