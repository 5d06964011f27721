import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../supervisor/refusal.ts';
import { root } from '../supervisor/settings.ts';
import { readEnv, readExec, type Stage, type Step } from './dockerfile.ts';

/** What a stage makes: a file system in a folder, and how it wants to be run. */
export interface Image {
  folder: string;
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
}

/** Walks through the stages that a target needs, each in an empty folder below `temporary`, as a container engine would. */
export function makeImage(stages: Stage[], target: string, temporary: string): Image {
  const made = new Map<string, Image>();
  const make = (name: string): Image => {
    const stage = stages.find((candidate) => candidate.name === name);
    if (!stage) return { folder: '', env: {}, command: [], healthcheck: [] };
    const image = made.get(name) ?? walk(stage, make, join(temporary, target, name));
    made.set(name, image);
    return image;
  };
  return make(target);
}

function walk(stage: Stage, make: (name: string) => Image, folder: string): Image {
  const base = make(stage.from);
  const image = { ...base, env: { ...base.env }, folder };
  mkdirSync(join(folder, 'app'), { recursive: true });
  if (base.folder) cpSync(base.folder, folder, { recursive: true, verbatimSymlinks: true });
  for (const step of stage.steps) take(step, image, make);
  return image;
}

function take({ instruction, rest }: Step, image: Image, make: (name: string) => Image): void {
  const app = join(image.folder, 'app');
  if (instruction === 'ENV') Object.assign(image.env, readEnv(rest));
  else if (instruction === 'CMD') image.command = readExec(rest);
  else if (instruction === 'HEALTHCHECK') {
    image.healthcheck = readExec(rest.slice(rest.indexOf('CMD') + 3));
  } else if (instruction === 'COPY') copy(rest, app, make);
  else if (instruction === 'RUN') run(rest, app, image.env);
  else if (!['WORKDIR', 'USER', 'EXPOSE'].includes(instruction)) {
    throw new Refusal(`The rehearsal does not know ${instruction}.`);
  }
}

function copy(rest: string, app: string, make: (name: string) => Image): void {
  const [, from, paths = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(rest) ?? [];
  const words = paths.split(/\s+/);
  const to = words.pop() ?? '';
  for (const source of words) {
    const target = to.endsWith('/') ? join(app, to, source) : join(app, to);
    mkdirSync(dirname(target), { recursive: true });
    if (from)
      cpSync(join(make(from).folder, source), target, { recursive: true, verbatimSymlinks: true });
    else copyFromCheckout(source, target);
  }
}

/** What git knows, or will when it is added: the build context without what .dockerignore leaves out. */
function copyFromCheckout(source: string, target: string): void {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', source],
    options,
  );
  for (const file of files.split('\n').filter(Boolean)) {
    if (!statSync(join(root, file), { throwIfNoEntry: false })?.isFile()) continue;
    cpSync(join(root, file), source === file ? target : join(target, relativeTo(source, file)));
  }
}

const relativeTo = (source: string, file: string) =>
  source === '.' ? file : file.slice(source.length + 1);

function run(command: string, cwd: string, env: Record<string, string>): void {
  console.log(`  RUN ${command}`);
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  const { status, stderr } = spawnSync('sh', ['-c', command], {
    cwd,
    env: { HOME: process.env.HOME, ...network(), ...env, PATH } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Refusal(`'${command}' failed:\n${stderr.slice(-4_000)}`);
}

/** How this machine reaches the registry is not the image's business, but its steps need it. */
const network = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(npm_config_.*|https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_.*)$/i.test(name),
    ),
  );
