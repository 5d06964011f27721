import { setImmediate } from 'node:timers/promises';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

it('ConcurrencyLimiter runs two tasks at a time, queues the third and refuses the fourth with 503', async () => {
  const limiter = new ConcurrencyLimiter({ maxRunning: 2, maxQueue: 1, busyMessage: 'Full.' });
  const running = new Set<number>();
  const leave: (() => void)[] = [];
  const enter = (id: number) =>
    limiter.run(async () => {
      running.add(id);
      await new Promise<void>((resolve) => (leave[id] = resolve));
      running.delete(id);
    });
  const [first, second, third] = [enter(0), enter(1), enter(2)];
  await expect(enter(3)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  expect([...running]).toEqual([0, 1]);
  leave[0]?.();
  await first;
  await setImmediate();
  expect([...running]).toEqual([1, 2]);
  leave[1]?.();
  leave[2]?.();
  await Promise.all([second, third]);
});

it('ConcurrencyLimiter starts the next task after one has failed', async () => {
  const limiter = new ConcurrencyLimiter({ maxRunning: 1, maxQueue: 0, busyMessage: 'Full.' });
  await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter.run(() => Promise.resolve('fine'))).toBe('fine');
});

it('ConcurrencyLimiter refuses a task that waited for the queue timeout, and still starts the next', async () => {
  const limiter = new ConcurrencyLimiter({
    maxRunning: 1,
    maxQueue: 2,
    queueTimeoutMs: 30,
    busyMessage: 'Full.',
  });
  let leave = () => {};
  const first = limiter.run(() => new Promise<void>((resolve) => (leave = resolve)));
  await expect(limiter.run(() => Promise.resolve('late'))).rejects.toMatchObject({
    status: 503,
    message: 'Full. Please try again in a few seconds.',
  });
  expect(limiter.load).toEqual({ running: 1, waiting: 0 });
  const next = limiter.run(() => Promise.resolve('in time'));
  leave();
  await first;
  expect(await next).toBe('in time');
  expect(limiter.load).toEqual({ running: 0, waiting: 0 });
});
