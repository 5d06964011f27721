/** Jest's test environment without its own context: a test file sees the globals of its process. */
export default class ProcessEnvironment {
  readonly global = globalThis;
  readonly fakeTimers = null;
  readonly fakeTimersModern = null;
  readonly moduleMocker = null;
  /** Globals that Jest replaces for each test file. */
  private readonly replaced = Object.getOwnPropertyDescriptors({
    console: globalThis.console,
    exit: process.exit.bind(process),
  });

  setup(): Promise<void> {
    // Jest's own prepareStackTrace knows no source maps of modules that Node has loaded.
    Reflect.deleteProperty(Error, 'prepareStackTrace');
    return Promise.resolve();
  }

  teardown(): Promise<void> {
    Object.defineProperty(globalThis, 'console', this.replaced.console);
    Object.defineProperty(process, 'exit', this.replaced.exit);
    return Promise.resolve();
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): null {
    return null;
  }
}
