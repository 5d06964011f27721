import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { dirname, join } from 'node:path';
import type { BucketSettings } from '../src/config/images.settings.ts';

const require = createRequire(import.meta.url);
const server = join(dirname(require.resolve('s3rver/package.json')), 'bin/s3rver.js');
/** Of the files in which s3rver keeps objects. */
const ENDING = '._S3rver_object';

/** An S3 server with empty buckets in a folder, which can be stopped and restarted. */
export class TestBucket {
  private readonly folder: string;
  private readonly names: string[];
  private process: ChildProcess | undefined;
  private port = 0;

  constructor(folder: string, names = ['images']) {
    this.folder = folder;
    this.names = names;
  }

  get settings() {
    return {
      name: this.names[0]!,
      endpoint: `http://127.0.0.1:${this.port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      forcePathStyle: true,
    } satisfies BucketSettings;
  }

  /** Listens on a free port at first, then on the same port again. */
  async start(): Promise<void> {
    const options = ['-a', '127.0.0.1', '-p', String(this.port), '-d', this.folder, '--silent'];
    const buckets = this.names.flatMap((name) => ['--configure-bucket', name]);
    // s3rver encrypts its continuation tokens with a legacy cipher.
    const node = ['--openssl-legacy-provider', server, ...options, ...buckets];
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

  /** Settings with which a started api stores its images in a bucket. */
  environment(name: string) {
    const { endpoint, credentials } = this.settings;
    return {
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'on',
    };
  }

  /** Keys of all objects in a bucket. */
  keys(name: string): string[] {
    const files = globSync(`**/*${ENDING}`, { cwd: join(this.folder, name) });
    return files.map((file) => file.slice(0, -ENDING.length));
  }

  /** @throws when the object does not exist */
  bytes(name: string, key: string): Buffer {
    return readFileSync(join(this.folder, name, key + ENDING));
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
