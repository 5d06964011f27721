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
const { openApiDocument } = await import('../src/openapi/document.ts');

const app = await NestFactory.create(AppModule, { logger: ['error'] });
app.setGlobalPrefix('api', { exclude: ['uploads/:folder/:file'] });
// Lines for reviews, without the quarter of the size that their indentation would take.
const text = JSON.stringify(openApiDocument(app), null, 1).replaceAll(/^ +/gm, '');
await writeFile('openapi.json', `${text}\n`);
await app.close();
