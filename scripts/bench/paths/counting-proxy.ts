import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onwards } from '../../rig/hop.ts';

/** Stands between a site and its api and counts the lists of companies that are asked for: each is a page being rendered. */
export async function startCountingProxy(api: string) {
  const agent = new Agent({ keepAlive: true });
  let lists = 0;
  const server = createServer((req, res) => {
    if (req.url?.startsWith('/api/companies?')) lists += 1;
    const { method = 'GET', url = '/' } = req;
    const upstream = request(new URL(url, api), { method, agent, headers: onwards(req) });
    upstream.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, onwards(answer));
      answer.pipe(res);
    });
    upstream.on('error', () => res.destroy());
    res.on('close', () => res.writableFinished || upstream.destroy());
    req.pipe(upstream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => lists,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
