/** Reads the settings of both servers as they do themselves. Says what is wrong with them, and exits with 1. */
import '../../../api/src/config/config.ts';
import { readSettings } from '../../../site/server/config.ts';
import { refuse, refuseUnusable } from './refusal.ts';

try {
  refuseUnusable(readSettings);
} catch (error) {
  refuse(error);
}
