import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Controller, Get } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Metrics } from '#platform/metrics.ts';
import { testApp } from '../../../test/app.ts';
import { makeCompany, makeJob } from '../../../test/make-listing.ts';
import { ImagesService } from '../../platform/images/images.service.ts';
import { Replicas } from '../../platform/replicas/replicas.ts';
import { addGauges, addWorkGauges } from './gauges.ts';
import { observeRequests } from './metrics.ts';

const api = testApp();
let address: string;
const metrics = new Metrics('api');
const server = metrics.listen({ port: 0, host: '127.0.0.1' }, (sentence) => {
  throw new Error(sentence);
});
beforeAll(async () => {
  await addGauges(metrics.registry, api.em);
  addWorkGauges(metrics.registry, api.app.get(ImagesService), api.app.get(Replicas));
  if (!server.listening) await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const read = async () => (await fetch(`${address}/metrics`)).text();

it('the metrics count the listings by kind and status', async () => {
  await makeCompany(api);
  await makeJob(api, { status: 'pending' });
  const text = await read();
  expect(text).toContain('listings{kind="company",status="live",part="api"} 1');
  expect(text).toContain('listings{kind="job",status="pending",part="api"} 1');
});

it('the metrics count the failed mails', async () => {
  expect(await read()).toContain('mails_failed{part="api"} 0');
  await api.sql(
    `insert into mail (key, letter, failed_at) values ('given up', '{}', now()), ('waits', '{}', null)`,
  );
  expect(await read()).toContain('mails_failed{part="api"} 1');
});

it('the metrics have the images in work, the replicas and the memory of the process', async () => {
  const text = await read();
  expect(text).toContain('images_in_work{state="running",part="api"} 0');
  expect(text).toContain('database_replicas{state="known",part="api"} 0');
  expect(text).toMatch(/process_resident_memory_bytes\{part="api"\} \d+/);
});

it('the metrics are served without the figures of a database that fails', async () => {
  await api.sql('alter table mail rename to away');
  const text = await read();
  await api.sql('alter table away rename to mail');
  expect(text).toMatch(/database_connections\{state="open",part="api"\} [1-9]/);
  expect(text).toContain('database_connections{state="waiting",part="api"} 0');
  expect(text).not.toMatch(/^mails_failed\{/m);
});

it('the metrics are served only at /metrics of their own port', async () => {
  expect((await fetch(`${address}/`)).status).toBe(404);
  await api.http.get('/metrics').expect(404);
  await api.http.get('/api/metrics').expect(404);
});

it('the metrics label a request with its route pattern, never its path', async () => {
  const { url, close } = await startObserved();
  await fetch(`${url}/listing/secret-id`);
  await fetch(`${url}/nowhere/secret-id`);
  await close();
  const text = await read();
  expect(text).toContain('count{part="api",method="GET",route="/listing/:id",status="200"} 1');
  expect(text).toContain('count{part="api",method="GET",route="other",status="404"} 1');
  expect(text).not.toContain('secret-id');
});

@Controller()
class Observed {
  @Get('listing/:id')
  show() {
    return {};
  }
}

/** A separate app, since middleware must be added before the routes. */
async function startObserved() {
  const module = await Test.createTestingModule({ controllers: [Observed] }).compile();
  const app = module.createNestApplication();
  app.use(observeRequests(metrics));
  await app.listen(0, '127.0.0.1');
  return { url: await app.getUrl(), close: () => app.close() };
}
