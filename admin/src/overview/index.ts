import { lazy } from 'react';

/** Moderation in figures: a download of its own, since few visits need it. */
export const OverviewPage = lazy(async () => ({
  default: (await import('./overview-page.tsx')).OverviewPage,
}));
