import { useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { Settings } from '../settings.server.ts';

/** What every page knows of this site and this visit. */
export interface Site extends Settings {
  /** The visitor's browser asks for little: no scripts are sent, and no images that were not asked for. */
  saveData: boolean;
  /** The outcome of the form that led here. */
  toast?: string;
}

/** Stands in on the server when an action has failed, for then Remix runs no root loader. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The same on every page, also on error pages. */
export function useSite(): Site {
  const standIn = useContext(SiteContext);
  const site = useLoadedSite() ?? standIn;
  if (!site)
    throw new Error('A page was drawn in the browser that the root loader knows nothing of');
  return site;
}

/** Without it the browser could not draw the page a second time, so no scripts are sent then. */
export const useLoadedSite = () => useRouteLoaderData('root') as Site | undefined;
