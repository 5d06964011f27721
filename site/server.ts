/** The site: `node site/server.ts` serves the built pages on PORT; with NODE_ENV=development through Vite, with reload. */
import './server/tracing.ts';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { logDestination } from '#platform/log-destination.ts';
import { exit, orExit } from '#platform/or-exit.ts';
import { secretsFromFiles } from '#platform/secret-files.ts';
import { answerUnparsable } from '#platform/unparsable-request.ts';
import { logBase } from '#platform/version.ts';
import { PublicVersion } from '#platform/answer-cache/public-version.ts';
import { followPublicVersion } from './page-cache/version-stream.ts';
import { examples } from './app/layout/settings.server.ts';
import { refuseAmbiguous } from './server/ambiguous-requests.ts';
import { createApp } from './server/app.ts';
import { Budgets } from './server/budgets.ts';
import { readConfig } from './server/config.ts';
import { measured } from './server/metrics.ts';
import { pageCache } from './server/page-cache.ts';
import { builtPages } from './server/pages.ts';
import { typeOf } from './server/problem.ts';
import { stopGracefully } from './server/shutdown.ts';
import type { CountView } from './server/views/page-views.ts';
import { takeTaps } from './server/views/taps.ts';
import { ViewReports } from './server/views/view-reports.ts';
import { countVisits } from './server/views/visits.ts';

process.env.NODE_ENV ??= 'production';

const config = orExit(() => {
  Object.assign(process.env, secretsFromFiles(process.env));
  return readConfig();
});
const log = pino({ base: logBase('site'), level: config.logLevel }, logDestination);
if (!config.siteKey) log.warn('SITE_KEY is not set: the api will take all visitors for one.');

if (examples.length > 0)
  log.warn(
    `SITE_URL is public, but ${examples.join(', ')} ${examples.length > 1 ? 'are' : 'is'} still the example: visitors do not see it. Set your own (.env.example).`,
  );

const state = { stopping: false };
const views = new ViewReports(config, log);
views.start();
const budgets = config.rateLimits ? new Budgets() : new Budgets(null);
const countVisit = countVisits(budgets, views.count);
const visit: CountView = (...view) => void countVisit(...view);
const version = new PublicVersion();
const pages = await loadPages();
const invalidate = () => version.invalidate(performance.now());
const taps = takeTaps(views.count);
const parts = { config, pages, log, budgets, visit };
const app = createApp(parts, state, taps, invalidate);
if (config.pageCacheBytes > 0) followPublicVersion(version, config);
const cache = pageCache(app, parts, version);
const server = createServer(
  {
    // Ends senders of single bytes; a photo over a slow connection gets two minutes.
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 65_000,
  },
  measured(refuseAmbiguous(cache?.handle ?? app), parts, cache),
);
answerUnparsable(server, typeOf);
stopGracefully(server, state, config.drainSeconds, () => views.send());
server.on('error', (error) =>
  exit(`The site cannot listen on port ${config.port}: ${error.message}`),
);
server.listen(config.port, config.host, () => log.info(`The site listens on port ${config.port}`));

async function loadPages() {
  if (!config.development) return builtPages();
  // Vite is not installed in production.
  const { developmentPages } = await import('./server/development.ts');
  return developmentPages(log);
}
