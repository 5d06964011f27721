import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.ts';
import { config } from './config.ts';
import { configure } from './configure.ts';
import { Schedule } from './listings/schedule.ts';
import { endOrderly } from './shutdown.ts';

const app = await NestFactory.create<NestExpressApplication>(AppModule, {
  bufferLogs: true,
  bodyParser: false,
});
await configure(app);

const server = app.getHttpServer();
server.headersTimeout = 10_000;
server.requestTimeout = 120_000;
server.keepAliveTimeout = 65_000;

endOrderly(app);
await app.get(Schedule).start();
await app.listen(config.port, config.host);
