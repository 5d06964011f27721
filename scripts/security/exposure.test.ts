import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startRig, type Rig } from '../rig/rig.ts';
import { root } from '../supervisor/settings.ts';
import { describeAnswers } from './answers.ts';
import { ask, sendJson } from './ask.ts';
import { canary, leaveTraces, makeCanaries, shownOnItsPage } from './canaries.ts';
import { hiddenAddresses } from './hidden-addresses.ts';
import { openRedirects } from './open-redirects.ts';

let rig: Rig;
let site: string;
let made: Awaited<ReturnType<typeof makeCanaries>>;
let token: string;

before(async () => {
  const env = { LOG_LEVEL: 'trace' };
  rig = await startRig({ apis: 1, sites: 1, durable: false, apiEnv: env, siteEnv: env });
  site = rig.sites[0]!.url;
  const { body } = await sendJson(`${site}/api/auth/login`, rig.admin);
  token = String(body.token);
  made = await makeCanaries(site, token);
});
after(() => rig?.stop());

describe('A4: private facts', () => {
  test('are on no page, in no data of a page, in no feed and in no sitemap', async () => {
    const pages = ['/home', '/companies', '/jobs', `/company/${made.company}`, `/job/${made.job}`];
    const paths = [
      ...pages,
      ...pages.map((path) => `${path}.data`),
      ...['/companies?q=zqcanary', '/companies?q=70017001', '/jobs?q=08099911122', '/sitemap.xml'],
      ...['/companies', '/jobs'].flatMap((list) =>
        ['feed.xml', 'atom.xml', 'feed.json'].map((file) => `${list}/${file}`),
      ),
      ...made.pending,
    ];
    for (const path of paths) {
      const { text, headers } = await ask(site, path);
      const isItsPage = path.startsWith(`/company/${made.company}`);
      const seen = (isItsPage ? text.replaceAll(shownOnItsPage, '') : text).replaceAll(
        'q=zqcanary',
        '',
      );
      const asked = /q=/.test(path) ? seen.replaceAll(/zqcanary|70017001|08099911122/g, '') : seen;
      assert.doesNotMatch(JSON.stringify(headers) + asked, canary, path);
    }
  });

  test('would have been found: the moderator has them', async () => {
    const headers = { Authorization: `Bearer ${token}` };
    assert.match((await ask(site, `/api/companies/${made.company}`, { headers })).text, canary);
  });
});

describe('Z3: a secret', () => {
  test('or the name of one is in no file that browsers are given, and no source map is among them', () => {
    const files = globSync('{site/build/client,admin/dist}/**/*.*', { cwd: root });
    assert.ok(files.length > 10);
    assert.deepEqual(
      files.filter((file) => file.endsWith('.map')),
      [],
    );
    for (const file of files.filter((name) => /\.(js|css|html|json|svg|txt)$/.test(name))) {
      const text = readFileSync(join(root, file), 'utf8');
      assert.doesNotMatch(
        text,
        /JWT_SECRET|SITE_KEY|DATABASE_URL|ADMIN_PASSWORD|sourceMappingURL/,
        file,
      );
      for (const value of Object.values(secretsOf(rig)))
        assert.equal(text.includes(value), false, file);
    }
  });
});

describe('Z8: what lies beside the product', () => {
  for (const path of hiddenAddresses) {
    test(`is not given away: ${path}`, async () => {
      const { status, text } = await ask(site, path);
      assert.ok([400, 404].includes(status), `${path} answers ${status}`);
      assert.doesNotMatch(text, /"dependencies"|JWT_SECRET|\[core\]|root:x:|# HELP/);
    });
  }
});

describe('T8: a redirect', () => {
  for (const path of openRedirects) {
    test(`stays on the site: ${JSON.stringify(path)}`, async () => {
      for (const headers of [{}, { 'X-Forwarded-Host': 'evil.example' }] as Record<
        string,
        string
      >[]) {
        const answer = await ask(site, path, { headers });
        assert.ok(answer.status < 500, `${answer.status}`);
        assert.equal(
          answer.headers['set-cookie']?.some((one) => one.includes('evil')) ?? false,
          false,
        );
        const { location } = answer.headers;
        if (location) assert.equal(new URL(location, site).origin, site, location);
      }
    });
  }
});

describeAnswers(
  () => site,
  () => made,
);

/** At the end, since it stops the servers, so that all that they had to say is written. */
describe('Z3: a log', () => {
  test('of any level has no private fact and no secret, nor has the answer to a fault', async () => {
    const broken = await leaveTraces(rig, site);
    assert.equal(broken.status, 500);
    assert.doesNotMatch(broken.text, /Broken|constraint|insert|\.ts:|\.js:|node_modules/i);
    await rig.sites[0]!.stop();
    await rig.apis[0]!.stop();
    const lines = globSync('logs/*.log', { cwd: rig.dataDir })
      .map((file) => readFileSync(join(rig.dataDir, file), 'utf8'))
      .join('\n');
    assert.match(lines, /"path":"\/api\/auth\/login"/);
    assert.match(lines, /A fault nobody foresaw/);
    assert.deepEqual(
      lines.split('\n').filter((line) => canary.test(line)),
      [],
    );
    for (const [name, secret] of Object.entries(secretsOf(rig)))
      assert.equal(lines.includes(secret), false, `${name} is in a log`);
  });
});

function secretsOf(rig: Rig): Record<string, string> {
  const kept = JSON.parse(readFileSync(join(rig.dataDir, 'secrets.json'), 'utf8'));
  return { ...(kept as Record<string, string>), password: rig.admin.password, token };
}
