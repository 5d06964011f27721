import { defineConfig } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

const VAGUE_NAMES = '{utils,util,helpers,helper,common,misc,lib,shared}';
const NODE_TEST = ['test', 'it', 'describe', 'suite', 'before', 'after', 'beforeEach', 'afterEach'];

export default defineConfig(
  {
    ignores: [
      'node_modules',
      'data',
      'api/dist',
      'site/build',
      'admin/dist',
      'contract/openapi.ts',
      'test-results',
      'api/test/generated-clients/*.client.ts',
    ],
  },
  tseslint.configs.recommendedTypeChecked,
  prettier,
  {
    files: ['**/*.{ts,tsx,js}'],
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 200 }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // The runner of node:test awaits them itself.
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: NODE_TEST }] },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  // The configuration files in JavaScript are in no tsconfig.json.
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: [`**/${VAGUE_NAMES}/**`, `**/${VAGUE_NAMES}.{ts,tsx}`],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'Name the folder or file after what it holds.' },
      ],
    },
  },
  {
    // Bodies of supertest and parsed JSON are untyped in tests, which compare them as a whole.
    files: ['**/*.test.{ts,tsx}', 'api/test/**', 'site/e2e/**', 'test/**', 'bench/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Remix takes a thrown response as the answer of a loader or action.
    files: ['site/app/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: '@remix-run/server-runtime', name: 'TypedResponse' },
            { from: 'package', package: '@remix-run/router', name: 'DataWithResponseInit' },
          ],
        },
      ],
    },
  },
  { files: ['api/src/**/*.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  { files: ['api/src/migrations/*.ts'], rules: { 'max-lines': 'off' } },
  { files: ['scripts/**', 'bench/**', 'test/**'], rules: { 'no-console': 'off' } },
);
