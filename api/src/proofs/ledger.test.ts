import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('has the only code that writes a proof or the proofs of a company', () => {
  const root = join(import.meta.dirname, '../..');
  const writers = globSync('{src,commands}/**/*.ts', { cwd: root }).filter(
    (path) =>
      !/\.test\.ts$|\/migrations\//.test(path) &&
      /\.proofs\s*(\[[^\]]+\]\s*)?=[^=]|set proofs|(update|into|delete from) proof\b|create\(Proof\b|\bnew Proof\(/i.test(
        readFileSync(join(root, path), 'utf8'),
      ),
  );
  expect(writers).toEqual(['src/proofs/ledger.ts']);
});
