/** What is built before the product can run. Scripts and the site's server are not: Node runs them as they are. */
export interface Build {
  name: string;
  /** Files and folders the result depends on, from the root. */
  sources: string[];
  /** The folder of the result; it is made anew by each build. */
  result: string;
  /** Arguments for Node. */
  command: string[];
  /** Added to the command to build again at every change; the site's server does that itself. */
  watch?: string[];
}

const everywhere = ['package-lock.json', 'contract', 'platform'];

export const builds: Build[] = [
  {
    name: 'api',
    sources: ['api/src', 'api/commands', 'nest-cli.json', '.swcrc', ...everywhere],
    result: 'api/dist',
    command: ['node_modules/@nestjs/cli/bin/nest.js', 'build'],
    watch: ['--watch'],
  },
  {
    name: 'site',
    sources: [
      'site/app',
      'site/public',
      'site/vite.config.ts',
      'site/content-plugin.ts',
      'site/precompress.ts',
      ...everywhere,
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
      ...everywhere,
    ],
    result: 'admin/dist',
    command: ['node_modules/vite/bin/vite.js', 'build', 'admin'],
    watch: ['--watch'],
  },
];
