import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testApp } from '../app.ts';
import { makeAdmin, password } from '../make-account.ts';
import { jpeg } from '../pictures.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
// Below the checkout, so that the clients find their packages.
const folder = join(root, 'node_modules/.cache/generated-clients');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** The generators' arguments. Each writes `generated.ts` or the folder `generated`. */
const generators = {
  'openapi-typescript': 'openapi.json --output generated.ts',
  'openapi-ts': '--input multipart.json --output generated --client @hey-api/client-fetch',
  orval: '--input multipart.json --output generated.ts --client fetch',
};
const names = Object.keys(generators);

const api = testApp();
beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await Promise.all(Object.entries(generators).map(([name, args]) => generate(name, args)));
});

async function generate(name: string, args: string) {
  const to = join(folder, name);
  await mkdir(to, { recursive: true });
  await copyFile(join(import.meta.dirname, 'life.ts'), join(to, 'life.ts'));
  await copyFile(join(import.meta.dirname, `${name}.client.ts`), join(to, 'client.ts'));
  await writeDescriptions(to);
  await run(bin(name), args.split(' '), { cwd: to });
}

/** One description as it is, and one with a single body per call for generators that support no more. */
async function writeDescriptions(to: string) {
  const description = JSON.parse(await readFile(join(root, 'openapi.json'), 'utf8'));
  await writeFile(join(to, 'openapi.json'), JSON.stringify(description));
  for (const path of ['/api/companies', '/api/jobs'])
    delete description.paths[path].post.requestBody.content['application/json'];
  await writeFile(join(to, 'multipart.json'), JSON.stringify(description));
}

it('clients of all generators compile strictly', async () => {
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { types: ['node'] },
    include: ['.'],
    exclude: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = await run(bin('tsc'), ['-p', folder]).catch((error) => error);
  expect(stdout).toBe('');
});

it.each(names)(
  'a client of %s registers a company with an image, verifies it and reads it',
  async (name) => {
    const cwd = join(folder, name);
    const options = ['--bundle', '--platform=node', '--format=esm', '--outfile=client.mjs'];
    await run(bin('esbuild'), ['client.ts', ...options], { cwd });
    const { email } = await makeAdmin(api);
    const image = (await jpeg()).toString('base64');
    const env = {
      ...process.env,
      API_URL: api.url,
      EMAIL: email,
      PASSWORD: password,
      IMAGE: image,
    };
    await run(process.execPath, ['client.mjs'], { cwd, env });
  },
);
