/** Reads the settings of both servers as they do themselves. */
import { orExit } from '#platform/or-exit.ts';
import '../../../api/src/config/config.ts';
import { readSettings } from '../../../site/server/config.ts';

orExit(readSettings);
