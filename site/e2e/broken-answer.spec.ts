import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';
import { kept } from './kept.ts';

test.use({ serviceWorkers: 'allow' });

test('a page whose answer breaks off stays kept as it was @script', async ({ page, baseURL }) => {
  const { host } = new URL(baseURL!);
  let breaks = false;
  const line = createServer(({ method, url, headers }, response) => {
    const sent = { ...headers, host, 'if-none-match': '' };
    request(new URL(url!, baseURL), { method, headers: sent }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      if (!breaks) return void answer.pipe(response);
      answer.once('data', (start: Buffer) =>
        response.write(start.subarray(0, 500), () => response.destroy()),
      );
    }).end();
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  const companies = `http://127.0.0.1:${(line.address() as AddressInfo).port}/companies`;
  await page.goto(companies);
  await kept(page);

  breaks = true;
  await page.goto(companies, { waitUntil: 'commit' });
  line.close().closeAllConnections();
  await page.goto(companies);
  await expect(page.getByText(/^You are offline. This page is from/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});
