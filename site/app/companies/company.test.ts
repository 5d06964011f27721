import assert from 'node:assert/strict';
import { test } from 'node:test';
import { servicesOffered } from './company.ts';
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
