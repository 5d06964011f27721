import { vitePlugin as remix } from '@remix-run/dev';
import tailwind from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { contentPlugin } from './content-plugin.ts';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The repository's root, since Remix requires a package.json there. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: 'site/public',
  plugins: [
    tailwind(),
    contentPlugin(),
    remix({
      appDirectory: 'site/app',
      buildDirectory: 'site/build',
      ignoredRouteFiles: ['**/*.test.*'],
      future: {
        v3_fetcherPersist: true,
        // Asks the server on each page which links lead where, and a reveal fails with it on a bad line.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    precompress('site/build/client'),
  ],
  build: {
    assetsInlineLimit: 0,
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks: chunkOf } },
  },
  // While developing: found late, a library would be made anew, and React be there twice.
  optimizeDeps: {
    include: ['@remix-run/react', 'react', 'react-dom/client', 'react/jsx-dev-runtime'],
  },
}));

/** Bundles shared code in four chunks, since each request is expensive on a slow connection. */
function chunkOf(id: string): string | undefined {
  if (/[/]node_modules[/]/.test(id)) return 'libraries';
  if (/[/]site[/]app[/](forms[/]|companies[/]registration|jobs[/]posting[.])/.test(id))
    return 'forms';
  if (/[/]site[/]app[/](listings|companies|jobs|search|places|dialogs|text)[/]/.test(id))
    return 'listings';
  if (/[/]site[/]app[/]content[/](reach-us|variables)[.]/.test(id)) return 'reach-us';
  // Left to itself, contract/ comes into the chunk of the forms, which the listings would import in a circle.
  if (/[/](site[/]app[/]layout|contract)[/]/.test(id)) return 'layout';
  return undefined;
}
