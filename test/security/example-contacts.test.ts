import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startSite } from '../../site/e2e/start-site.ts';

/** Pages with contacts; they need no api. */
const paths = ['/contact', '/support', '/advertise', '/report', '/privacy', '/terms'];
paths.push('/claim-listing', '/offline', '/.well-known/security.txt');
const examples = /800 ?000 ?0000|naijadispatch\.example|Example Bank|0000000000/;

const open = await startSite({ SITE_URL: 'https://deliveries.ng' });
after(open.stop);
const trial = await startSite({});
after(trial.stop);

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
