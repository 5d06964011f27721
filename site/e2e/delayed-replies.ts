import { ServerResponse } from 'node:http';

/**
 * Preloaded into the servers of the product: one reply in three waits for up to `REPLY_DELAY_MS`, so that replies come late and
 * in another order, as on a crowded machine.
 */
const maxMs = Number(process.env.REPLY_DELAY_MS);
const end: unknown = Reflect.get(ServerResponse.prototype, 'end');

Object.assign(ServerResponse.prototype, {
  end(this: ServerResponse, ...chunk: unknown[]) {
    const send = () => Reflect.apply(end as () => void, this, chunk);
    if (Math.random() > 1 / 3) send();
    else setTimeout(send, Math.random() * maxMs);
    return this;
  },
});
