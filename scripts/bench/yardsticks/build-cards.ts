import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../supervisor/settings.ts';

/** Builds Y4 (cards.tsx) into a folder below the root, so that it finds React; answers its program. */
export async function buildCards(folder: string): Promise<string> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '@remix-run/react': join(import.meta.dirname, 'without-remix.tsx') } },
    build: {
      ssr: join(import.meta.dirname, 'cards.tsx'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      rollupOptions: { output: { entryFileNames: 'cards.js', format: 'es' } },
    },
  });
  return join(folder, 'cards.js');
}
