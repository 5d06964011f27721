import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

type Service = Partial<Record<'command' | 'secrets', string[]>> &
  Partial<Record<'build' | 'environment' | 'depends_on' | 'healthcheck', Record<string, string>>> &
  Record<'image' | 'restart', string>;

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');
const captures = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((m) => m[1]!);
const assertKnown = (names: string[], known: string[]) =>
  names.forEach((name) => assert.ok(known.includes(name), `${name} is not known`));

const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};
const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '');
const stages = captures(dockerfile, /^FROM .+ AS (\w+)/gm);
const settings = captures(read('.env.example'), /^([A-Z0-9_]+)=/gm);
const known = [...settings, 'NODE_ENV', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'];

for (const [name, service] of Object.entries(compose.services)) {
  const { build, healthcheck, environment = {}, secrets = [], depends_on = {} } = service;

  test(`service ${name} has a known image, a health check, documented settings and secret files`, () => {
    if (build) assertKnown([build.target!], stages);
    else assert.match(service.image, /:v?\d/, 'its version is not pinned');
    if (healthcheck?.disable) assert.match(service.restart, /^(no|on-failure:\d+)$/);
    else assert.ok(healthcheck ?? dockerfile.match(`AS ${build!.target}\n[^]+?\nHEALTHCHECK`));
    assertKnown(Object.keys(depends_on), Object.keys(compose.services));
    const names = Object.keys(environment).map((key) => key.replace(/_FILE$/, ''));
    if (build) assertKnown(names, known);
    for (const [key, value] of Object.entries(environment))
      if (/PASSWORD|SECRET|KEY|DATABASE_URL/.test(key)) assert.match(value, /^\/run\/secrets\//);
    assertKnown(secrets, captures(read('deploy/make-secrets.sh'), /^keep (\S+)/gm));
    for (const secret of secrets) assert.equal(compose.secrets[secret]?.file, `secrets/${secret}`);
  });
}

/** Settings that the images fix, that only npm start and tests know, or that are no concern of a server. */
const notInContainers = [
  'PORT',
  'HOST',
  'API_PORT',
  'API_HOST',
  'DATA_DIR',
  'POSTGRES_PORT',
  'DEMO_DATA',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'CHROMIUM_PATH',
  'TEST_DATABASE_URL',
];

/** Settings that a server reads, by its sources. */
const readBy = {
  api: captures(
    globSync(fileURLToPath(at('api/src/config/*.settings.ts')))
      .concat(fileURLToPath(at('api/src/config/config.ts')))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
    /^ +([A-Z][A-Z0-9_]+):/gm,
  ),
  site: captures(
    read('site/server/config.ts') + read('site/app/layout/settings.server.ts'),
    /\('([A-Z][A-Z0-9_]+)'/g,
  ),
};

for (const [name, read] of Object.entries(readBy)) {
  test(`service ${name} passes every setting of .env.example that it reads`, () => {
    const { environment = {} } = compose.services[name]!;
    const passed = Object.keys(environment).map((key) => key.replace(/_FILE$/, ''));
    const wanted = settings.filter((one) => read.includes(one) && !notInContainers.includes(one));
    assert.ok(wanted.length > 15, `${wanted.length} settings were found`);
    assert.deepEqual(
      wanted.filter((one) => !passed.includes(one)),
      [],
    );
  });
}

test('every setting of .env.example is passed to some service, and a copy of it changes no default', () => {
  const environments = Object.values(compose.services).map(({ environment }) => environment ?? {});
  const passed = environments.flatMap(Object.entries) as [string, string][];
  const names = passed.map(([name]) => name.replace(/_FILE$/, ''));
  assert.deepEqual(
    settings.filter((name) => !names.includes(name) && !notInContainers.includes(name)),
    [],
  );
  const examples = new Map(
    [...read('.env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  for (const [name, value] of passed) {
    const [, variable, fallback] = /^\$\{(\w+):-(.*)\}$/.exec(value) ?? [];
    if (!variable || !examples.get(variable) || variable === 'LOG_LEVEL') continue;
    assert.deepEqual([variable, fallback], [name, examples.get(variable)]);
  }
});

test('generated secrets are closed to other users, and the product is no superuser of its database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const make = () => execFileSync(fileURLToPath(at('deploy/make-secrets.sh')), { cwd: folder });
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
  rmSync(folder, { recursive: true });
});

test('images copy and run files that exist, with documented settings', () => {
  assertKnown(captures(dockerfile, /(?<=^ENV .*)\b([A-Z_]+)=/gm), known);
  assertKnown(captures(dockerfile, /^COPY --from=(\S+)/gm), stages);
  const copied = captures(dockerfile, /^COPY (?!--)(.+) \S+$/gm).flatMap((s) => s.split(' '));
  const services = Object.values(compose.services);
  const commands = [dockerfile, ...services.map(({ command }) => command)].join('\n');
  const run = captures(commands, /\b((?:api|site|scripts)\/[\w./-]+)\.[jt]s\b/g);
  assert.ok(run.length > 4, 'no programs were found');
  for (const file of [...copied, ...run.map((program) => `${program}.ts`)])
    assert.ok(existsSync(at(file.replace('/dist/', '/'))), `${file} does not exist`);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  assertKnown(captures(commands, /npm run ([\w:]+)/g), Object.keys(scripts));
});
