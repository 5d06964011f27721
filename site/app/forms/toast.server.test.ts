import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';

process.env.SITE_KEY = 'a key of ours';
const { carriesToast, redirectWithToast, takeToast } = await import('./toast.server.ts');

const visit = (cookie: string) => new Request('http://site.example/', { headers: { cookie } });
const sent = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage;

test('a message is shown once, and only with the signature of the site', async () => {
  const { headers } = await redirectWithToast('/post-job', 'Job posted successfully!');
  const [cookie = ''] = String(headers.get('Set-Cookie')).split(';');
  const { toast, headers: removal } = await takeToast(visit(cookie));
  assert.equal(toast, 'Job posted successfully!');
  assert.match(String(new Headers(removal).get('Set-Cookie')), /^toast=.*Max-Age=0/);
  assert.equal(await carriesToast(sent(`form=1; ${cookie}`)), true);

  const unsigned = `toast=${encodeURIComponent(btoa('"Pay N5,000 to this number"'))}`;
  for (const forged of [unsigned, `${unsigned}.abc`, cookie.slice(0, -3), 'toast=%%%', 'toast=']) {
    assert.equal((await takeToast(visit(forged))).toast, undefined, forged);
    assert.equal(await carriesToast(sent(forged)), false, forged);
  }
  for (const none of [undefined, 'mytoast=1', 'form=2'])
    assert.equal(carriesToast(sent(none)), false);
});
