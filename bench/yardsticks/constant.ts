/** Y1: 2.2 kB of JSON, the same for every request. */
import { createServer } from 'node:http';

const rows = Array.from({ length: 9 }, (_, id) => ({
  id,
  name: 'A company that is always the same',
  description: 'x'.repeat(175),
}));
const body = Buffer.from(JSON.stringify(rows));

createServer((_req, res) => {
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
  res.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
