/** Y1: what Node's HTTP can do at all: the same 2.2 kB of JSON for every request. */
import { createServer } from 'node:http';
import { listen } from './announced.ts';

const body = Buffer.from(
  JSON.stringify(
    Array.from({ length: 9 }, (_, id) => ({
      id,
      name: 'A company that is always the same',
      description: 'x'.repeat(175),
    })),
  ),
);

listen(
  createServer((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    res.end(body);
  }),
);
