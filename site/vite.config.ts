import { vitePlugin as remix } from '@remix-run/dev';
import tailwind from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { contentPlugin } from './content-plugin.ts';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The root is the repository's, because Remix wants a package.json there and the parts share one. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: 'site/public',
  plugins: [
    tailwind(),
    contentPlugin(),
    remix({
      appDirectory: 'site/app',
      buildDirectory: 'site/build',
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
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

/**
 * A page on a slow line pays for every request, so what several pages share comes in four files: the libraries, which
 * change rarely, the layout, the listings and the forms.
 */
function chunkOf(id: string): string | undefined {
  if (/[/]node_modules[/]/.test(id)) return 'libraries';
  if (/[/]site[/]app[/](forms[/]|companies[/]registration|jobs[/]posting-)/.test(id))
    return 'forms';
  if (/[/]site[/]app[/](listings|companies|jobs)[/]/.test(id)) return 'listings';
  if (/[/]site[/]app[/]layout[/]/.test(id)) return 'layout';
  return undefined;
}
