/** `node-http.ts constant | list`: yardsticks of bare node:http and pg. */
import { createServer, type ServerResponse } from 'node:http';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const name = 'A company that is always the same';
const rows = Array.from({ length: 9 }, (_, id) => ({ id, name, description: 'x'.repeat(175) }));
const sameRows = Buffer.from(JSON.stringify(rows));

/** 24 rows in the order of a partial index. */
const list = `
  select id, name, location, description, category, service_types, price_range, image, rating, review_count, views,
    plan, created_at
  from yardstick where status = 'live' and expires_at > now()
  order by plan_rank desc, approved_at desc, id desc limit 24`;

async function answer(response: ServerResponse) {
  const isConstant = process.argv[2] === 'constant';
  const body = isConstant ? sameRows : Buffer.from(JSON.stringify((await pool.query(list)).rows));
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
  response.end(body);
}

createServer((_, response) => void answer(response)).listen(Number(process.env.PORT), '127.0.0.1');
