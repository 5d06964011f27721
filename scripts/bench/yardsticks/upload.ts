/**
 * The yardstick of a submission: the upload is read, the photo is made small by the product's own code and one row is
 * put in, and nothing else is done.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { Pool } from 'pg';
import { root } from '../../supervisor/settings.ts';
import { listen } from './announced.ts';

const built = pathToFileURL(join(root, 'api/dist/src/images/shrink.js')).href;
const { shrink } = (await import(built)) as { shrink: (bytes: Buffer) => Promise<unknown> };
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query('create table if not exists yardstick_upload (at timestamptz, name text)');

listen(
  createServer(async (req, res) => {
    const { name, photo } = await upload(req);
    await shrink(photo);
    await pool.query('insert into yardstick_upload values (now(), $1)', [name]);
    res.writeHead(201).end();
  }),
);

async function upload(req: IncomingMessage) {
  const whole = new Response(await buffer(req), {
    headers: { 'Content-Type': req.headers['content-type'] ?? '' },
  });
  const form = await whole.formData();
  const photo = form.get('profileImage') as File;
  return { name: String(form.get('name')), photo: Buffer.from(await photo.arrayBuffer()) };
}
