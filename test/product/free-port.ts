import getPort from 'get-port';
import { randomInt } from 'node:crypto';

const CANDIDATES = 20;

/**
 * A port for a server that starts later. It is below those that the system gives to servers and connections without a
 * port of their own, of which tests at the same time open thousands: one of them would take it meanwhile.
 */
export const freePort = () =>
  getPort({ port: Array.from({ length: CANDIDATES }, () => randomInt(20_000, 32_000)) });
