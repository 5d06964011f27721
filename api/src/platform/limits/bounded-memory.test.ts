import { BoundedMemory } from './bounded-memory.ts';

it('forgets whoever was not seen for longest when there are more than it counts for', async () => {
  const memory = new BoundedMemory({ points: 1, duration: 60 }, 2);
  const isRefused = (who: string) =>
    memory.consume(who).then(
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
