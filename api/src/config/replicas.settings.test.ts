import { z } from 'zod';
import { replicasEnvironment } from './replicas.settings.ts';

const read = (DATABASE_REPLICAS?: string) =>
  z.object(replicasEnvironment).safeParse({ DATABASE_REPLICAS });

it('are addresses with commas between, and none unless told', () => {
  const [one, other] = ['postgres://a:b@one/name', 'postgresql://a:b@other:5433/name'];
  expect(read(`${one}, ${other},`).data).toEqual({ DATABASE_REPLICAS: [one, other] });
  expect(read().data).toEqual({ DATABASE_REPLICAS: [] });
});

it.each(['one.example.com', 'postgres://a:b@one/name,other', 'mysql://a:b@one/name'])(
  'are refused with a sentence: %s',
  (list) => {
    expect(read(list).error?.issues[0]?.message).toMatch(/^DATABASE_REPLICAS must be addresses/);
  },
);
