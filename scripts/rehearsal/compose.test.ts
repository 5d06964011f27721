import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { root } from '../supervisor/settings.ts';
import { readDockerfile, readEnv } from './dockerfile.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const text = read('docker-compose.yml');

interface Service {
  image?: string;
  build?: { target: string };
  command?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  depends_on?: Record<string, unknown>;
}

interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
}

const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const stages = readDockerfile(read('Dockerfile'));
const documented = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);

describe('docker-compose.yml', () => {
  it('is valid by the schema of the Compose Specification', () => {
    const { $schema: _, ...schema } = JSON.parse(
      read('deploy/compose-spec.schema.json'),
    ) as object & {
      $schema: string;
    };
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
    const validate = ajv.compile(schema);
    validate(compose);
    assert.deepEqual(validate.errors, null);
  });

  it('builds stages that the Dockerfile has', () => {
    const targets = services.flatMap(([, { build }]) => (build ? [build.target] : []));
    const names = stages.map(({ name }) => name);
    assert.ok(targets.length > 0);
    assert.deepEqual(
      targets.filter((target) => !names.includes(target)),
      [],
    );
  });

  it('pins the version of every image that it does not build', () => {
    const foreign = services.filter(([, { build }]) => !build).map(([, { image }]) => image ?? '');
    assert.deepEqual(
      foreign.filter((image) => !/:v?\d/.test(image)),
      [],
    );
  });

  it('uses only secrets that deploy/make-secrets.sh makes', () => {
    const made = [...read('deploy/make-secrets.sh').matchAll(/^keep (\S+)/gm)].map(
      ([, name]) => name,
    );
    const used = services.flatMap(([, { secrets = [] }]) => secrets);
    assert.deepEqual(
      used.filter((name) => !(name in compose.secrets)),
      [],
    );
    assert.deepEqual(Object.keys(compose.secrets).toSorted(), made.toSorted());
    for (const [name, { file }] of Object.entries(compose.secrets))
      assert.equal(file, `secrets/${name}`);
  });

  it('sets only what .env.example explains', () => {
    const ours = services.filter(([, { build }]) => build);
    const set = ours.flatMap(([, { environment = {} }]) => Object.keys(environment));
    const ofImages = stages.flatMap(({ steps }) =>
      steps.flatMap(({ instruction, rest }) =>
        instruction === 'ENV' ? Object.keys(readEnv(rest)) : [],
      ),
    );
    const names = [...set, ...ofImages].map((name) => name.replace(/_FILE$/, ''));
    const others = ['NODE_ENV', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'];
    assert.deepEqual(
      names.filter((name) => !documented.includes(name) && !others.includes(name)),
      [],
    );
  });

  it('runs programs that there are', () => {
    const programs = services.flatMap(([, { command }]) =>
      command?.[0] === 'node' ? [command[1]!] : [],
    );
    const sources = programs.map((file) => file.replace('/dist/', '/').replace(/js$/, 'ts'));
    assert.ok(sources.length > 2);
    assert.deepEqual(
      sources.filter((file) => !existsSync(join(root, file))),
      [],
    );
  });

  it('waits only for services that there are', () => {
    const awaited = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on));
    assert.deepEqual(
      awaited.filter((name) => !(name in compose.services)),
      [],
    );
  });
});
