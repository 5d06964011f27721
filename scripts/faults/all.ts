import type { Fault } from './fault.ts';
import { postgresKilled } from './f1-postgres-killed.ts';
import { connectionCut } from './f2-connection-cut.ts';
import { answerLost } from './f2b-answer-lost.ts';
import { apiKilled } from './f3-api-killed.ts';
import { diskFull } from './f4-disk-full.ts';
import { repeated } from './f5-repeated.ts';
import { schedules } from './f6-schedules.ts';
import { scheduleDead } from './f7-schedule-dead.ts';
import { wrongClocks } from './f8-clocks.ts';
import { tableLocked } from './f9-table-locked.ts';
import { postgresInTrouble } from './f10-postgres-in-trouble.ts';
import { rollingRestart } from './f11-rolling-restart.ts';
import { slowSenders } from './f12-slow-senders.ts';
import { oversized } from './f13-oversized.ts';
import { largeImages } from './f14-large-images.ts';
import { health } from './f15-health.ts';
import { leaks } from './f16-leaks.ts';
import { janitor } from './i-janitor.ts';
import { apiAway } from './f17-api-away.ts';
import { closedOutput } from './f18-closed-output.ts';
import { moderators } from './a7-moderators.ts';
import { bruteForce } from './t1-brute-force.ts';
import { loginTiming } from './t2-login-timing.ts';
import { twoVisitors } from './z2-two-visitors.ts';
import { migrations } from './z4-migrations.ts';
import { rawHttp } from './z7-raw-http.ts';
import { chaos } from './z13-chaos.ts';

/** Every fault, in the order in which they are run. */
export const faults: Fault[] = [
  postgresKilled,
  connectionCut,
  answerLost,
  apiKilled,
  diskFull,
  repeated,
  schedules,
  scheduleDead,
  wrongClocks,
  tableLocked,
  postgresInTrouble,
  rollingRestart,
  slowSenders,
  oversized,
  largeImages,
  health,
  apiAway,
  closedOutput,
  moderators,
  bruteForce,
  loginTiming,
  twoVisitors,
  migrations,
  rawHttp,
  chaos,
  janitor,
  leaks,
];
