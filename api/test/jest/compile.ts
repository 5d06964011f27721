import type { transformFileSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const api = new URL('../../', import.meta.url).href;
const require = createRequire(import.meta.url);
const options = JSON.parse(readFileSync(new URL('../../../.swcrc', import.meta.url), 'utf8'));
// Sources are loaded under their own names.
delete options.jsc.rewriteRelativeImportExtensions;
let swc: { transformFileSync: typeof transformFileSync } | undefined;

// Errors are reported with the lines of the sources.
process.setSourceMapsEnabled(true);

/** `node --import` of this file compiles the api's sources as they are loaded: Node leaves out types but knows no decorators. */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith(api) || !url.endsWith('.ts')) return nextLoad(url, context);
    swc ??= require('@swc/core') as NonNullable<typeof swc>;
    const compiled = swc.transformFileSync(fileURLToPath(url), {
      ...options,
      swcrc: false,
      sourceMaps: 'inline',
    });
    return { format: 'module', source: compiled.code, shortCircuit: true };
  },
});
