import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { dirname, join } from 'node:path';
import { config } from '../src/config/config.ts';
import type { BucketSettings } from '../src/config/images.settings.ts';

const require = createRequire(import.meta.url);
const server = join(dirname(require.resolve('s3rver/package.json')), 'bin/s3rver.js');

/** An S3 server with one empty bucket, which can be stopped and restarted. */
export class TestBucket {
  private process: ChildProcess | undefined;
  private port = 0;

  get settings(): BucketSettings {
    return {
      name: 'images',
      endpoint: `http://127.0.0.1:${this.port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      forcePathStyle: true,
    };
  }

  /** Listens on a free port at first, then on the same port again. */
  async start(): Promise<void> {
    const folder = join(config.dataDir, 's3');
    const options = ['-a', '127.0.0.1', '-p', String(this.port), '-d', folder, '--silent'];
    // s3rver encrypts its continuation tokens with a legacy cipher.
    const node = ['--openssl-legacy-provider', server, ...options, '--configure-bucket', 'images'];
    this.process = spawn(process.execPath, node, {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: this.process.stdout! })) {
      const port = /listening on .+:(\d+)$/.exec(line)?.[1];
      if (!port) continue;
      this.port = Number(port);
      return;
    }
    throw new Error('The S3 server did not start.');
  }

  async stop(): Promise<void> {
    const { process: server } = this;
    if (!server) return;
    this.process = undefined;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  }
}
