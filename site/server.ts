/** The site: `node site/server.ts` serves the built pages on PORT; NODE_ENV=development makes them fresh, with reload. */
import './server/tracing.ts';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { secretsFromFiles } from '#platform/secret-files.ts';
import { followDataset } from './page-cache/dataset-stream.ts';
import { Dataset } from './page-cache/dataset.ts';
import { createApp } from './server/app.ts';
import { readConfig, type Config } from './server/config.ts';
import { measured } from './server/metrics.ts';
import { pageCache } from './server/page-cache.ts';
import { loadPages } from './server/pages.ts';
import { stopGracefully } from './server/shutdown.ts';
import { ViewReports } from './server/views/view-reports.ts';

process.env.NODE_ENV ??= 'production';

const config = configOrExit();
const log = pino({ level: config.logLevel });
if (!config.siteKey) log.warn('SITE_KEY is not set: the api will take all visitors for one.');

const state = { stopping: false };
const views = new ViewReports(config, log);
views.start();
const dataset = new Dataset();
const pages = await loadPages(config);
const app = createApp(config, pages, log, state, views.count, () =>
  dataset.doubt(performance.now()),
);
if (config.pageCacheBytes > 0) followDataset(dataset, config);
const cache = pageCache(app, config, pages, dataset, log, views.count);
const server = createServer(
  {
    // A sender of single bytes is cut off; a photo over a bad line gets its two minutes.
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 65_000,
  },
  measured(cache?.handle ?? app, config, pages, cache, log),
);
stopGracefully(server, state, config.drainSeconds, () => views.send());
server.on('error', (error) =>
  exit(`The site cannot listen on port ${config.port}: ${error.message}`),
);
server.listen(config.port, () => log.info(`The site listens on port ${config.port}`));

/** A setting that cannot be used is told in a sentence and not in a stack of calls. */
function configOrExit(): Config {
  try {
    Object.assign(process.env, secretsFromFiles(process.env));
    return readConfig();
  } catch (error) {
    return exit((error as Error).message);
  }
}

function exit(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
