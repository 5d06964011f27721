import { ESLint, type Linter } from 'eslint';
import { join } from 'node:path';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { root } from '../../scripts/dev/settings/settings.ts';

/**
 * Prints type errors and findings of ESLint, and fails if there are any. The typed rules ask the program that has just been
 * checked: `tsc` and `eslint .` would each parse and check the whole repository.
 */

/** Kept from run to run, with the versions and settings of the tools in its keys; `npm ci` deletes it. */
const CACHE = join(root, 'node_modules/.cache');
const host: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
};
const options = { incremental: true, tsBuildInfoFile: join(CACHE, 'types.tsbuildinfo') };
const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), options, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (error) => {
    throw new Error(ts.formatDiagnostic(error, host));
  },
});
if (!config) throw new Error('There is no tsconfig.json.');
const builder = ts.createIncrementalProgram({
  rootNames: config.fileNames,
  options: config.options,
  configFileParsingDiagnostics: config.errors,
});
const errors = [
  ...builder.getConfigFileParsingDiagnostics(),
  ...builder.getOptionsDiagnostics(),
  ...builder.getGlobalDiagnostics(),
  ...builder.getSyntacticDiagnostics(),
  ...builder.getSemanticDiagnostics(),
];
builder.emit();
if (errors.length > 0) console.log(ts.formatDiagnosticsWithColorAndContext(errors, host));

const typed = tseslint.parser as Extract<Linter.Parser, { parseForESLint: unknown }>;
const parser: Linter.Parser = {
  // ESLint writes this into the key of its cache, and could not write a program.
  meta: typed.meta,
  parseForESLint: (code, given) =>
    typed.parseForESLint(code, {
      ...given,
      projectService: false,
      programs: [builder.getProgram()],
    }),
};
const eslint = new ESLint({
  cwd: root,
  overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  // Its key is the content of one file, but findings by type also depend on imported files: CI lints without it.
  cache: !process.env.CI,
  cacheStrategy: 'content',
  cacheLocation: join(CACHE, 'lint'),
});
const results = await eslint.lintFiles('.');
const findings = await (await eslint.loadFormatter()).format(results);
if (findings) console.log(findings);
process.exitCode = errors.length > 0 || findings ? 1 : 0;
