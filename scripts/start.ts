/**
 * npm start: builds stale parts and runs the whole product until Ctrl-C. Settings: .env.example. Exits with 0 after an
 * orderly stop and with 1 after an error.
 */
import { localUrl, refuseUnstartable, startProduct } from './dev/product/product.ts';
import { refuse } from './dev/settings/refusal.ts';
import { readSettings, type Settings } from './dev/settings/settings.ts';
import { waitUntilReady } from './dev/process/readiness.ts';
import { stopOnSignals } from './dev/process/signals.ts';
import { Stack } from './dev/process/stack.ts';

const API_TIMEOUT_MS = 5000;
const stack = new Stack();
// A reader of the output that is gone ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
stopOnSignals(stack);

try {
  const settings = await readSettings();
  await refuseUnstartable(stack, settings);
  // A separate process, since what it reads would stay in the memory of this one.
  const stale = ['scripts/build.ts', ...(settings.reload ? ['--watched'] : [])];
  await stack.run('the build', stale, { shows: () => true });
  const started = await startProduct(stack, settings);
  printAddresses(settings, started, await isApiReady(localUrl(settings)));
  await stack.failed;
} catch (error) {
  // When a signal stopped the start, its handler (signals.ts) also exits.
  if (!stack.isStopping) await stack.stop().then(() => refuse(error));
}

type Started = Awaited<ReturnType<typeof startProduct>>;

function printAddresses(settings: Settings, { password, ownerLink }: Started, isReady: boolean) {
  const { adminEmail } = settings;
  const site = localUrl(settings);
  const account = password
    ? `${adminEmail}, password ${password}  (shown only this once)`
    : `${adminEmail}, or another account you have ('npm run admin' adds one or sets a password)`;
  const owner = ownerLink
    ? `\n  owner    ${ownerLink}\n           manages a company of the demo data, as the link in its mails does  (shown only this once)`
    : '';
  const state = isReady
    ? 'Ready'
    : `The API at API_URL=${process.env.API_URL} is not ready: until it is, pages show no listings and nobody can log in.\nStarted`;
  console.log(`
${state}: ${site}
  admin    ${site}/admin-login
           ${account}${owner}
  API      ${site}/api/docs
  Ctrl-C stops everything.
`);
  process.send?.({ ready: site, password });
}

/** The api that was waited for is the one started here; API_URL may lead the site to another. */
async function isApiReady(site: string) {
  if (!process.env.API_URL) return true;
  const answers = waitUntilReady('The API', `${site}/api/health/ready`, API_TIMEOUT_MS);
  return answers.then(
    () => true,
    () => false,
  );
}
