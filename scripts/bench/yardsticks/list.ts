/**
 * Y2: a list as one would write it first: Node's HTTP, a pool of ten connections, 24 of 10,000 rows in the order of a
 * partial index (list-table.ts), and `JSON.stringify`.
 */
import { createServer } from 'node:http';
import { Pool } from 'pg';
import { listen } from './announced.ts';
import { listStatement } from './list-table.ts';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

listen(
  createServer(async (_req, res) => {
    const { rows } = await pool.query(listStatement);
    const body = Buffer.from(JSON.stringify(rows));
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    res.end(body);
  }),
);
