import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../platform/precompress.ts';

/**
 * `vite build admin` writes admin/dist, which the site serves: dist/index.html for /admin-login and
 * /admin/*, everything else under /admin/. In development the site runs Vite for them (site/server/development.ts).
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), precompress('admin/dist')],
  build: {
    target: ['chrome90', 'firefox86', 'safari15'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1600,
  },
});
