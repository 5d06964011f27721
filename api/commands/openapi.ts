import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';

/** Placeholders for the required settings: nothing is signed or connected to here. */
Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@localhost/nothing',
  JWT_SECRET: crypto.randomUUID(),
  SITE_KEY: crypto.randomUUID(),
  NODE_ENV: 'development',
  SITE_NAME: '',
});
const { AppModule } = await import('../src/app/app.module.ts');
const { openApiDocument } = await import('../src/openapi/document.ts');

const app = await NestFactory.create(AppModule, { logger: ['error'] });
app.setGlobalPrefix('api', { exclude: ['uploads/:folder/:file'] });
await writeFile('openapi.json', `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
await app.close();
