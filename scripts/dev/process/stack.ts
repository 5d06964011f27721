import { Refusal } from '../settings/refusal.ts';
import { startPart, type Part, type PartOptions } from './child-process.ts';

/** Milliseconds a part gets to finish what it is doing, after the time in which it only says that it is leaving. */
const grace = () => (10 + Number(process.env.DRAIN_SECONDS || 0)) * 1000;

/** The parts of the running product. Each may rest on those started before it, so the last started stops first. */
export class Stack {
  #parts: Part[] = [];
  #stopping?: Promise<void>;
  #fail!: (cause: Refusal) => void;

  /** Rejects with the account of the first part that died unasked. */
  readonly failed = new Promise<never>((_, reject) => (this.#fail = reject));

  constructor() {
    this.failed.catch(() => {});
  }

  /** Starts a part that is meant to run until it is stopped. */
  start(name: string, args: string[], options?: PartOptions): Part {
    const part = this.#add(name, args, options);
    void part.exited.then((how) => {
      if (!this.#stopping) this.#fail(new Refusal(account(part, `${name} stopped with ${how}`)));
    });
    return part;
  }

  /** Starts a part that may die without taking the rest along. */
  startSpare(name: string, args: string[], options?: PartOptions): Part {
    return this.#add(name, args, options);
  }

  /** Runs a command to its end and gives its answer (part.ts); refuses with its last lines when it fails. */
  async run(name: string, args: string[], options?: PartOptions): Promise<string> {
    const part = this.#add(name, args, { shows: () => false, ...options });
    const how = await part.exited;
    if (how !== 'code 0') throw new Refusal(account(part, `${name} failed with ${how}`));
    return part.answer();
  }

  /** Stops everything, last started first. A second call waits for nobody. */
  stop(): Promise<void> {
    if (this.#stopping) for (const part of this.#parts) part.kill();
    return (this.#stopping ??= this.#stopInOrder());
  }

  get isStopping() {
    return this.#stopping !== undefined;
  }

  async #stopInOrder() {
    for (const part of this.#parts.toReversed()) await part.stop(grace());
  }

  #add(name: string, args: string[], options?: PartOptions) {
    if (this.#stopping)
      throw new Refusal(`${name} was not started, because everything is being stopped.`);
    const part = startPart(name, args, options);
    this.#parts.push(part);
    void part.exited.then(() => (this.#parts = this.#parts.filter((other) => other !== part)));
    return part;
  }
}

function account(part: Part, what: string) {
  const words = part.lastWords();
  return words ? `${what}. It last said:\n${words}` : `${what} and said nothing.`;
}
