import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, before, test } from 'node:test';
import getPort from 'get-port';
import { waitUntilReady } from '../../scripts/dev/process/readiness.ts';
import { root } from '../../scripts/dev/settings/settings.ts';

/** Pages with contacts; they need no api. */
const paths = ['/contact', '/support', '/advertise', '/report', '/privacy', '/terms'];
paths.push('/claim-listing', '/offline', '/.well-known/security.txt');
const examples = /800 ?000 ?0000|naijadispatch\.example|Example Bank|0000000000/;

async function startSite(env: NodeJS.Dict<string>) {
  const port = await getPort();
  const given = { NODE_ENV: 'production' as const, PATH: process.env.PATH, PORT: String(port) };
  const child = spawn(process.execPath, ['site/server.ts'], {
    cwd: root,
    env: { ...given, SITE_KEY: 'k'.repeat(16), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady('The site', `${url}/health/ready`);
  return { url, output: () => output, stop: () => child.kill() };
}

let open: Awaited<ReturnType<typeof startSite>>;
let trial: typeof open;
before(async () => {
  open = await startSite({ SITE_URL: 'https://deliveries.ng' });
  trial = await startSite({});
});
after(() => {
  open.stop();
  trial.stop();
});

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
