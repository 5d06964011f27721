import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clearLockedPorts } from 'get-port';
import { freePort } from '../../../test/product/product.ts';
import { refuseTakenPorts } from './ports.ts';

test('a port wanted twice is refused with both settings', async () => {
  const port = await freePort();
  // It would not give this process the same port twice.
  clearLockedPorts();
  const twice = refuseTakenPorts([
    { port, use: 'the site', variable: 'PORT' },
    { port, use: 'metrics of the site', variable: 'METRICS_PORT' },
  ]);
  const message = `Port ${port} is wanted for the site (PORT) and for metrics of the site (METRICS_PORT): set one of them to another.`;
  await assert.rejects(twice, { message });
});
