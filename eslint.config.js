import { defineConfig } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

/** A part may import the contract and itself; the parts meet only over HTTP (docs/decisions/001). */
const closed = (...others) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: others.map((part) => ({
        regex: `/${part}/(src|app)/`,
        message: 'Parts meet only through contract/.',
      })),
    },
  ],
});

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
    ],
  },
  tseslint.configs.recommended,
  prettier,
  {
    files: ['**/*.{ts,tsx,js}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 200 }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration > Identifier[name=/^(utils|helpers|common|misc)$/]',
          message: 'Name the thing.',
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  { files: ['api/src/**/*.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  { files: ['api/src/migrations/*.ts'], rules: { 'max-lines': 'off' } },
  { files: ['scripts/**', 'bench/**', 'test/**'], rules: { 'no-console': 'off' } },
  { files: ['api/**'], rules: closed('site', 'admin') },
  { files: ['site/**'], rules: closed('api', 'admin') },
  { files: ['admin/**'], rules: closed('api', 'site') },
);
