/**
 * npm run contract: writes openapi.json, the calls of partners and the panel, and contract/openapi.json, those of the site
 * too, from the declarations of the api, and contract/openapi.ts from the latter. `--check` writes nothing; it prints the differences and fails when the committed files are out of date.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './dev/build/build.ts';
import { difference, generateContract } from './dev/build/contract.ts';
import { refuse, Refusal } from './dev/settings/refusal.ts';
import { root } from './dev/settings/settings.ts';
import { Stack } from './dev/process/stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
try {
  await buildStale(new Stack(), ['api']);
  const generated = await generateContract(folder);
  if (process.argv.includes('--check')) {
    const differences = generated.map(({ file, copy }) => difference(file, copy)).filter(Boolean);
    if (differences.length > 0) {
      throw new Refusal(
        `${differences.join('\n')}\n\nThe contract has drifted: run 'npm run contract' and commit the result.`,
      );
    }
    console.log('openapi.json and contract/ are up to date.');
  } else {
    for (const { file, copy } of generated) copyFileSync(copy, join(root, file));
  }
} catch (error) {
  refuse(error);
}
