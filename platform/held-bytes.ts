import { networksOf } from './networks.ts';

interface HeldBytesLimits {
  total: number;
  /** Maximum per address or IPv6 /64, so that one client cannot take all. */
  perNetwork: number;
}

/** Bounds the bytes of request bodies that are in memory at once, by what has arrived: slow senders hold little. */
export class HeldBytes {
  readonly #limits: HeldBytesLimits;
  readonly #byNetwork = new Map<string, number>();
  #total = 0;

  constructor(limits: HeldBytesLimits) {
    this.#limits = limits;
  }

  get total(): number {
    return this.#total;
  }

  /** The account of one request from this address. */
  open(address: string): HeldRequest {
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
      take: (bytes) => {
        const { total, perNetwork } = this.#limits;
        const own = (this.#byNetwork.get(near) ?? 0) + bytes;
        if (this.#total + bytes > total || own > perNetwork) return false;
        add(bytes);
        return true;
      },
      release: () => add(-held),
    };
  }
}

export interface HeldRequest {
  /** Whether there is room for more bytes of this request. */
  take(bytes: number): boolean;
  /** Gives all its bytes back; may be called again. */
  release(): void;
}
