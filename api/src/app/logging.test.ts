import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { Controller, Get, Logger, Post } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import type * as nestjsPino from 'nestjs-pino';
import supertest from 'supertest';
import { ProblemFilter } from '../platform/errors/problem.filter.ts';
import { RetryLaterException } from '../platform/errors/retry-later.exception.ts';
import { requestLog } from './logging.ts';
import { assignRequestId } from '../platform/http/request.ts';

/** The CommonJS copy of the library: each copy keeps one logger per process, and the api uses the other. */
const pino = createRequire(import.meta.url)('nestjs-pino') as typeof nestjsPino;

@Controller()
class LoggedController {
  @Get('api/health/live')
  live() {
    return {};
  }

  @Post('row')
  row() {
    const detail = 'Failing row contains (1, canary@example.com, canary\n    text).';
    throw Object.assign(
      new Error(
        `new row for relation "company" violates check constraint "refusing"\n - detail: ${detail}`,
      ),
      { code: '23514', detail },
    );
  }

  @Get('later')
  later() {
    throw new RetryLaterException('Not now.', 1);
  }

  @Post('unexpected')
  unexpected() {
    Logger.log({ password: 'canary-password', token: 'canary-token' }, 'a log line with secrets');
    throw Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(canary@example.com) already exists.',
    });
  }
}

let app: NestExpressApplication;
let lines: string[] = [];
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(...chunk.toString().trimEnd().split('\n'));
      done();
    },
  });
  const module = await Test.createTestingModule({
    imports: [pino.LoggerModule.forRoot({ pinoHttp: [{ ...requestLog, level: 'info' }, stream] })],
    controllers: [LoggedController],
  }).compile();
  app = module.createNestApplication<NestExpressApplication>();
  app.useLogger(app.get(pino.Logger));
  app.useGlobalFilters(new ProblemFilter());
  app.use(assignRequestId);
  await app.init();
});
beforeEach(() => (lines = []));
afterAll(() => app.close());

const http = () => supertest(app.getHttpServer());
const events = () => lines.map((line) => JSON.parse(line));

it('the log has one line of JSON per request, with its id, path and status, even if the path contains line breaks', async () => {
  const path = '/a%0d%0a%7B%22level%22:60%7D%1b[31m';
  await http().get(path).set('X-Request-Id', 'request-12');
  expect(events()).toMatchObject([{ requestId: 'request-12' }]);
  expect(events()[0].req).toEqual({ method: 'GET', path });
  expect(events()[0].res).toEqual({ status: 404 });
});

it('the log has the stack of an unexpected error, with the request id of the response', async () => {
  const { body } = await http().post('/unexpected').expect(500);
  expect(events().filter(({ requestId }) => requestId === body.requestId)).toHaveLength(2);
  const event = events().find(({ msg }) => msg === 'request errored');
  expect(event).toMatchObject({
    requestId: body.requestId,
    level: 50,
    err: { message: 'duplicate key', code: '23505' },
  });
  expect(event.err.stack).toContain('logging.test');
});

it('the log warns of a 503 that the API means, without an error or a stack', async () => {
  await http().get('/later').expect(503);
  expect(events()).toMatchObject([{ level: 40 }]);
  expect(events()[0].res).toEqual({ status: 503 });
  expect(events()[0]).not.toHaveProperty('err');
});

it('the log omits rows that PostgreSQL quotes in an error', async () => {
  await http().post('/row').expect(500);
  const event = events().find(({ msg }) => msg === 'request errored');
  expect(event.err).toMatchObject({
    message: 'new row for relation "company" violates check constraint "refusing"',
    stack: expect.stringContaining('logging.test'),
  });
  expect(lines.join('\n')).not.toContain('canary');
});

it('the log omits queries, headers, addresses and bodies', async () => {
  await http()
    .post('/unexpected?q=canary-search')
    .set({
      Authorization: 'Bearer canary-bearer',
      Cookie: 'canary=1',
      'User-Agent': 'canary',
      'X-Visitor-Address': '203.0.113.7',
    })
    .send({ email: 'canary@example.com' });
  expect(lines.join('\n')).not.toMatch(/canary|203\.0\.113|127\.0\.0\.1|::1/);
});

it('the log omits health checks', async () => {
  await http().get('/api/health/live').expect(200);
  expect(lines).toEqual([]);
});
