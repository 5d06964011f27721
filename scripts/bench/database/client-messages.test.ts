import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientMessages } from './client-messages.ts';
import type { Sent } from './tap.ts';

const text = (...words: string[]) => Buffer.from(words.map((word) => `${word}\0`).join(''));
const short = (value: number) => Buffer.from([value >> 8, value & 255]);
const long = (value: number) => Buffer.from([0, 0, value >> 8, value & 255]);
const message = (letter: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(letter), long(body.length + 4), body]);
};
const begin = (application: string) =>
  message('', long(196_608), text('user', 'me', 'application_name', application, ''));
const parse = (name: string, sql: string) => message('P', text(name, sql), short(0));
const bind = (name: string, value: string) =>
  message(
    'B',
    text('', name),
    short(0),
    short(2),
    long(Buffer.byteLength(value)),
    Buffer.from(value),
    Buffer.from([255, 255, 255, 255]),
    short(0),
  );

const heard = (...pieces: Buffer[]) => {
  const statements: Sent[] = [];
  const read = clientMessages('api', (statement) => statements.push(statement));
  for (const piece of pieces) read(piece);
  return statements;
};

test('statements are heard with their values, by name also the second time', () => {
  const stream = [
    begin('api'),
    parse('one', 'select $1, $2'),
    bind('one', 'ikeja'),
    bind('one', 'yaba'),
  ];
  assert.deepEqual(heard(...stream), [
    { text: 'select $1, $2', values: ['ikeja', null], name: 'one' },
    { text: 'select $1, $2', values: ['yaba', null], name: 'one' },
  ]);
});

test('messages that come in pieces of single bytes are the same', () => {
  const stream = Buffer.concat([
    begin('api'),
    message('Q', text('begin')),
    parse('', 'select 1, $1, $2'),
    bind('', 'é'),
  ]);
  const inBytes = [...stream].map((byte) => Buffer.from([byte]));
  assert.deepEqual(heard(...inBytes), heard(stream));
  assert.equal(heard(stream).length, 2);
});

test('what another program says is not heard', () => {
  assert.deepEqual(heard(begin('api schedule'), message('Q', text('select 1'))), []);
});
