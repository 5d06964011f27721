import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailFolder } from './mail-folder.ts';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterAll(() => rm(parent, { recursive: true }));

it('writes mails as files readable by their owner only, and keeps the newest 200', async () => {
  const folder = join(parent, 'mail');
  const { send } = mailFolder(folder);
  await send({ from: 'a@example.com', to: 'b@example.com', subject: 'First', text: 'Words' });
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z [\da-f-]{36}\.eml$/);
  expect(await readFile(join(folder, name), 'utf8')).toContain('Subject: First');
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  for (let number = 100; number < 350; number += 1)
    await writeFile(join(folder, `3000-01-01T00-00-00.${number}Z.eml`), '');
  await send({ from: 'a@example.com', to: 'b@example.com', subject: 'Second', text: 'Words' });
  const names = (await readdir(folder)).sort();
  expect(names).toHaveLength(200);
  expect(names[0]).toBe('3000-01-01T00-00-00.150Z.eml');
});
