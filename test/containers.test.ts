import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { root } from '../scripts/dev/settings/settings.ts';
import { temporaryFolder } from './product/product.ts';

interface Service {
  build?: { target: string };
  image: string;
  command?: string[];
  restart: string;
  environment?: Record<string, string>;
  secrets?: string[];
  healthcheck?: { disable?: true };
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const captures = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((m) => m[1]!);
const unknown = (names: string[], known: string[]) => names.filter((one) => !known.includes(one));

const { services, secrets: files } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};
const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '');
const examples = parseEnv(read('.env.example'));
const settings = Object.keys(examples);
const known = [...settings, 'NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'MALLOC_ARENA_MAX'];
const settingsOf = ({ environment = {} }: Service) =>
  Object.keys(environment).map((name) => name.replace(/_FILE$/, ''));

for (const [name, service] of Object.entries(services)) {
  test(`service ${name} has a pinned image, a health check, documented settings and secret files`, () => {
    const { build, image, healthcheck, restart, environment = {}, secrets = [] } = service;
    if (build) assert.deepEqual(unknown(settingsOf(service), known), []);
    else assert.match(image, /:v?\d/, 'its version is not pinned');
    if (healthcheck?.disable) assert.match(restart, /^(no|on-failure:\d+)$/);
    else assert.ok(healthcheck ?? dockerfile.match(`AS ${build!.target}\n[^]+?\nHEALTHCHECK`));
    for (const [key, value] of Object.entries(environment))
      if (/PASSWORD|SECRET|KEY|DATABASE_URL/.test(key)) assert.match(value, /^\/run\/secrets\//);
    const made = captures(read('deploy/make-secrets.sh'), /^keep (\S+)/gm);
    assert.deepEqual(unknown(secrets, made), []);
    for (const secret of secrets) assert.equal(files[secret]?.file, `secrets/${secret}`);
  });
}

/** Settings that the images fix, that only npm start and tests know, or that are no concern of a server. */
const notInContainers =
  'PORT HOST API_PORT API_HOST DATA_DIR POSTGRES_PORT DEMO_DATA ADMIN_EMAIL ADMIN_PASSWORD CHROMIUM_PATH TEST_DATABASE_URL'.split(
    ' ',
  );

/** Settings that a server reads, by its sources. */
const readBy = {
  api: captures(
    globSync('api/src/config/{*.settings,config}.ts', { cwd: root }).map(read).join('\n'),
    /^ +([A-Z][A-Z0-9_]+):/gm,
  ),
  site: captures(
    read('site/server/config.ts') + read('site/app/layout/settings.server.ts'),
    /\('([A-Z][A-Z0-9_]+)'/g,
  ),
};

for (const [name, own] of Object.entries(readBy)) {
  test(`service ${name} passes every setting of .env.example that it reads`, () => {
    const wanted = settings.filter((one) => own.includes(one) && !notInContainers.includes(one));
    assert.ok(wanted.length > 15, `${wanted.length} settings were found`);
    assert.deepEqual(unknown(wanted, settingsOf(services[name]!)), []);
  });
}

test('every setting of .env.example is passed to some service, and a copy of it changes no default', () => {
  const passed = Object.values(services).flatMap(settingsOf);
  assert.deepEqual(unknown(settings, [...passed, ...notInContainers]), []);
  for (const { environment = {} } of Object.values(services))
    for (const [name, value] of Object.entries(environment)) {
      const [, variable, fallback] = /^\$\{(\w+):-(.*)\}$/.exec(value) ?? [];
      if (!variable || !examples[variable] || variable === 'LOG_LEVEL') continue;
      assert.deepEqual([variable, fallback], [name, examples[variable]]);
    }
});

test('generated secrets are closed to other users, and the product is no superuser of its database', () => {
  const folder = temporaryFolder('secrets');
  const make = () => execFileSync(join(root, 'deploy/make-secrets.sh'), { cwd: folder });
  const secret = (name: string) => readFileSync(join(folder, 'secrets', name), 'utf8');
  make();
  assert.equal(statSync(join(folder, 'secrets')).mode & 0o777, 0o700);
  assert.match(secret('database_url'), /^postgres:\/\/marketplace:\w{48}@postgres:/);
  const made = secret('database_url');
  make();
  assert.equal(secret('database_url'), made);
  // Written as by earlier releases.
  writeFileSync(join(folder, 'secrets/database_url'), secret('database_admin_url'));
  make();
  assert.match(secret('database_url'), /^postgres:\/\/marketplace:/);
});

test('images run programs that exist, with documented settings', () => {
  assert.deepEqual(unknown(captures(dockerfile, /(?<=^ENV .*)\b([A-Z_]+)=/gm), known), []);
  const commands = [dockerfile, ...Object.values(services).map(({ command }) => command)].join();
  const run = captures(commands, /\b((?:api|site|scripts)\/[\w./-]+)\.[jt]s\b/g);
  assert.ok(run.length > 4, 'no programs were found');
  for (const program of run)
    assert.ok(existsSync(join(root, `${program.replace('/dist/', '/')}.ts`)), `no ${program}`);
});

test('the image of the site has every file of the site that its server imports', () => {
  const copied = captures(dockerfile, /^COPY (site\/\S+)/gm);
  const files = new Set(['site/server.ts']);
  for (const file of files) {
    const isCopied = copied.some((one) => file === one || file.startsWith(`${one}/`));
    assert.ok(isCopied, `${file} is not in the image`);
    const imports = /^(?:import|export)(?! type)\s(?:[^;']*?from )?'(\.[^']+)'/gm;
    for (const path of captures(read(file), imports)) files.add(normalize(join(file, '..', path)));
  }
});
