import { createContext } from 'react';

/**
 * Marks the scripts that we wrote ourselves while a page is rendered. The mark is random, never reaches the browser
 * (`hashScripts` takes it out) and is undefined there.
 */
export const NonceContext = createContext<string | undefined>(undefined);
