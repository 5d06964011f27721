import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Client } from '../harness/client.ts';

const type = /^text\/html/;
const page = { type, policy: /^default-src 'self'; script-src 'self'( 'sha256-[^']+')*;/ };
const panel = { type, policy: /^default-src 'none'; script-src 'self'; .*require-trusted-types/ };
const bare = { type: /./, policy: /^default-src 'none'/ };

/** An address of each kind of answer, with its content type and policy where it needs one. */
const answers: [path: string, status: number, kind?: { type: RegExp; policy: RegExp }][] = [
  ['/', 302],
  ['/home', 200, page],
  ['/companies', 200, page],
  ['/jobs?q=nothing-like-this', 200, page],
  ['/post-job', 200, page],
  ['/privacy', 200, page],
  ['/admin-login', 200, panel],
  ['/no/such/page', 404, page],
  ['/company/none', 404, page],
  ['/assets/none.js', 404],
  ['/%ff', 400, bare],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/.well-known/security.txt', 200],
  ['/favicon.svg', 200],
  ['/api/companies', 200, bare],
  ['/api/none', 404, bare],
  ['/api/jobs/pending', 401, bare],
];

const always: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  'strict-transport-security': /^max-age=31536000/,
};

/** Tests of the headers and caching of every kind of answer of the site (rows Z1, Z8 and Z9 of docs/security.md). */
export function testAnswers(
  client: Client,
  site: string,
  { company, job }: { company: string; job: string },
): void {
  const get = (path: string, headers = {}) => client.ask(site, { path, headers });

  for (const [path, expectedStatus, kind] of answers) {
    test(`Z1: ${path} has the security headers and a strict policy`, async () => {
      const { headers, status } = await get(path, { 'X-Forwarded-Proto': 'https' });
      assert.equal(status, expectedStatus);
      for (const [name, value] of Object.entries(always))
        assert.match(String(headers[name]), value, name);
      const geolocation = path === '/companies' ? 'self' : '';
      assert.match(
        String(headers['permissions-policy']),
        new RegExp(`^camera=\\(\\), geolocation=\\(${geolocation}\\), microphone=\\(\\)`),
      );
      for (const name of ['x-powered-by', 'server']) assert.equal(headers[name], undefined, name);
      if (!kind) return;
      assert.match(String(headers['content-type']), kind.type);
      const policy = String(headers['content-security-policy']);
      assert.match(policy, kind.policy);
      assert.doesNotMatch(policy, /unsafe|\*|http:/);
      if (kind === bare) return;
      for (const directive of [/base-uri 'none'/, /form-action 'self'/, /frame-ancestors 'none'/])
        assert.match(policy, directive);
    });
  }

  test('Z9: no listing is served under the name of a cacheable file', async () => {
    const paths = ['/company/x.css', '/job/x.js', `/job/${job}.png`];
    const endings = ['.css', '/x.css', '%2fx.css', ';x.css', '%00.css'];
    for (const path of [...paths, ...endings.map((ending) => `/company/${company}${ending}`)]) {
      const { status, headers } = await get(path);
      assert.ok([400, 404].includes(status), `${path} returned ${status}`);
      assert.doesNotMatch(headers['cache-control'] ?? '', /public/, path);
    }
  });

  test('Z9: no shared cache may store a form, whose key is for one visitor', async () => {
    for (const path of ['/post-job', '/register-company', '/advertise']) {
      const [first, second] = [await get(path), await get(path)];
      assert.match(String(first.headers['cache-control']), /private|no-store/, path);
      const key = (text: string) => /name="formKey"[^>]*value="([^"]+)"/.exec(text)?.[1];
      assert.ok(key(first.text));
      assert.notEqual(key(first.text), key(second.text), path);
    }
  });

  test('Z9: no cache may store an answer for a moderator', async () => {
    const { headers } = await get('/api/jobs/pending', { Authorization: 'Bearer x' });
    assert.match(String(headers['cache-control']), /no-store/);
  });

  test('Z8: /.well-known/security.txt has a contact, and a policy that exists', async () => {
    const { text, headers } = await get('/.well-known/security.txt');
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    assert.match(text, /^Contact: mailto:\S+@\S+$/m);
    const [, policy = ''] = /^Policy: (\S+)$/m.exec(text) ?? [];
    assert.match((await get(new URL(policy).pathname)).text, /id="faults"/);
  });
}
