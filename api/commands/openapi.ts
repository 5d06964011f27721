import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { siteDefaults } from '#platform/site-defaults.ts';

/** Placeholders for the required settings: nothing is signed or connected to here. The site's own are in the file. */
Object.assign(process.env, siteDefaults, {
  DATABASE_URL: 'postgres://nobody@localhost/nothing',
  JWT_SECRET: crypto.randomUUID(),
  SITE_KEY: crypto.randomUUID(),
  NODE_ENV: 'development',
});
const { AppModule } = await import('../src/app/app.module.ts');
const { openApiDocument } = await import('../src/platform/openapi/document.ts');
const { documentHead } = await import('../src/app/openapi/head.ts');
const { published } = await import('../src/platform/openapi/publish.ts');

const app = await NestFactory.create(AppModule, { logger: ['error'] });
app.setGlobalPrefix('api', { exclude: ['uploads/:folder/:file'] });
const whole = openApiDocument(app, documentHead());
await writeFile('contract/openapi.json', `${lines(whole)}\n`);
await writeFile('openapi.json', `${lines(published(whole))}\n`);
await app.close();

/** JSON with a line for each short part, for reviews; indentation would add a quarter to the size. */
function lines(value: unknown): string {
  const text = JSON.stringify(value);
  if (text.length <= 100 || value === null || typeof value !== 'object') return text;
  if (Array.isArray(value)) return `[\n${value.map(lines).join(',\n')}\n]`;
  const fields = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${lines(one)}`);
  return `{\n${fields.join(',\n')}\n}`;
}
