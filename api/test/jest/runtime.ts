import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
/** The handlers of jest-circus, which it keeps in the globals of a test file. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/**
 * Jest's module runtime on Node's own module registry: the files that one process tests share the modules of the api and
 * its libraries, which are loaded once. A module of `setupFilesAfterEnv` exports a function, which is called per file.
 */
export default class SharedRuntime {
  private readonly setups: readonly string[];

  constructor({ setupFilesAfterEnv }: { setupFilesAfterEnv: readonly string[] }) {
    this.setups = setupFilesAfterEnv;
  }

  /** Jest's framework, reloaded for each test file, since it has state. */
  requireInternalModule(path: string): unknown {
    Reflect.deleteProperty(globalThis, EVENT_HANDLERS);
    delete require.cache[path];
    return require(path);
  }

  requireModule(path: string): unknown {
    return require(path);
  }

  unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  async unstable_importModule(path: string): Promise<void> {
    const module = (await import(pathToFileURL(path).href)) as { default?: () => unknown };
    if (this.setups.includes(path)) await module.default?.();
  }

  getSourceMaps(): Map<string, string> {
    return new Map();
  }

  getAllCoverageInfoCopy(): undefined {}
  setGlobalsForRuntime(): void {}
  enterTestCode(): void {}
  leaveTestCode(): void {}
  teardown(): void {}
}
