import { vitePlugin as remix } from '@remix-run/dev';
import tailwind from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The root is the repository's, because Remix wants a package.json there and the parts share one. */
export default defineConfig({
  root,
  publicDir: 'site/public',
  plugins: [
    tailwind(),
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
  build: { assetsInlineLimit: 0 },
  ssr: { noExternal: ['lucide-react'] },
});
