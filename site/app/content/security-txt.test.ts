import assert from 'node:assert/strict';
import { test } from 'node:test';
import { securityTxt } from './security-txt.ts';

const facts = { siteUrl: 'https://naija.example', supportEmail: 'help@naija.example' };

test('security.txt has contact, expiry, canonical address and policy', () => {
  assert.equal(
    securityTxt(facts, new Date('2026-11-20T13:14:15Z')),
    `Contact: mailto:help@naija.example
Expires: 2027-10-16T00:00:00.000Z
Canonical: https://naija.example/.well-known/security.txt
Policy: https://naija.example/report#faults
Preferred-Languages: en
`,
  );
});

test('security.txt expires in 300 to 365 days on any date', () => {
  for (const now of ['2027-02-28T23:59:59Z', '2028-02-29T00:00:00Z', '2099-12-31T12:00:00Z']) {
    const [, expires = ''] = /^Expires: (.*)$/m.exec(securityTxt(facts, new Date(now))) ?? [];
    const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000;
    assert.ok(days > 300 && days < 365, `${days} days`);
  }
});
