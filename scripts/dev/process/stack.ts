import { Refusal } from '../settings/refusal.ts';
import { Guard } from './guard.ts';
import { startChild, type Child, type ChildOptions } from './child-process.ts';

/** Begins after DRAIN_SECONDS, in which a server still accepts requests while its readiness probe fails. */
const GRACE_PERIOD_MS = 10_000;

/** The running child processes. Each may depend on those started before it, so the last started stops first. */
export class Stack {
  #children: Child[] = [];
  readonly #guard = new Guard();
  #stopping?: Promise<void>;
  #fail!: (cause: Refusal) => void;

  /** Rejects with the status and last lines of the first child process that exited without being stopped. */
  readonly failed = new Promise<never>((_, reject) => (this.#fail = reject));

  constructor() {
    this.failed.catch(() => {});
  }

  /** Starts a child process whose unrequested exit rejects `failed`. */
  start(name: string, args: string[], options?: ChildOptions): Child {
    const child = this.startOptional(name, args, options);
    void child.exited.then((status) => {
      if (!this.#stopping) this.#fail(exitRefusal(child, `${name} stopped with ${status}`));
    });
    return child;
  }

  /** Starts a child process that may exit while the others go on. */
  startOptional(name: string, args: string[], options?: ChildOptions): Child {
    if (this.#stopping)
      throw new Refusal(`${name} was not started, because everything is being stopped.`);
    const child = startChild(name, args, options);
    this.#track([...this.#children, child]);
    void child.exited.then(() => this.#track(this.#children.filter((other) => other !== child)));
    return child;
  }

  /** Runs a command and returns the last line of its output. @throws Refusal with its last lines when it fails */
  async run(name: string, args: string[], options?: ChildOptions): Promise<string> {
    const child = this.startOptional(name, args, { shows: () => false, ...options });
    const status = await child.exited;
    if (status !== 'code 0') throw exitRefusal(child, `${name} failed with ${status}`);
    return child.output();
  }

  /** Stops everything, last started first. A second call kills. */
  stop(): Promise<void> {
    if (this.#stopping) for (const child of this.#children) child.kill();
    return (this.#stopping ??= this.#stopInOrder());
  }

  get isStopping() {
    return this.#stopping !== undefined;
  }

  #track(children: Child[]) {
    this.#children = children;
    this.#guard.protect(
      children
        .map(({ child }) => `TERM ${child.pid}`)
        .toReversed()
        .join(' '),
    );
  }

  async #stopInOrder() {
    const drainMs = Number(process.env.DRAIN_SECONDS || 0) * 1000;
    for (const child of this.#children.toReversed()) await child.stop(drainMs + GRACE_PERIOD_MS);
  }
}

function exitRefusal(child: Child, summary: string) {
  const lines = child.lastLines();
  return new Refusal(lines ? `${summary}. Last lines:\n${lines}` : `${summary} without output.`);
}
