import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { connectTo } from '../harness/scene.ts';
import { patient } from '../product/product.ts';
import { startRig } from '../rig/rig.ts';
import { root } from '../../scripts/dev/settings/settings.ts';
import { testAnswers } from './answers.ts';
import {
  canary,
  makeCanaries,
  position,
  SHOWN_ON_ITS_PAGE,
  useOwnerLink,
  writeLogLines,
} from './canaries.ts';

const env = { ...patient, LOG_LEVEL: 'trace' };
const rig = await startRig({ apis: 1, sites: 1, durable: false, apiEnv: env, siteEnv: env });
after(rig.stop);
const scene = await connectTo(rig);
after(scene.close);
const site = rig.sites[0]!.url;
const token = await scene.logIn(site);
const listings = await makeCanaries(scene, site);

/** Requests exactly this path, without following a redirect. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  scene.client.ask(site, { path, headers });

test('A4: private facts are on no page, in no page data, in no feed and in no sitemap', async () => {
  const { company, job, pending } = listings;
  const panels = ['profile', 'book', 'contact', 'slip'].map(
    (name) => `/company/${company}/${name}`,
  );
  const listed = ['/home', '/companies', '/jobs', `/company/${company}`, `/job/${job}`];
  const pages = [...listed, ...panels];
  const asked = `/company/${company}/ask?to=Yaba`;
  const searches = ['/companies?q=zqcanary', '/companies?q=70017001', '/jobs?q=08099911122'];
  const feeds = ['/companies', '/jobs'].flatMap((list) =>
    ['feed.xml', 'atom.xml', 'feed.json'].map((file) => `${list}/${file}`),
  );
  const data = pages.map((path) => `${path}.data`);
  const shown = [...pages, ...data, asked, ...searches, '/sitemap.xml', ...feeds];
  for (const path of [...shown, ...pending]) {
    const { text, headers, status } = await ask(path);
    if (shown.includes(path)) assert.equal(status, 200, path);
    const isItsPage = path.startsWith(`/company/${company}`);
    const allowed = isItsPage ? text.replaceAll(SHOWN_ON_ITS_PAGE, '') : text;
    const unlinked = allowed.replaceAll('q=zqcanary', '');
    // A search page repeats the words that were searched for.
    const isSearch = path.includes('q=');
    const seen = isSearch ? unlinked.replaceAll(/zqcanary|70017001|08099911122/g, '') : unlinked;
    assert.doesNotMatch(JSON.stringify(headers) + seen, canary, path);
  }
});

test('A4: moderators are shown the private facts that the public is not', async () => {
  const headers = { authorization: `Bearer ${token}` };
  assert.match((await ask(`/api/companies/${listings.company}`, headers)).text, canary);
});

test('Z3: files for browsers hold no secret, no name of one and no source map', () => {
  const files = globSync('{site/build/client,admin/dist}/**/*.*', { cwd: root });
  assert.ok(files.length > 10);
  const sourceMaps = files.filter((file) => file.endsWith('.map'));
  assert.deepEqual(sourceMaps, []);
  const names = /JWT_SECRET|SITE_KEY|DATABASE_URL|ADMIN_PASSWORD|sourceMappingURL/;
  for (const file of files.filter((name) => /\.(js|css|html|json|svg|txt)$/.test(name))) {
    const text = readFileSync(join(root, file), 'utf8');
    assert.doesNotMatch(text, names, file);
    for (const secret of Object.values(secrets())) assert.equal(text.includes(secret), false, file);
  }
});

for (const path of pathsIn('hidden-paths.txt')) {
  test(`Z8: nothing is served at ${path}`, async () => {
    const { status, text } = await ask(path);
    assert.ok([400, 404].includes(status), `${path} returned ${status}`);
    assert.doesNotMatch(text, /"dependencies"|JWT_SECRET|\[core\]|root:x:|# HELP/);
  });
}

for (const path of pathsIn('open-redirects.txt')) {
  test(`T8: no redirect leaves the site from ${path}`, async () => {
    for (const host of [undefined, 'evil.example']) {
      const answer = await ask(path, host ? { 'X-Forwarded-Host': host } : {});
      assert.ok(answer.status < 500, `${path} returned ${answer.status}`);
      assert.doesNotMatch(String(answer.headers['set-cookie'] ?? ''), /evil/);
      const { location } = answer.headers;
      if (location) assert.equal(new URL(location, site).origin, site, location);
    }
  });
}

test('Z14: views cannot be posted through the site, however its path is written', async () => {
  const json = { companies: { [listings.company]: 1000 }, jobs: {} };
  const tidied = ['/api/views?a', '/api//views', '/api/%76iews', '/api/jobs/../views'];
  for (const path of [...tidied, '/uploads/../api/views', `${site}/api/views`]) {
    const { status } = await scene.client.ask(site, { path, method: 'POST', json });
    assert.equal(status, 404, path);
  }
  const views = 'select views from company where id = ?';
  assert.equal(await scene.db.number(views, [listings.company]), 0);
});

testAnswers(scene.client, site, listings);

// The last test, since it stops the servers so that all log lines are written.
test('Z3: logs of any level and error answers hold no private fact and no secret', async () => {
  const link = await useOwnerLink(scene, site, listings.company);
  assert.deepEqual(link.statuses, [303, 200]);
  const broken = await writeLogLines(scene, site);
  assert.equal(broken.status, 500);
  assert.doesNotMatch(broken.text, /Broken|constraint|insert|\.ts:|\.js:|node_modules/i);
  await rig.sites[0]!.stop();
  await rig.apis[0]!.stop();
  const logs = globSync('logs/*.log', { cwd: rig.dataDir });
  const lines = logs.flatMap((file) => readFileSync(join(rig.dataDir, file), 'utf8').split('\n'));
  assert.ok(lines.some((line) => line.includes('"path":"/api/auth/login"')));
  assert.ok(lines.some((line) => line.includes('"path":"/near"')));
  assert.ok(lines.some((line) => line.includes('request errored')));
  const leaks = lines.filter((line) => canary.test(line) || position.test(line));
  assert.deepEqual(leaks, []);
  for (const [name, secret] of Object.entries({ ...secrets(), link: link.token }))
    assert.equal(lines.join('\n').includes(secret), false, `${name} is in a log`);
});

function secrets(): Record<string, string> {
  const kept: unknown = JSON.parse(readFileSync(join(rig.dataDir, 'secrets.json'), 'utf8'));
  return { ...(kept as Record<string, string>), password: rig.admin.password, token };
}

/** Lines of a file beside this one that are paths. */
function pathsIn(file: string): string[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('/'));
}
