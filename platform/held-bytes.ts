import { networksOf } from './networks.ts';

/**
 * Bounds the bytes of request bodies that are in memory at once, by what has arrived: slow senders hold little. `perNetwork`
 * is the maximum per address or IPv6 /64, so that one client cannot take all.
 */
export class HeldBytes {
  readonly #limits: Record<'total' | 'perNetwork', number>;
  readonly #byNetwork = new Map<string, number>();
  #total = 0;

  constructor(limits: Record<'total' | 'perNetwork', number>) {
    this.#limits = limits;
  }

  /** The account of one request from this address. */
  open(address: string) {
    const { near } = networksOf(address);
    let held = 0;
    const add = (bytes: number) => {
      this.#total += bytes;
      held += bytes;
      const sum = (this.#byNetwork.get(near) ?? 0) + bytes;
      if (sum > 0) this.#byNetwork.set(near, sum);
      else this.#byNetwork.delete(near);
    };
    return {
      /** Whether there is room for more bytes of this request. */
      take: (bytes: number) => {
        const { total, perNetwork } = this.#limits;
        const own = (this.#byNetwork.get(near) ?? 0) + bytes;
        if (this.#total + bytes > total || own > perNetwork) return false;
        add(bytes);
        return true;
      },
      /** Gives all its bytes back; may be called again. */
      release: () => add(-held),
    };
  }
}

export type HeldRequest = ReturnType<HeldBytes['open']>;
