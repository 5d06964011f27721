import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPublicUrl } from './reserved-domains.ts';
import { exampleContacts, supportPhone } from './site-defaults.ts';

const real = {
  SUPPORT_PHONE: '+234 803 123 4567',
  SUPPORT_EMAIL: 'hello@deliveries.ng',
  BANK_NAME: 'Zenith Bank',
  BANK_ACCOUNT_NAME: 'Deliveries Ltd',
  BANK_ACCOUNT_NUMBER: '1012345678',
};

test('an address is public only with a name or an address that everybody can reach', () => {
  const own = ['localhost:3000', '127.0.0.1', '[::1]', '192.168.1.4:3000', 'server', 'pi.local'];
  for (const host of [...own, 'shop.test', 'example.com', 'a.example.org.'])
    assert.equal(isPublicUrl(`http://${host}`), false, host);
  for (const host of ['deliveries.ng', '102.89.1.1', '[2c0f:f5c0::1]', 'myexample.com'])
    assert.equal(isPublicUrl(`https://${host}`), true, host);
});

test('examples of contacts are named at a public address, and nowhere else', () => {
  assert.deepEqual(exampleContacts({}), []);
  assert.deepEqual(exampleContacts({ SITE_URL: 'https://deliveries.ng', ...real }), []);
  const examples = { ...real, SUPPORT_EMAIL: 'a@my.example', SUPPORT_PHONE: ' ' };
  assert.deepEqual(exampleContacts({ SITE_URL: 'https://deliveries.ng', ...examples }), [
    'SUPPORT_PHONE',
    'SUPPORT_EMAIL',
  ]);
});

test('the phone number of support has its country code, which links to calls and WhatsApp need', () => {
  for (const written of ['0803 123 4567', '+234 (0)803 123 4567', '2348031234567', '8031234567'])
    assert.equal(supportPhone(written), '+234 803 123 4567', written);
  for (const written of ['+44 20 7946 0958', '+234 800 000 0000', '700 11'])
    assert.equal(supportPhone(written), written);
});
