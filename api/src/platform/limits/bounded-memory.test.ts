import { BoundedMemory } from './bounded-memory.ts';

it('evicts the least recently counted key when it is full', async () => {
  const memory = new BoundedMemory({ points: 1, duration: 60 }, 2);
  const isRefused = (key: string) =>
    memory.consume(key).then(
      () => false,
      () => true,
    );
  expect(await isRefused('a')).toBe(false);
  expect(await isRefused('b')).toBe(false);
  expect(await isRefused('a')).toBe(true);
  expect(await isRefused('c')).toBe(false);
  expect(await isRefused('a')).toBe(true);
  expect(await isRefused('b')).toBe(false);
});
