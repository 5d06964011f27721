import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { testApp } from '../../../test/app.ts';

const Order = z.strictObject({
  name: z.string('Enter a name').min(2, 'Enter a name of at least 2 letters'),
  amount: z.int().max(9).optional(),
  tags: z.array(z.string().max(3)).optional(),
  colour: z.enum(['red', 'blue']).optional(),
});

@Controller('validation')
class ValidationController {
  @Get('search')
  search(
    @Query({
      schema: z.object({
        page: z.coerce.number('must be a number').optional(),
        q: z.string().max(5).optional(),
      }),
    })
    query: object,
  ) {
    return query;
  }

  @Post('order')
  order(@Body({ schema: Order }) order: object) {
    return order;
  }
}

const api = testApp(ValidationController);

const order = (body: object | string) =>
  api.http
    .post('/api/validation/order')
    .type('json')
    .send(body as object);

describe('a body', () => {
  it.each<[string, object, object]>([
    ['a missing field', {}, { name: 'Enter a name' }],
    ['a field that is too short', { name: 'A' }, { name: 'Enter a name of at least 2 letters' }],
    ['an unknown field', { name: 'Ada', isAdmin: true }, { isAdmin: 'There is no such field' }],
    ['a number that is too big', { name: 'Ada', amount: 10 }, { amount: 'This must be at most 9' }],
    [
      'a value of the wrong type',
      { name: 'Ada', amount: 'x' },
      { amount: 'This is not the right kind of value' },
    ],
    [
      'an invalid item of a list',
      { name: 'Ada', tags: ['a', 'long'] },
      { tags: 'Write at most 3 characters' },
    ],
    ['an unknown choice', { name: 'Ada', colour: 'green' }, { colour: 'This must be red or blue' }],
    [
      'a lone surrogate',
      { name: 'Ada', tags: ['\ud800'] },
      { tags: 'This contains characters that cannot be stored' },
    ],
  ])('with %s is 422 with a message for that field', async (_, body, errors) => {
    const answer = await order(body).expect(422);
    expect(answer.body.errors).toEqual(errors);
  });

  it.each(['{"name":', 'null', '"text"', '7'])('is 400 if it is %s', async (text) => {
    const { body } = await order(text).expect(400);
    expect(body.message).toBe('The body is not a valid JSON object.');
  });

  it('is 400 if it is in Latin-1, whose letters would be lost', async () => {
    const request = api.http.post('/api/validation/order').type('json');
    const { body } = await request
      .serialize((text) => text)
      .send(Buffer.from('{"name":"Adé"}', 'latin1') as never)
      .expect(400);
    expect(body.message).toBe('Send the body as UTF-8.');
  });

  it.each(['gzip', 'deflate', 'br'])('is 400 if it is not the %s that it says', async (coding) => {
    const { body } = await order('{"name":"Ada"}').set('Content-Encoding', coding).expect(400);
    expect(body.message).toBe('The body is not compressed as its Content-Encoding says.');
  });

  it.each([
    ['is a list', '[]', 'body'],
    ['has 60,000 lists in each other', `${'['.repeat(60_000)}${']'.repeat(60_000)}`, 'body'],
    ['has 30,000 objects in each other', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`, 'a'],
  ])('is 422 with an error if it %s', async (_, text, name) => {
    const { body } = await order(text).expect(422);
    expect(Object.keys(body.errors)).toContain(name);
  });

  it('is 413 if it is too large', async () => {
    const { body } = await order({ name: 'x'.repeat(300_000) }).expect(413);
    expect(body.message).toBe('The body is too large: send at most 256 kB of JSON.');
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('is 415 if its type is %s', async (type) => {
    const { body } = await api.http
      .post('/api/validation/order')
      .set('Content-Type', type)
      .send('name=Ada')
      .expect(415);
    expect(body.message).toBe('Send the body as application/json.');
  });
});

it.each([
  ['page=x', 'page must be a number'],
  ['q=toolong', 'q: Write at most 5 characters'],
  ['q=%00', 'q: This contains characters that cannot be stored'],
])('a query parameter ?%s is 400 with a message that names it', async (query, message) => {
  const { body } = await api.http.get(`/api/validation/search?${query}`).expect(400);
  expect(body).toMatchObject({ type: '/api/docs/errors#bad_request', message });
});
