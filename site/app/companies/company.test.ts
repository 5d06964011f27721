import assert from 'node:assert/strict';
import { test } from 'node:test';
import { servicesOffered } from './company.ts';
import { asService, servicesIn } from './services.ts';

test('a text speaks of a service by its words', () => {
  assert.deepEqual(servicesIn('Motorcycle'), ['bike']);
  assert.deepEqual(servicesIn('HAULAGE'), ['van']);
  assert.deepEqual(servicesIn('Air cargo'), ['air']);
  assert.deepEqual(servicesIn('Bikes and vans'), ['bike', 'van']);
  assert.deepEqual(servicesIn('Drones'), []);
});

test('only bike, van and air are services', () => {
  assert.equal(asService('van'), 'van');
  for (const other of [null, '', 'VAN', 'boat', 'toString'])
    assert.equal(asService(other), undefined);
});

test('a bare category is offered in the words of the registration', () => {
  assert.deepEqual(servicesOffered({ category: 'air', services: ['air'] }), [
    { icons: ['air'], name: 'Air Shipping' },
  ]);
});

test('a category in own words is kept, and what it leaves out is added', () => {
  assert.deepEqual(servicesOffered({ category: 'Bike couriers', services: ['bike', 'van'] }), [
    { icons: ['bike'], name: 'Bike couriers' },
    { icons: ['van'], name: 'Van Delivery' },
  ]);
});
