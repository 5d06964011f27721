/** `node-http.ts constant | list | upload`: yardsticks of bare node:http and pg. */
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { Pool } from 'pg';
import { root } from '../../scripts/dev/settings/settings.ts';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const name = 'A company that is always the same';
const rows = Array.from({ length: 9 }, (_, id) => ({ id, name, description: 'x'.repeat(175) }));
const sameRows = Buffer.from(JSON.stringify(rows));

type Yardstick = (...request: Parameters<RequestListener>) => unknown;

const yardsticks: Record<string, Yardstick> = {
  /** Y1: 2.2 kB of JSON, the same for every request. */
  constant: (_req, res) => sendJson(res, sameRows),
  /** Y2: 24 rows in the order of a partial index, over a pool of ten connections. */
  list: async (_req, res) => {
    const { rows } = await pool.query(`
      select id, name, location, description, category, service_types, price_range, image, rating, review_count, views,
        plan, created_at
      from yardstick where status = 'live' and expires_at > now()
      order by plan_rank desc, approved_at desc, id desc limit 24`);
    sendJson(res, Buffer.from(JSON.stringify(rows)));
  },
  /** Reads the upload, resizes the photo with the product's own code and inserts one row. */
  upload: async (req, res) => {
    if (req.method !== 'POST') return void res.end();
    const built = join(root, 'api/dist/src/images/shrink.js');
    const { shrink } = (await import(built)) as { shrink: (bytes: Buffer) => Promise<unknown> };
    const headers = { 'Content-Type': req.headers['content-type'] ?? '' };
    const form = await new Response(await buffer(req), { headers }).formData();
    const photo = form.get('profileImage') as File;
    await shrink(Buffer.from(await photo.arrayBuffer()));
    await pool.query('insert into yardstick_upload values (now(), $1)', [form.get('name')]);
    res.writeHead(201).end();
  },
};

function sendJson(res: ServerResponse, body: Buffer) {
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
  res.end(body);
}

const answer = yardsticks[process.argv[2]!]!;
createServer((req, res) => void answer(req, res)).listen(Number(process.env.PORT), '127.0.0.1');
