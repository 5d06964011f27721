import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lanes } from '../testing/steps.ts';
import { root } from '../supervisor/settings.ts';

const text = (file: string) => readFileSync(join(root, file), 'utf8');

/** A row of the matrix in docs/security.md. */
export interface Row {
  id: string;
  state: string;
  holds: string;
  /** Each in backticks, in the last column. */
  commands: string[];
}

/** The rows between the two marks. */
export function matrixRows(): Row[] {
  const [, marked = ''] = text('docs/security.md').split(/<!-- matrix:(?:begin|end) -->/);
  return [...marked.matchAll(/^\| ([A-Z]\d+) +\|(.*)\|$/gm)].map(([, id = '', rest = '']) => {
    const [, state = '', holds = '', proof = ''] = rest.split('|').map((cell) => cell.trim());
    return {
      id,
      state,
      holds,
      commands: [...proof.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one),
    };
  });
}

/** Where the tests of a step are. */
const testFiles: Record<string, string[]> = {
  api: ['api/{src,test}/**/*.test.ts'],
  e2e: ['site/e2e/*.spec.ts'],
};

/** Why a command proves nothing: it is none of ours, or no test has what it asks for. Undefined when it will do. */
export function faultOf(command: string): string | undefined {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  if (command.startsWith('npm test -- ')) return faultOfStep(words[3] ?? '', words.slice(5));
  if (command.startsWith('npx node --test ')) return faultOfFiles(words.slice(3));
  const script = /^npm run ([\w:]+)/.exec(command)?.[1] ?? '';
  const scripts = JSON.parse(text('package.json')).scripts as Record<string, string>;
  if (!(script in scripts)) return `there is no script '${script}'`;
  return script === 'faults' ? faultOfFaults(words.slice(4)) : undefined;
}

/** Each fault says its own id, as in `id: 'F1'`. */
function faultOfFaults(ids: string[]): string | undefined {
  const all = globSync('scripts/faults/*.ts', { cwd: root }).map(text).join('\n');
  const missing = ids.find((id) => !all.includes(`id: '${id}'`));
  return missing && `there is no fault '${missing}'`;
}

function faultOfStep(step: string, words: string[]): string | undefined {
  if (!lanes.flat().some(({ name }) => name === step)) return `there is no step '${step}'`;
  const option = words.findIndex((word) => word === '-t' || word === '-g');
  const title = option === -1 ? undefined : words[option + 1];
  const patterns = option === -1 ? words : words.slice(0, option);
  const files = globSync(testFiles[step] ?? [], { cwd: root }).filter((file) =>
    patterns.some((pattern) => new RegExp(pattern).test(file)),
  );
  if (files.length === 0) return `no test file is called ${patterns.join(' or ')}`;
  if (title === undefined || files.some((file) => hasTitle(file, title))) return undefined;
  return `no test in ${files.join(', ')} is called '${title}'`;
}

const faultOfFiles = (files: string[]) => {
  const found = globSync(files, { cwd: root });
  return files.length > 0 && found.length === files.length
    ? undefined
    : `not all of ${files.join(', ')} exist`;
};

/** Whether the words stand in a string of the file, on one line. */
const hasTitle = (file: string, title: string) =>
  [...text(file).matchAll(/(['"`])((?:\\.|(?!\1)[^\n])*)\1/g)].some(([, , inner = '']) =>
    inner.includes(title),
  );

/** The rows that tests say they are about, as in `describe('U1: …')`. */
export const rowsInTests = (): string[] =>
  globSync(['{api,site,scripts}/**/*.{test,spec}.ts', 'scripts/security/*.ts'], {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).flatMap((file) =>
    [...text(file).matchAll(/\b(?:describe|it|test)\(\s*['"`]([UXATZ]\d+):/g)].map(
      ([, id = '']) => id,
    ),
  );
