import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companySummary } from './company.server.ts';
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

test('a company that names no price is shown with the agreed words', () => {
  const company = {
    id: '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11',
    _id: '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11',
    name: 'Swift Riders',
    location: 'Ikeja, Lagos',
    description: null,
    category: 'bike',
    serviceTypes: ['bike' as const],
    profileImage: null,
    rating: null,
    reviewCount: 0,
    views: 0,
    verified: true,
    plan: 'free' as const,
    createdAt: '2026-10-19T08:00:00.000Z',
  };
  assert.equal(companySummary({ ...company, priceRange: '' }).priceRange, 'Varies by location');
  assert.equal(companySummary({ ...company, priceRange: '₦1,500' }).priceRange, '₦1,500');
});
