/** A compiled part of the product. Scripts and the site's server need no build: Node runs their TypeScript. */
export interface Build {
  name: string;
  /** Files and folders the result depends on, relative to the root. */
  sources: string[];
  /** Output folder, deleted before each build. */
  result: string;
  /** Arguments for Node. */
  command: string[];
  /** Whether it is rebuilt on changes in development, with `--watch`. The site's server compiles pages and admin itself. */
  watches?: true;
}

const sharedSources = ['package-lock.json', 'contract', 'platform'];

export const builds: Build[] = [
  {
    name: 'api',
    sources: ['api/src', 'api/commands', 'nest-cli.json', '.swcrc', ...sharedSources],
    result: 'api/dist',
    command: ['node_modules/@nestjs/cli/bin/nest.js', 'build'],
    watches: true,
  },
  {
    name: 'site',
    sources: [
      'site/app',
      'site/public',
      'site/vite.config.ts',
      'site/content-plugin.ts',
      'site/precompress.ts',
      ...sharedSources,
    ],
    result: 'site/build',
    command: [
      'node_modules/@remix-run/dev/dist/cli.js',
      'vite:build',
      '--config',
      'site/vite.config.ts',
    ],
  },
  {
    name: 'admin',
    sources: [
      'admin/src',
      'admin/public',
      'admin/index.html',
      'admin/vite.config.ts',
      ...sharedSources,
    ],
    result: 'admin/dist',
    command: ['node_modules/vite/bin/vite.js', 'build', 'admin'],
  },
];
