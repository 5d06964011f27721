import { ConflictException, Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { testApp } from '../../../test/app.ts';
import { codeEntries, titleOf } from './codes.ts';

const thrown: Record<string, () => Error> = {
  conflict: () =>
    new ConflictException('This has been decided already', { errorCode: 'listing_not_pending' }),
  unknown: () => new TypeError('secret detail in module x at line 3'),
};

/** Larger than the buffers of a socket. */
const large = Buffer.alloc(16 * 1024 * 1024, 'a');

@Controller('errors')
class ErrorsController {
  @Get('late/:sent')
  late(@Param('sent') sent: string, @Res() response: Response) {
    response.setHeader('Content-Length', large.length);
    if (sent === 'whole') response.end(large);
    else response.write(large.subarray(1));
    throw new TypeError('thrown after the response was written');
  }

  @Get('thrown/:name')
  throw(@Param('name') name: string) {
    throw thrown[name]!();
  }
}

const api = testApp(ErrorsController);

it('an error response is a problem with a stable type, a message and the request id', async () => {
  const { body, headers } = await api.http.get('/api/errors/thrown/conflict').expect(409);
  expect(headers['content-type']).toBe('application/problem+json');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toEqual({
    type: '/api/docs/errors#listing_not_pending',
    title: 'Listing not pending',
    status: 409,
    detail: 'This has been decided already',
    message: 'This has been decided already',
    requestId: headers['x-request-id'],
  });
});

it('an error response has a title of its own for each type', () => {
  const titles = codeEntries.map(([code]) => titleOf(code));
  expect(new Set(titles).size).toBe(titles.length);
});

it('an error response hides the details of an unexpected error', async () => {
  const { body, text } = await api.http.get('/api/errors/thrown/unknown').expect(500);
  expect(text).not.toMatch(/secret|module|TypeError/);
  expect(body).toMatchObject({
    type: '/api/docs/errors#internal',
    message: 'Something went wrong on our side. Please try again.',
  });
});

it('an error response keeps a complete response intact and destroys a partial one when the handler fails later', async () => {
  const { text } = await api.http.get('/api/errors/late/whole').expect(200);
  expect(text).toHaveLength(large.length);
  await expect(api.http.get('/api/errors/late/half')).rejects.toThrow();
});

it.each(['/api/nothing', '/api', '/', '/%ff', '/uploads', '/api/errors/thrown'])(
  'a URL is 404 if no route has the path %s',
  async (path) => {
    const { body, headers } = await api.http.get(path).expect(404);
    expect(headers['content-type']).toBe('application/problem+json');
    expect(body.message).toBe('There is nothing at this address. See /api/docs for every call.');
  },
);

it.each([
  ['delete', '/api/auth/login', 'POST'],
  ['post', '/api/auth/me', 'GET, HEAD'],
  ['put', '/api/errors/thrown/x', 'GET, HEAD'],
  ['post', '/uploads/x/640.webp', 'GET, HEAD'],
  ['delete', '/api/docs/errors', 'GET, HEAD'],
] as const)('a URL is 405 with Allow for %s %s', async (method, path, allow) => {
  const { headers, body } = await api.http[method](path).expect(405);
  expect(headers.allow).toBe(allow);
  expect(body.type).toBe('/api/docs/errors#method_not_allowed');
});

it.each([
  ['/api/errors/thrown/%ff', 'The address is not valid.'],
  ['/api/%', 'The address is not valid.'],
  ['/uploads/%ff/x', 'The address is not valid.'],
  ['/api/jobs?q=caf%e9', 'Encode the parameters in UTF-8.'],
])('a URL is 400 if %s cannot be decoded', async (path, message) => {
  const { body, headers } = await api.http.get(path).expect(400);
  expect(headers['content-type']).toBe('application/problem+json');
  expect(body.message).toBe(message);
});

it.each(['100%', '%zz', '%c3%a9', '%25e9'])('a URL may have the parameter %s', (q) =>
  api.http.get(`/api/jobs?q=${q}`).expect(200),
);
