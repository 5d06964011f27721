/**
 * npm run rehearse: makes what the images of the Dockerfile hold by running its steps in empty folders, then starts both
 * as docker-compose.yml does and asks them for a page. For machines without a container engine; takes about two minutes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './postgres/server.ts';
import { readDockerfile } from './rehearsal/dockerfile.ts';
import { type Image, makeImage } from './rehearsal/image.ts';
import { megabytesOf } from './rehearsal/size.ts';
import { freePorts } from './supervisor/ports.ts';
import { waitUntilReady } from './supervisor/readiness.ts';
import { refuse, Refusal } from './supervisor/refusal.ts';
import { newSecret } from './supervisor/secrets.ts';
import { root } from './supervisor/settings.ts';
import { Stack } from './supervisor/stack.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const stack = new Stack();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stack.stop().then(() => process.exit(130)));
}
try {
  await rehearse();
  await stack.stop();
} catch (error) {
  await stack.stop();
  refuse(error);
}

async function rehearse() {
  const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const folder = temporaryFolder('rehearsal');
  const [api, site] = ['api', 'site'].map((target) => {
    console.log(`The image of the ${target}`);
    const image = makeImage(stages, target, folder);
    console.log(`  holds ${megabytesOf(image.folder)} MB besides Node`);
    return image;
  }) as [Image, Image];
  const [port, apiPort, postgresPort] = (await freePorts(3)).map(String) as [
    string,
    string,
    string,
  ];
  const database = {
    folder: join(folder, 'postgres'),
    port: Number(postgresPort),
    password: newSecret(),
  };
  const secrets = { JWT_SECRET: newSecret() + newSecret(), SITE_KEY: newSecret() };
  const apiEnv = {
    ...secrets,
    DATABASE_URL: await startPostgres(stack, database),
    DATA_DIR: join(folder, 'data'),
    API_HOST: '127.0.0.1',
    API_PORT: apiPort,
  };
  const siteEnv = {
    SITE_KEY: secrets.SITE_KEY,
    PORT: port,
    API_URL: `http://127.0.0.1:${apiPort}`,
  };
  await stack.run('migrate', ['api/dist/commands/migrate.js'], {
    cwd: appOf(api),
    env: envOf(api, apiEnv),
  });
  await start('api', api, apiEnv, `http://127.0.0.1:${apiPort}/api/health/ready`);
  await start('site', site, siteEnv, `http://127.0.0.1:${port}/health/ready`);
  for (const path of ['/home', '/companies', '/admin-login', '/api/docs']) {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
    console.log(`${path} answers ${status}`);
    if (status !== 200) throw new Refusal(`${path} should answer 200.`);
  }
}

async function start(name: string, image: Image, env: Record<string, string>, ready: string) {
  const [program, ...args] = image.command;
  if (program !== 'node')
    throw new Refusal(`The image of the ${name} starts ${program}, not node.`);
  stack.start(name, args, { cwd: appOf(image), env: envOf(image, env) });
  await Promise.race([waitUntilReady(`The ${name}`, ready), stack.failed]);
  const [, ...check] = image.healthcheck;
  const { status } = spawnSync(process.execPath, check, { env: envOf(image, env) });
  if (status !== 0) throw new Refusal(`The health check of the ${name} fails though it is ready.`);
  console.log(`The ${name} is ready and healthy`);
}

function appOf({ folder }: Image) {
  return join(folder, 'app');
}

function envOf(image: Image, env: Record<string, string>) {
  return { ...image.env, ...env } as unknown as NodeJS.ProcessEnv;
}
