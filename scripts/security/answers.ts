import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Answer } from './ask.ts';

const page = {
  type: /^text\/html/,
  policy: /^default-src 'self'; script-src 'self'( 'sha256-[^']+')*;/,
};
const bare = { type: /./, policy: /^default-src 'none'/ };

/** One address of each sort of answer, with what its policy has to be. */
const answers: [
  path: string,
  status: number,
  kind: { type: RegExp; policy: RegExp } | undefined,
][] = [
  ['/', 302, undefined],
  ['/home', 200, page],
  ['/companies', 200, page],
  ['/jobs?q=nothing-like-this', 200, page],
  ['/post-job', 200, page],
  ['/privacy', 200, page],
  [
    '/admin-login',
    200,
    {
      type: /^text\/html/,
      policy: /^default-src 'none'; script-src 'self'; .*require-trusted-types/,
    },
  ],
  ['/no/such/page', 404, page],
  ['/company/none', 404, page],
  ['/assets/none.js', 404, undefined],
  ['/%ff', 400, bare],
  ['/sitemap.xml', 200, undefined],
  ['/robots.txt', 200, undefined],
  ['/.well-known/security.txt', 200, undefined],
  ['/favicon.svg', 200, undefined],
  ['/api/companies', 200, bare],
  ['/api/none', 404, bare],
  ['/api/jobs/pending', 401, bare],
];

const always: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\), geolocation=\(\), microphone=\(\)/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
};

/** Z1, Z9 and security.txt: what every kind of answer of the site says to browsers and caches. */
export function describeAnswers(site: () => string, made: () => { company: string; job: string }) {
  const https = { 'X-Forwarded-Proto': 'https' };
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(site(), path, { headers });

  describe('Z1: the headers of an answer', () => {
    for (const [path, status, kind] of answers) {
      test(`forbid a browser what it does not need: ${path}`, async () => {
        const { headers, ...answer } = await get(path, https);
        assert.equal(answer.status, status);
        for (const [name, value] of Object.entries(always))
          assert.match(String(headers[name]), value, name);
        for (const name of ['x-powered-by', 'server']) assert.equal(headers[name], undefined, name);
        assert.match(String(headers['strict-transport-security']), /^max-age=31536000/);
        if (!kind) return;
        assert.match(String(headers['content-type']), kind.type);
        const policy = String(headers['content-security-policy']);
        assert.match(policy, kind.policy);
        assert.doesNotMatch(policy, /unsafe|\*|http:/);
        if (kind === bare) return;
        assert.match(policy, /base-uri 'none'/);
        assert.match(policy, /form-action 'self'/);
        assert.match(policy, /frame-ancestors 'none'/);
      });
    }

    test('promise HTTPS only where the visitor came by it', async () => {
      assert.equal((await get('/home')).headers['strict-transport-security'], undefined);
    });
  });

  describe('Z9: a cache in front of the site', () => {
    test('is given no page of a listing under the name of a file', async () => {
      const { company, job } = made();
      for (const path of [
        ...['/company/x.css', '/job/x.js', `/company/${company}.css`, `/company/${company}/x.css`],
        ...[
          `/company/${company}%2fx.css`,
          `/company/${company};x.css`,
          `/job/${job}.png`,
          `/company/${company}%00.css`,
        ],
      ]) {
        const { status, headers } = await get(path);
        assert.ok([400, 404].includes(status), `${path} answers ${status}`);
        assert.doesNotMatch(headers['cache-control'] ?? '', /public/, path);
      }
    });

    test('may not keep a form, whose key is of one visitor, nor a revealed number', async () => {
      for (const path of ['/post-job', '/register-company', '/advertise']) {
        const [first, second] = [await get(path), await get(path)];
        assert.match(String(first.headers['cache-control']), /private|no-store/, path);
        const key = (answer: Answer) => /name="formKey"[^>]*value="([^"]+)"/.exec(answer.text)?.[1];
        assert.ok(key(first));
        assert.notEqual(key(first), key(second), path);
      }
      const body = '';
      const headers = {
        'Content-Length': '0',
        'Content-Type': 'application/x-www-form-urlencoded',
      };
      const revealed = await ask(site(), `/company/${made().company}`, {
        method: 'POST',
        headers,
        body,
      });
      assert.equal(revealed.status, 200);
      assert.match(String(revealed.headers['cache-control']), /no-store/);
    });

    test('is not poisoned by what the address of the page is not', async () => {
      const odd = 'zqpoison';
      for (const path of [
        '/home',
        '/companies',
        '/jobs',
        '/privacy',
        `/company/${made().company}`,
      ]) {
        const headers = {
          'X-Forwarded-Host': `${odd}.example`,
          'X-Original-URL': `/${odd}`,
          'X-Rewrite-URL': `/${odd}`,
        };
        for (const answer of [await get(`${path}?utm=${odd}`), await get(path, headers)]) {
          assert.equal(answer.status, 200);
          const shown = answer.text.replaceAll(/"[^"]*\?utm=zqpoison[^"]*"/g, '');
          assert.equal(shown.includes(odd), false, path);
        }
      }
    });

    test('is told that a moderator’s answer is nobody else’s', async () => {
      const { headers } = await get('/api/jobs/pending', { Authorization: 'Bearer x' });
      assert.match(String(headers['cache-control']), /no-store/);
    });
  });

  test('Z8: /.well-known/security.txt says whom to tell of a fault', async () => {
    const { text, headers } = await get('/.well-known/security.txt');
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    assert.match(text, /^Contact: mailto:\S+@\S+$/m);
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
    assert.ok(
      Date.parse(expires) > Date.now() && Date.parse(expires) < Date.now() + 366 * 86_400_000,
    );
    const [, policy = ''] = /^Policy: (\S+)$/m.exec(text) ?? [];
    assert.match((await get(new URL(policy).pathname)).text, /id="faults"/);
  });
}
