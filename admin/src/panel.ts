import { lazy } from 'react';

const load = () => import('./app.tsx');

/** The panel is a separate download, so that the login page stays small. */
export const Panel = lazy(async () => ({ default: (await load()).App }));

/** Starts the download early, while the password is being checked. */
export const preloadPanel = () => void load().catch(() => undefined);
