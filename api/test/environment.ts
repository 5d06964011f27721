import { join } from 'node:path';
import { addressOf } from './server.ts';

/** Runs before a test file: names its own database, created by the first startApp, and its own data folder. */
const own = crypto.randomUUID().slice(0, 8);
process.env.DATABASE_URL = addressOf(`${process.env.TEST_RUN}_${own}`);
process.env.DATA_DIR = join(process.env.DATA_DIR ?? '', own);
