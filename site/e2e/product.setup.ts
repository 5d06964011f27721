import { join } from 'node:path';
import { unpackChromium } from '../../test/product/chromium.ts';
import { launch, patient } from '../../test/product/product.ts';
import { readSecrets } from '../../scripts/dev/settings/secrets.ts';
import { startSite } from './start-site.ts';

const { E2E_REPLY_DELAY_MS: REPLY_DELAY_MS } = process.env;
const delayed = {
  NODE_OPTIONS: `--import ${new URL('delayed-replies.ts', import.meta.url).href}`,
  REPLY_DELAY_MS,
};

/**
 * Starts the whole product once for all tests, as a visitor's first `npm start` does, and a site whose api is down; the
 * answer stops both again.
 */
export default async function setUp() {
  await unpackChromium();
  const product = await launch({ env: { ...patient, ...(REPLY_DELAY_MS && delayed) } });
  const { password } = await product.ready();
  const siteWithoutApi = await startSite({ API_URL: 'http://127.0.0.1:2' });
  // The workers that run the tests inherit these (fixtures.ts).
  process.env.E2E_URL = product.url;
  process.env.E2E_URL_WITHOUT_API = siteWithoutApi.url;
  process.env.E2E_DATABASE_URL = product.databaseUrl();
  process.env.E2E_ADMIN_PASSWORD = password;
  process.env.E2E_SITE_KEY = readSecrets(product.dataDir).SITE_KEY;
  process.env.E2E_MAIL = join(product.dataDir, 'mail');
  return async () => {
    await siteWithoutApi.stop();
    const code = await product.stop();
    if (code !== 0) throw new Error(`The product ended with ${code}:\n${product.output()}`);
  };
}
