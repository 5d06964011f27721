import { join } from 'node:path';
import { addressOf } from '../server.ts';

/** Runs once per process, before its first test file: names its database and its data folder (test-file.ts). */
const own = crypto.randomUUID().slice(0, 8);
process.env.DATABASE_URL = addressOf(`${process.env.TEST_RUN}_${own}`);
// On a slow or busy machine a new connection takes longer than a visitor should wait (product-timeouts.ts).
process.env.DATABASE_CONNECT_TIMEOUT_MS = '20000';
process.env.DATA_DIR = join(process.env.DATA_DIR ?? '', own);
