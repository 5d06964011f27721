/**
 * Which folder may import which (docs/development.md). Checked by `npm test -- imports`.
 */

/** Folders of the api, bottom up: a folder may import itself and the levels below its own. */
const apiLevels = [
  ['config'],
  ['platform'],
  ['places'],
  ['auth'],
  ['listings'],
  ['partners', 'contacts'],
  ['search', 'screening', 'listing-images', 'notices', 'figures'],
  ['submissions'],
  ['moderation'],
  ['inquiries', 'changes', 'reports'],
  ['listing-api'],
  ['companies', 'jobs'],
  ['proofs', 'ownership-claims'],
  ['ownership'],
  ['migrations'],
  ['app'],
];

/** The other parts that a part may import. Parts communicate over HTTP and share contract/ (docs/decisions/001). */
const parts = {
  contract: [],
  platform: ['contract'],
  api: ['contract', 'platform'],
  site: ['contract', 'platform'],
  admin: ['contract', 'platform'],
};

/** Tests that start the whole app or product. */
const tests = '^(api/test/|site/e2e/|site/playwright\\.config)';
const anyOf = (names) => `(${names.join('|')})`;

const apiRules = apiLevels.map((folders, level) => ({
  name: `api-${folders.join('-')}`,
  comment: 'A folder of the api imports only the levels below its own.',
  severity: 'error',
  from: { path: `^api/src/${anyOf(folders)}/`, pathNot: tests },
  to: {
    path: '^api/(src|commands)/',
    pathNot: [
      '^api/src/$1/',
      ...(level > 0 ? [`^api/src/${anyOf(apiLevels.slice(0, level).flat())}/`] : []),
    ],
  },
}));

const partRules = Object.entries(parts).map(([part, allowed]) => ({
  name: `part-${part}`,
  comment: 'Parts communicate over HTTP and share contract/.',
  severity: 'error',
  from: { path: `^${part}/`, pathNot: tests },
  to: {
    path: '^(contract|platform|api|site|admin|scripts|bench|test)/',
    pathNot: `^${anyOf([part, ...allowed])}/`,
  },
}));

export default {
  forbidden: [
    {
      name: 'no-circular-files',
      severity: 'error',
      from: { pathNot: tests },
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    ...apiRules,
    ...partRules,
    {
      name: 'search-has-one-door',
      severity: 'error',
      from: { path: '^api/', pathNot: [tests, '^api/src/search/'] },
      to: { path: '^api/src/search/', pathNot: '^api/src/search/search\\.ts$' },
    },
    {
      name: 'companies-and-jobs-apart',
      comment: 'Code for both belongs to listings.',
      severity: 'error',
      from: { path: '^(api/src|site/app|admin/src)/(companies|jobs)/', pathNot: tests },
      to: { path: '^$1/(companies|jobs)/', pathNot: '^$1/$2/' },
    },
    {
      name: 'remix-only-in-site',
      comment: 'docs/decisions: Remix stays replaceable as long as only site/ knows it.',
      severity: 'error',
      from: { pathNot: '^site/' },
      to: { path: 'node_modules/@remix-run/' },
    },
    {
      name: 'server-files-from-server-files',
      comment: 'A *.server.ts file must not reach the browser.',
      severity: 'error',
      from: {
        path: '^site/app/',
        pathNot: [
          '\\.server\\.tsx?$',
          '^site/app/routes/',
          '^site/app/(root|entry\\.server)',
          tests,
        ],
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own build output: @remix-run's files lie in dist folders, too. Nothing imports a test file.
    exclude: {
      path: '^(api/dist|site/build|admin/dist)/|^contract/openapi\\.ts$|\\.(test|spec)\\.[tj]sx?$',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
};
