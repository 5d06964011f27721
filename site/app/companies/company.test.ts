import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkedLine, checksOf, linesOf } from './company-checks.ts';
import { type Company, servicesOffered } from './company.ts';
import { shownPriceRange } from './figures.ts';
import { asService, servicesIn } from './services.ts';

test('a text mentions a service by its words', () => {
  assert.deepEqual(servicesIn('Motorcycle'), ['bike']);
  assert.deepEqual(servicesIn('HAULAGE'), ['van']);
  assert.deepEqual(servicesIn('Air cargo'), ['air']);
  assert.deepEqual(servicesIn('Bikes and vans'), ['bike', 'van']);
  assert.deepEqual(servicesIn('Drones'), []);
});

test('only bike, van and air are services', () => {
  assert.equal(asService('van'), 'van');
  for (const other of [undefined, '', 'VAN', 'boat', 'toString'])
    assert.equal(asService(other), undefined);
});

test('a bare category is shown in the words of the registration', () => {
  assert.deepEqual(servicesOffered({ category: 'air', serviceTypes: ['air'] }), [
    { icons: ['air'], name: 'Air Shipping' },
  ]);
});

test('a category in own words is kept, and missing services are added', () => {
  assert.deepEqual(servicesOffered({ category: 'Bike couriers', serviceTypes: ['bike', 'van'] }), [
    { icons: ['bike'], name: 'Bike couriers' },
    { icons: ['van'], name: 'Van Delivery' },
  ]);
});

test('a company without a price range is shown with “Varies by location”', () => {
  assert.equal(shownPriceRange({ priceRange: '' }), 'Varies by location');
  assert.equal(shownPriceRange({ priceRange: '₦1,500' }), '₦1,500');
});

const on = '2026-11-03T09:00:00Z';
const proof = { result: 'confirmed', on, until: on } as const;
const checked = (proofs: Company['proofs']) => checksOf({ proofs, verifiedAt: on, createdAt: '' });

test('a company says what was checked, when, and what was not', () => {
  const number = { class: 'RC', number: '1234567' } as const;
  const cac = { ...proof, ...number, registryName: 'SWIFT LTD', registryStatus: 'active' };
  const checks = checked({ cac, phone: { ...proof, answeredBy: 'owner' } });
  assert.equal(checkedLine(checks), 'CAC and phone checked');
  assert.deepEqual(linesOf(checks), [
    'CAC register, 3 Nov 2026: RC 1234567 is SWIFT LTD, active. Registered does not mean honest.',
    'Phone, 3 Nov 2026: the owner answered on the number shown here.',
    'Address: we have not been there.',
    'Courier licence: not shown to us. Couriers need one from NIPOST each year.',
  ]);
});

test('a company of which only the registration was read says so', () => {
  assert.equal(checkedLine(checked({})), 'Registration read, nothing else checked');
  assert.equal(checkedLine(checked({ email: proof })), 'Registration read');
  assert.deepEqual(linesOf(checked({})), [
    'A moderator read this registration on 3 Nov 2026. Nothing else was checked.',
  ]);
});

test('a check without confirmation is shown as such, and not counted as checked', () => {
  const address = { ...proof, result: 'no_answer' } as const;
  const checks = checked({ phone: { ...proof, result: 'different' }, address, email: proof });
  assert.equal(checkedLine(checks), 'Registration read, phone not confirmed');
  assert.equal(linesOf(checks)[1], 'Phone, 3 Nov 2026: not confirmed.');
  assert.equal(linesOf(checks)[2], 'Address, 3 Nov 2026: nobody answered.');
});
