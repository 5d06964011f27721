import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import getPort from 'get-port';
import { waitUntilReady } from '../../scripts/dev/process/readiness.ts';
import { Stack } from '../../scripts/dev/process/stack.ts';

/** Pages with contacts; they need no api. */
const paths = ['/contact', '/support', '/advertise', '/report', '/privacy', '/terms'];
paths.push('/claim-listing', '/offline', '/.well-known/security.txt');
const examples = /800 ?000 ?0000|naijadispatch\.example|Example Bank|0000000000/;

const stack = new Stack();

async function startSite(env: NodeJS.Dict<string>) {
  const port = await getPort();
  const { lastLines } = stack.start('site', ['site/server.ts'], {
    env: { NODE_ENV: 'production', PORT: String(port), SITE_KEY: 'k'.repeat(16), ...env },
    shows: () => false,
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady('The site', `${url}/health/ready`);
  return { url, output: lastLines };
}

after(() => stack.stop());
const open = await startSite({ SITE_URL: 'https://deliveries.ng' });
const trial = await startSite({});

for (const path of paths) {
  test(`${path} of a public site shows no example of a phone, email or bank account`, async () => {
    const text = await (await fetch(open.url + path)).text();
    assert.doesNotMatch(text, examples);
    assert.doesNotMatch(text, /mailto:["?\s]|tel:\+?"|wa\.me\/\?|\{(site|support)\w+\}/);
    assert.match(await (await fetch(trial.url + path)).text(), examples);
  });
}

test('the start of a public site names the settings that are still examples', () => {
  assert.match(open.output(), /SITE_URL is public, but SUPPORT_PHONE, .*BANK_ACCOUNT_NUMBER are/);
  assert.doesNotMatch(trial.output(), /is public/);
});
