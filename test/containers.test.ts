import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
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
settings.push('NODE_ENV', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX');

for (const [name, service] of Object.entries(compose.services)) {
  const { build, healthcheck, environment = {}, secrets = [], depends_on = {} } = service;

  test(`service ${name} has a known image, a health check, documented settings and secret files`, () => {
    if (build) assertKnown([build.target!], stages);
    else assert.match(service.image, /:v?\d/, 'its version is not pinned');
    if (healthcheck?.disable) assert.match(service.restart, /^(no|on-failure:\d+)$/);
    else assert.ok(healthcheck ?? dockerfile.match(`AS ${build!.target}\n[^]+?\nHEALTHCHECK`));
    assertKnown(Object.keys(depends_on), Object.keys(compose.services));
    const names = Object.keys(environment).map((key) => key.replace(/_FILE$/, ''));
    if (build) assertKnown(names, settings);
    for (const [key, value] of Object.entries(environment))
      if (/PASSWORD|SECRET|KEY|DATABASE_URL/.test(key)) assert.match(value, /^\/run\/secrets\//);
    assertKnown(secrets, captures(read('deploy/make-secrets.sh'), /^keep (\S+)/gm));
    for (const secret of secrets) assert.equal(compose.secrets[secret]?.file, `secrets/${secret}`);
  });
}

test('images copy and run files that exist, with documented settings', () => {
  assertKnown(captures(dockerfile, /(?<=^ENV .*)\b([A-Z_]+)=/gm), settings);
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
